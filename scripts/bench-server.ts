// npm run bench:server: how many pages per second the built shop renders, and serves from its page cache, on one core,
// and its memory. --seconds 5 --connections 10 --brand wa
import { execFile, spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brands, shops } from '../e2e/brands.ts'
import { type LoadReport, type LoadRequest, saveFigures } from './lib/bench/bench-figures.ts'
import { type ShopServer, startShop } from './lib/shop-server.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, connections: { type: 'string' }, brand: { type: 'string' } },
})
const seconds = Number(values.seconds ?? 5)
const connections = Number(values.connections ?? 10)
const brand = brands.find((key) => key === values.brand) ?? 'wa'
const pages = {
  home: '/',
  category: shops[brand].category,
  product: shops[brand].product,
  search: `/search/${shops[brand].searchTerm}`,
}
const all = Object.values(pages)

/** The performance budgets of the architecture. */
const least = { rendered: 150, cached: 3000 }

const cores = cpus().length
const canPin = cores > 1 && spawnSync('taskset', ['-V']).status === 0
const run = promisify(execFile)

/** Sends requests from the other cores, so that the server has one to itself. */
async function load(server: ShopServer, wish: Partial<LoadRequest>): Promise<LoadReport> {
  const request = { port: server.port, paths: all, headers: {}, connections, seconds, ...wish }
  request.headers = { host: `${brand}.localhost:${server.port}`, ...request.headers }
  const args = [join(import.meta.dirname, 'lib/bench/bench-load.ts'), JSON.stringify(request)]
  const pinned = ['-c', `1-${cores - 1}`, process.execPath, ...args]
  const { stdout } = await (canPin ? run('taskset', pinned) : run(process.execPath, args))
  return JSON.parse(stdout)
}

/** Memory of the server process in megabytes. */
async function memory({ pid }: ShopServer) {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

/** Processor time of the server in seconds: more reliable on a busy machine. */
async function processorSeconds({ opsPort }: ShopServer) {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

type Row = LoadReport & { what: string; memoryMb: number; perCpuSecond: number }
const rows: Row[] = []
const started: Record<string, number> = {}

async function measure(server: ShopServer, what: string, wish: Partial<LoadRequest>) {
  const before = await processorSeconds(server)
  const report = await load(server, wish)
  const perCpuSecond = report.responses / ((await processorSeconds(server)) - before)
  const row = { what, ...report, perCpuSecond, memoryMb: await memory(server) }
  rows.push(row)
  const { perSecond, ms, bytesEach, statuses, memoryMb } = row
  console.log(
    `${what.padEnd(26)} ${perSecond.toFixed(0).padStart(7)}/s  ${perCpuSecond.toFixed(0).padStart(6)} per CPU second  p50 ${ms.p50.toFixed(1).padStart(6)}  p95 ${ms.p95.toFixed(1).padStart(6)}  max ${ms.max.toFixed(0).padStart(5)} ms  ` +
      `${(bytesEach / 1024).toFixed(0).padStart(4)} KB each  ${String(memoryMb).padStart(4)} MB  ${JSON.stringify(statuses)}`,
  )
  return row
}

async function withServer(name: string, settings: Record<string, string>, work: (server: ShopServer) => Promise<void>) {
  const unlimited = { READS_PER_SECOND: '1000000', READS_BURST: '1000000' }
  const server = await startShop('.data/measure', { BRAND: brand, ...unlimited, ...settings })
  try {
    if (canPin) await run('taskset', ['-apc', '0', String(server.pid)])
    started[name] = await memory(server)
    console.log(`${name}: ${started[name]} MB at the start`)
    await load(server, { requests: 400 }) // warm: compiled, and with open connections to the database
    await work(server)
  } finally {
    await server.stop()
  }
}

console.log(`${brand}, ${connections} connections, ${canPin ? 'server on one core' : `not pinned, ${cores} cores`}`)
await withServer('page cache off', { PAGE_CACHE_SECONDS: '0' }, async (server) => {
  for (const [name, path] of Object.entries(pages)) await measure(server, `rendered, ${name}`, { paths: [path] })
  await measure(server, 'rendered, all', {})
  await measure(server, 'rendered, all, br', { headers: { 'accept-encoding': 'br' } })
})
await withServer('page cache on', {}, async (server) => {
  for (const encoding of ['identity', 'gzip', 'br'])
    await measure(server, `cached, all, ${encoding}`, { headers: { 'accept-encoding': encoding } })
  const { etag } = await load(server, { paths: ['/'], requests: 1 })
  await measure(server, 'cached, home, not modified', {
    paths: ['/'],
    headers: { 'if-none-match': etag },
  })
})

const figure = (what: string) => Math.round(rows.find((row) => row.what === what)?.perSecond ?? 0)
const found = { rendered: figure('rendered, all'), cached: figure('cached, all, br') }
const failed = rows.filter(({ statuses }) => Object.keys(statuses).some((status) => !['200', '304'].includes(status)))
await saveFigures('server', { brand, connections, seconds, pinned: canPin, started, least, found, rows })
console.log(
  `rendered ${found.rendered}/s (at least ${least.rendered}), from the cache ${found.cached}/s (at least ${least.cached})`,
)
if (failed.length > 0 || found.rendered < least.rendered || found.cached < least.cached) process.exitCode = 1
