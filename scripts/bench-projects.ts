// npm run bench:projects: the response times of the project dashboard over HTTP, for every filter and sort on its
// first, tenth and last page. The shop is created once in .data/bench-projects. --size 100000 --rounds 3 --brand wa
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type RowPath, rowPaths, sortDirections } from '#contract/project/project-values.ts'
import { configOf } from '../server/config.ts'
import { countProjects } from '../server/project/store/projects.ts'
import { percentiles, saveFigures } from './lib/bench/bench-figures.ts'
import { bearerOf, withDemo } from './lib/bench/demo-database.ts'
import { addProjects } from './lib/bench/many-projects.ts'
import { type ShopServer, startShop } from './lib/shop-server.ts'

const { values } = parseArgs({
  options: { size: { type: 'string' }, rounds: { type: 'string' }, brand: { type: 'string' } },
})
const size = Number(values.size ?? 100_000)
const rounds = Number(values.rounds ?? 3)
const brand = values.brand ?? 'wa'
const dataDir = `.data/bench-projects/${size}`

/** The budget at the 95th percentile, for every filter and sort. */
const budgetMs = 120

const pageSize = 13
const days = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

type Query = Record<string, string>

/** Rare and common values of each filter, alone and combined. */
const filters: Record<string, Query> = {
  'last 90 days': {},
  'all time': { allTime: 'true' },
  'one month of last year': { fromDate: days(430), toDate: days(400) },
  'only mine': { allTime: 'true', onlyMyProjects: 'true' },
  'no bookings': { allTime: 'true', showCulinaryBookings: 'false' },
  brand: { allTime: 'true', brand: 'Norrvik' },
  category: { allTime: 'true', category: 'kitchen' },
  'narrow category': { allTime: 'true', category: 'kitchen/small-appliances/kettles' },
  sku: { allTime: 'true', sku: '' },
  referrer: { allTime: 'true', referrerCode: 'OAK-214' },
  'brand, category, no bookings': {
    allTime: 'true',
    brand: 'Norrvik',
    category: 'kitchen',
    showCulinaryBookings: 'false',
  },
}

/** Creates the shop if it is missing, and signs in a member of staff. */
async function prepare() {
  const config = configOf({ DATA_DIR: dataDir })
  const now = new Date()
  const known = await withDemo(config, now, (db) => countProjects(db, { brand }))
  if (known < size) await addProjects(config, { count: size, brand, now })
  return withDemo(config, now, async (db) => {
    const { rows } = await db.execute<{ sku: string }>('select sku from project_lines order by md5(sku) limit 1')
    return { bearer: await bearerOf(db, { brand, email: 'noor@hearth.example' }), sku: rows[0]?.sku ?? '' }
  })
}

type SearchResponse = { quotes: unknown[]; totalCount: number }

async function timed({ port }: ShopServer, bearer: string, query: Query) {
  const url = `http://127.0.0.1:${port}/api/v2/project/search?${new URLSearchParams(query)}`
  const headers = { host: `${brand}.localhost:${port}`, authorization: `Bearer ${bearer}` }
  const started = performance.now()
  const response = await fetch(url, { headers })
  const body = await response.text()
  const ms = performance.now() - started
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}: ${body.slice(0, 300)}`)
  return { ms, found: JSON.parse(body) as SearchResponse }
}

const pagesOf = (total: number) => ({
  first: 0,
  tenth: Math.min(9, Math.max(0, Math.ceil(total / pageSize) - 1)),
  last: Math.max(0, Math.ceil(total / pageSize) - 1),
})

type Time = { filter: string; sort: RowPath; direction: string; page: string; ms: number }

async function measure(server: ShopServer, bearer: string) {
  const times: Time[] = []
  for (const [filter, query] of Object.entries(filters)) {
    const { found } = await timed(server, bearer, query)
    const pages = Object.entries(pagesOf(found.totalCount))
    for (const sort of rowPaths)
      for (const direction of sortDirections)
        for (const [page, number] of pages)
          for (let round = 0; round < rounds; round++) {
            const place = {
              page: String(number),
              limit: String(pageSize),
              sortProperty: sort,
              sortDirection: direction,
            }
            const { ms } = await timed(server, bearer, { ...query, ...place })
            times.push({ filter, sort, direction, page, ms })
          }
    report(
      `${filter} (${found.totalCount})`,
      times.filter((time) => time.filter === filter),
    )
  }
  return times
}

const ms = (value: number) => value.toFixed(1).padStart(7)

function report(name: string, times: readonly Time[]) {
  const of = (chosen: readonly Time[]) => {
    const { p50, p95 } = percentiles(chosen.map((time) => time.ms))
    return `${ms(p50)} ${ms(p95)}`
  }
  const columns = ['first', 'tenth', 'last'].map((page) => of(times.filter((time) => time.page === page)))
  console.log(`${name.padEnd(38)} ${[of(times), ...columns].join('   ')}`)
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

const { bearer, sku } = await prepare()
if (filters.sku) filters.sku.sku = sku
const unlimited = { READS_PER_SECOND: '1000000', READS_BURST: '1000000' }
const server = await startShop(dataDir, { BRAND: brand, ...unlimited })
try {
  const loadBefore = load()
  console.log(`${size} projects, ${rounds} rounds, load ${loadBefore}; p50 and p95 in ms`)
  console.log(
    `${'filter (rows)'.padEnd(38)} ${['all pages', 'first', 'tenth', 'last'].map((name) => name.padEnd(15)).join('   ')}`,
  )
  const times = await measure(server, bearer)
  console.log('by sort')
  for (const sort of rowPaths)
    report(
      sort,
      times.filter((time) => time.sort === sort),
    )
  report('everything', times)
  const all = percentiles(times.map((time) => time.ms))
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  for (const time of slowest)
    console.log(`slow: ${time.filter}, ${time.sort} ${time.direction}, ${time.page} page: ${ms(time.ms)}`)
  console.log(`p95 ${ms(all.p95)} ms of at most ${budgetMs}, load ${loadBefore} before and ${load()} after`)
  await saveFigures('projects', { size, rounds, brand, budgetMs, all, times })
  if (all.p95 > budgetMs) process.exitCode = 1
} finally {
  await server.stop()
}
