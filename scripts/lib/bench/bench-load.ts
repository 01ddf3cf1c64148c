// Requests pages from a server over a fixed number of keep-alive connections, and prints the results as JSON. Runs in
// its own process, so that it takes no time from the server.
import { Agent, get, type IncomingMessage } from 'node:http'
import type { LoadReport, LoadRequest } from './bench-figures.ts'
import { percentiles } from './bench-figures.ts'

const { port, paths, headers, connections, seconds, requests } = JSON.parse(process.argv[2] ?? '{}') as LoadRequest // from our script
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const times: number[] = []
const statuses: Record<number, number> = {}
let bytes = 0
let requestCount = 0
let etag = ''

const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const started = performance.now()
    const read = (response: IncomingMessage) => {
      etag = response.headers.etag ?? ''
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        times.push(performance.now() - started)
        const status = response.statusCode ?? 0
        statuses[status] = (statuses[status] ?? 0) + 1
        resolve()
      })
      response.on('error', reject)
    }
    get({ host: '127.0.0.1', port, path, headers, agent }, read).on('error', reject)
  })

const end = performance.now() + seconds * 1000
const isOver = () => (requests === undefined ? performance.now() >= end : requestCount >= requests)

async function visitor() {
  while (!isOver()) await ask(paths[requestCount++ % paths.length] ?? '/')
}

const started = performance.now()
await Promise.all(Array.from({ length: connections }, visitor))
const taken = (performance.now() - started) / 1000
agent.destroy()
const report: LoadReport = {
  perSecond: times.length / taken,
  responses: times.length,
  bytesEach: Math.round(bytes / times.length),
  statuses,
  etag,
  ms: percentiles(times),
}
console.log(JSON.stringify(report))
