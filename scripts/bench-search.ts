// npm run bench:search: server times of suggestions and lists for growing catalogues, one request after another.
// Catalogues are created once in .data/bench. --sizes 1000,10000,50000,200000,1000000 --rounds 5
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildApp } from '../server/app.ts'
import { configOf } from '../server/config.ts'
import type { Db } from '../server/database/database.ts'
import { launchDatabase } from '../server/database/launcher/launch.ts'
import { usualMemoryMs } from '../server/deps.ts'
import { measuredBrand, openCatalogue } from './lib/bench/bench-catalogue.ts'
import { type Percentiles, percentiles, saveFigures } from './lib/bench/bench-figures.ts'
import { listKinds } from './lib/bench/bench-lists.ts'
import { terms } from './lib/bench/bench-terms.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string' }, rounds: { type: 'string' } } })
const sizes = (values.sizes ?? '1000,10000,50000,200000').split(',').map(Number)
const rounds = Number(values.rounds ?? 5)
const listRounds = Math.min(rounds, 3)

/** The budgets by number of products: p95 in milliseconds. */
const budgets: Readonly<Record<number, { suggestions: number; lists: number }>> = {
  50000: { suggestions: 10, lists: 40 },
  200000: { suggestions: 10, lists: 60 },
  1000000: { suggestions: 10, lists: 150 },
}

const fast = { perSecond: 1_000_000, burst: 1_000_000 }

/** The whole server without pages, called in process. */
const serverOn = (db: Db) => {
  const { pageCache } = configOf({})
  return buildApp({
    db,
    clock: () => new Date(),
    rememberMs: usualMemoryMs,
    site: { defaultBrand: measuredBrand, hosts: [] },
    limits: { reads: fast, writes: fast },
    pageCache,
    dataDir: '.data/bench',
    renderer: () => ({
      render: () => Promise.reject(new Error('No pages are measured here')),
      assets: () => ({ template: '', pageFiles: () => [], scriptHashes: [] }),
      withPolicy: false,
    }),
  })
}

type App = Awaited<ReturnType<typeof serverOn>>

async function get(app: App, url: string) {
  const response = await app.inject({ url, headers: { host: `${measuredBrand}.localhost` } })
  if (response.statusCode !== 200) throw new Error(`${url} was answered with ${response.statusCode}: ${response.body}`)
  return response
}

async function timed(app: App, url: string) {
  const started = performance.now()
  await get(app, url)
  return performance.now() - started
}

const suggestionsOf = (term: string) => `/api/v3/search?${new URLSearchParams({ searchTerm: term })}`

/** Every term in every round, one after another: the time for one shopper on an idle server. */
async function suggestions(app: App) {
  const all: number[] = []
  const fastest: number[] = []
  const byKind: Record<string, Percentiles> = {}
  const slowest: { term: string; ms: number }[] = []
  for (const [kind, texts] of terms) {
    const ofKind: number[] = []
    for (const term of texts) {
      await timed(app, suggestionsOf(term))
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await timed(app, suggestionsOf(term)))
      slowest.push({ term, ms: percentiles(times).p50 })
      fastest.push(Math.min(...times))
      ofKind.push(...times)
    }
    byKind[kind] = percentiles(ofKind)
    all.push(...ofKind)
  }
  // The best time of each term is its cost without other load on the machine.
  return {
    ...percentiles(all),
    best: percentiles(fastest),
    byKind,
    slowest: slowest.sort((a, b) => b.ms - a.ms).slice(0, 5),
  }
}

/** Every list in every round: p95 of the lists of a kind. */
async function lists(app: App) {
  const byKind: Record<string, Percentiles & { best: number; slowest: string }> = {}
  for (const [kind, urls] of await listKinds((url) => get(app, url))) {
    const all: { url: string; ms: number }[] = []
    const fastest: number[] = []
    for (const url of urls) {
      await timed(app, url)
      const times: number[] = []
      for (let round = 0; round < listRounds; round++) times.push(await timed(app, url))
      all.push(...times.map((time) => ({ url, ms: time })))
      fastest.push(Math.min(...times))
    }
    const slowest = all.reduce((found, row) => (row.ms > found.ms ? row : found), { url: '', ms: 0 }).url
    byKind[kind] = { ...percentiles(all.map((row) => row.ms)), best: percentiles(fastest).p95, slowest }
  }
  return byKind
}

const ms = (value: number) => value.toFixed(1).padStart(7)

const line = (name: string, { p50, p95, max }: Percentiles) =>
  `    ${name.padEnd(32)} p50 ${ms(p50)}  p95 ${ms(p95)}  max ${ms(max)}`

const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20)

async function measure(connection: Parameters<typeof openCatalogue>[0], size: number) {
  const { db, close, products } = await openCatalogue(connection, size)
  const app = await serverOn(db)
  const memoryBefore = megabytes()
  try {
    if (rounds > 1) await suggestions(app) // warm
    const found = await suggestions(app)
    console.log(`${products} products, load ${loadavg()[0]?.toFixed(1)}`)
    console.log(line('suggestions', found))
    console.log(line('suggestions, best of each term', found.best))
    for (const [kind, figures] of Object.entries(found.byKind)) console.log(line(`  ${kind}`, figures))
    console.log(`    slowest: ${found.slowest.map((row) => `${row.term} ${row.ms.toFixed(1)}`).join(', ')}`)
    const listed = await lists(app)
    for (const [kind, figures] of Object.entries(listed))
      console.log(
        `${line(kind, figures)}  best of each p95 ${ms(figures.best)}  ${figures.max > 100 ? figures.slowest : ''}`,
      )
    const memory = { before: memoryBefore, after: megabytes() }
    console.log(`    memory ${memory.before} MB before, ${memory.after} MB after`)
    return { products, load: loadavg()[0], memory, suggestions: found, lists: listed }
  } finally {
    await app.close()
    await close()
  }
}

type Row = Awaited<ReturnType<typeof measure>>

/** How the times grow with the catalogue. */
function printGrowth(rows: readonly Row[]) {
  console.log(
    `p95 by products: ${rows.map(({ products, load = 0 }) => `${products} (load ${load.toFixed(1)})`).join(' · ')}`,
  )
  const curve = (name: string, of: (row: Row) => number | undefined) =>
    console.log(`    ${name.padEnd(32)} ${rows.map((row) => ms(of(row) ?? 0)).join(' · ')}`)
  curve('suggestions', (row) => row.suggestions.p95)
  for (const kind of Object.keys(rows[0]?.lists ?? {})) curve(kind, (row) => row.lists[kind]?.p95)
}

const database = await launchDatabase({ dataDir: '.data/bench', log: console.log })
try {
  const rows: Row[] = []
  for (const size of sizes) rows.push(await measure(database.connection, size))
  printGrowth(rows)
  await saveFigures('search', { budgets, rounds, rows })
  for (const { products, suggestions: found, lists: listed } of rows) {
    const budget = budgets[products]
    if (!budget) continue
    const over = [
      ...(found.p95 > budget.suggestions ? [`suggestions ${found.p95.toFixed(0)} ms`] : []),
      ...Object.entries(listed).flatMap(([kind, { p95 }]) =>
        p95 > budget.lists ? [`${kind} ${p95.toFixed(0)} ms`] : [],
      ),
    ]
    if (over.length === 0) continue
    console.log(`Over the budget at ${products} products: ${over.join(', ')}.`)
    process.exitCode = 1
  }
} finally {
  await database.stop()
}
