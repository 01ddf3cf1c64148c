// npm run lighthouse: audits the pages of the production build as a phone would open them, and prints the medians.
// The app starts by itself during the audit, and each row says whether it did.
// --brands wa,fk --pages home,product --runs 5 --url http://127.0.0.1:3000 --desktop
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import lighthouse, { type Config, desktopConfig, type Flags, type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { type BrandKey, brands, shops } from '../e2e/brands.ts'
import { chromiumAt, measuringFlags } from './lib/browser/chromium-launch.ts'
import { startShop } from './lib/shop-server.ts'

const { values } = parseArgs({
  options: {
    brands: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string' },
    url: { type: 'string' },
    desktop: { type: 'boolean' },
    out: { type: 'string' },
  },
})

const pathsOf = (brand: BrandKey) => ({
  home: '/',
  category: shops[brand].category,
  product: shops[brand].product,
  search: `/search/${shops[brand].searchTerm}`,
  compare: `/compare?sku=${shops[brand].sku}`,
  store: shops[brand].store,
  content: '/s/delivery',
  cart: '/cart',
  checkout: '/customer/checkout',
})
type PageName = keyof ReturnType<typeof pathsOf>
const defaultPages: PageName[] = ['home', 'category', 'product', 'search', 'compare', 'store', 'content']

const chosenBrands = list(values.brands, brands)
const chosenPages = list(values.pages, defaultPages)
const runs = Number(values.runs ?? 5)
const debuggingPort = 9333
const out = values.out ?? 'test-results/lighthouse'

type Row = Record<'performance' | 'accessibility' | 'best' | 'seo', number> &
  Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'requests' | 'kb' | 'scriptKb' | 'benchmarkIndex', number> & {
    brand: string
    page: string
    /** Whether the app had started in every run. */
    isStarted: boolean
    worst: string
  }

const config: Config = values.desktop ? desktopConfig : { extends: 'lighthouse:default' }

const server = values.url ? null : await startShop('.data/measure')
const port = server?.port ?? new URL(values.url ?? '').port
const browser = await chromium.launch({
  ...chromiumAt('whole'),
  // Playwright disables this cache, which would lower the score of the page.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [`--remote-debugging-port=${debuggingPort}`, ...measuringFlags],
})
const rows: Row[] = []
try {
  await mkdir(out, { recursive: true })
  for (const brand of chosenBrands) for (const page of chosenPages) rows.push(await audit(brand, page))
} finally {
  await browser.close()
  await server?.stop()
}
await writeFile(`${out}/summary.json`, `${JSON.stringify(rows, null, 2)}\n`)
const short = rows.filter((row) => Math.min(row.performance, row.accessibility, row.best, row.seo) < 100)
console.log(`\n${rows.length - short.length} of ${rows.length} pages have 100 in all four categories`)

async function audit(brand: BrandKey, page: PageName): Promise<Row> {
  const url = `http://${brand}.localhost:${port}${pathsOf(brand)[page]}`
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push((await runOnce(url)) ?? (await runOnce(url)) ?? failed(url))
  const last = results.at(-1)
  await writeFile(`${out}/${brand}-${page}.json`, JSON.stringify(last))
  const score = (id: string) => median(results.map((result) => 100 * (result.categories[id]?.score ?? 0)))
  const number = (id: string) => median(results.map((result) => result.audits[id]?.numericValue ?? 0))
  const row = {
    brand,
    page,
    isStarted: results.every(hasStarted),
    performance: score('performance'),
    accessibility: score('accessibility'),
    best: score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    si: number('speed-index'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: median(results.map((result) => requestsOf(result).length)),
    kb: number('total-byte-weight') / 1024,
    scriptKb: scriptBytes(last) / 1024,
    benchmarkIndex: median(results.map((result) => result.environment.benchmarkIndex)),
    worst: last ? failing(last) : '',
  }
  const scores = [row.performance, row.accessibility, row.best, row.seo].map((value) => Math.round(value)).join('/')
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  console.log(
    `${brand.padEnd(7)} ${page.padEnd(9)} ${scores.padEnd(16)} FCP ${seconds(row.fcp)}  LCP ${seconds(row.lcp)}  SI ${seconds(row.si)}  ` +
      `TBT ${row.tbt.toFixed(0)}  CLS ${row.cls.toFixed(3)}  ${row.requests} requests, ${row.kb.toFixed(0)} KB, script ${row.scriptKb.toFixed(0)} KB  ` +
      `${row.isStarted ? 'app started' : 'app not started'}  index ${row.benchmarkIndex.toFixed(0)}  ${row.worst}`,
  )
  return row
}

/** Null without a result: sometimes the browser's trace lacks the start of the page. */
async function runOnce(url: string): Promise<Result | null> {
  const flags: Flags = { port: debuggingPort, output: 'json', logLevel: 'error' }
  const result = await lighthouse(url, flags, config)
  return result && !result.lhr.runtimeError ? result.lhr : null
}

function failed(url: string): never {
  throw new Error(`${url} could not be measured twice in a row`)
}

/** The failed audits, which show where to look. */
function failing(result: Result) {
  const weighed = ['accessibility', 'best-practices', 'seo'].flatMap((id) => result.categories[id]?.auditRefs ?? [])
  return weighed
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(' ')
}

function requestsOf(result: Result | undefined) {
  const details = result?.audits['network-requests']?.details
  return details?.type === 'table' ? details.items : []
}

function scriptBytes(result: Result | undefined) {
  const scripts = requestsOf(result).filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

/** The app requests the location once it has hydrated the page. */
function hasStarted(result: Result) {
  return requestsOf(result).some(({ url }) => /\/api\/geo\b/.test(String(url)))
}

function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function list<T extends string>(text: string | undefined, all: readonly T[]): readonly T[] {
  return text ? (text.split(',') as T[]) : all // a wrong name fails later, as a missing page
}
