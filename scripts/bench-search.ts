// npm run bench:search: server times of search suggestions, lists, facets, menu and manufacturers for growing
// catalogues. Catalogues are created once in .data/bench. --sizes 1000,10000 --rounds 5
import { parseArgs } from 'node:util'
import { buildApp } from '../server/app.ts'
import { configOf } from '../server/config.ts'
import type { Db } from '../server/database/database.ts'
import { launchDatabase } from '../server/database/launcher/launch.ts'
import { usualMemoryMs } from '../server/deps.ts'
import { measuredBrand, openCatalogue } from './lib/bench-catalogue.ts'
import { type Percentiles, percentiles, saveFigures } from './lib/bench-figures.ts'
import { terms } from './lib/bench-terms.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string' }, rounds: { type: 'string' } } })
const sizes = (values.sizes ?? '1000,10000,50000,200000').split(',').map(Number)
const rounds = Number(values.rounds ?? 5)

/** The performance budget of the architecture. */
const budget = { products: 50_000, p95: 10 }

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

async function timed(app: App, url: string) {
  const started = performance.now()
  const response = await app.inject({ url, headers: { host: `${measuredBrand}.localhost` } })
  const ms = performance.now() - started
  if (response.statusCode !== 200) throw new Error(`${url} was answered with ${response.statusCode}: ${response.body}`)
  return ms
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

const others = {
  'list of all products': '/api/catalogue/listing',
  'list of a top category': '/api/catalogue/listing?category=kitchen',
  'list of a narrow category': '/api/catalogue/listing?category=kitchen/small-appliances/kettles',
  'search results, broad': '/api/v2/SiteSearch/all/fridge',
  'search results, narrow': '/api/v2/SiteSearch/all/norrvik%20wine%20cooler',
  menu: '/api/navbar/',
  makers: '/api/catalogue/brands',
}

async function theRest(app: App) {
  const found: Record<string, number> = {}
  for (const [name, url] of Object.entries(others)) {
    await timed(app, url)
    found[name] = Math.min(await timed(app, url), await timed(app, url), await timed(app, url))
  }
  return found
}

const ms = (value: number) => value.toFixed(1).padStart(7)

async function measure(connection: Parameters<typeof openCatalogue>[0], size: number) {
  const { db, close, products } = await openCatalogue(connection, size)
  const app = await serverOn(db)
  try {
    await suggestions(app) // warm
    const figures = await suggestions(app)
    const rest = await theRest(app)
    console.log(
      `${String(products).padStart(7)} products: p50 ${ms(figures.p50)}  p95 ${ms(figures.p95)}  max ${ms(figures.max)} ms`,
    )
    console.log(
      `    best of each term      p50 ${ms(figures.best.p50)}  p95 ${ms(figures.best.p95)}  max ${ms(figures.best.max)}`,
    )
    for (const [kind, { p50, p95, max }] of Object.entries(figures.byKind))
      console.log(`    ${kind.padEnd(22)} p50 ${ms(p50)}  p95 ${ms(p95)}  max ${ms(max)}`)
    console.log(`    slowest: ${figures.slowest.map((row) => `${row.term} ${row.ms.toFixed(1)}`).join(', ')}`)
    for (const [name, time] of Object.entries(rest)) console.log(`    ${name.padEnd(26)} ${ms(time)}`)
    return { products, suggestions: figures, others: rest }
  } finally {
    await app.close()
    await close()
  }
}

const database = await launchDatabase({ dataDir: '.data/bench', log: console.log })
try {
  const rows: Awaited<ReturnType<typeof measure>>[] = []
  for (const size of sizes) rows.push(await measure(database.connection, size))
  const [first] = rows
  if (first)
    for (const { products, suggestions: found } of rows.slice(1))
      console.log(
        `${(products / first.products).toFixed(0)} times the products of ${first.products}: p50 ${(found.p50 / first.suggestions.p50).toFixed(1)} times, p95 ${(found.p95 / first.suggestions.p95).toFixed(1)} times`,
      )
  await saveFigures('search', { budget, rounds, rows })
  const judged = rows.find(({ products }) => products === budget.products)
  if (judged && judged.suggestions.p95 > budget.p95) {
    console.log(`Over the budget: p95 at ${budget.products} products is to be at most ${budget.p95} ms.`)
    process.exitCode = 1
  }
} finally {
  await database.stop()
}
