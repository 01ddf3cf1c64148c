// npm run bench:edits: how long the edits of a tablet that was offline for a day take to arrive, in batches of the contract, in a
// project of many lines which a colleague edits too. --lines 500 --edits 200 --rounds 5 --delay 150 --brand wa
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Batch, BatchResponses } from '#contract/protocol/batch.ts'
import { batchLimits } from '#contract/protocol/batch-limits.ts'
import { configOf } from '../server/config.ts'
import { percentiles, saveFigures } from './lib/bench/bench-figures.ts'
import { bearerOf, withDemo } from './lib/bench/demo-database.ts'
import { addLargeProject, type LargeProject } from './lib/bench/large-project.ts'
import { type ShopServer, startShop } from './lib/shop-server.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string' },
    edits: { type: 'string' },
    rounds: { type: 'string' },
    delay: { type: 'string' },
    brand: { type: 'string' },
  },
})
const lines = Number(values.lines ?? 500)
const edits = Number(values.edits ?? 200)
const rounds = Number(values.rounds ?? 5)
const delayMs = Number(values.delay ?? 150)
const brand = values.brand ?? 'wa'
const dataDir = '.data/bench-edits'

/** From the moment the tablet is online until the last edit is merged. */
const budgetMs = 3_000

type Edit = Batch['requests'][number]

const post = (path: string, body: object): Edit => ({
  method: 'POST',
  path,
  headers: { 'idempotency-key': randomUUID(), 'x-edit-age': '3600000' },
  body,
})

/** Edits of one user in a day; all based on the version that the tablet has. */
function editOf(
  { id: projectId, folders, notes, codes, skus }: LargeProject,
  { index, version }: Record<'index' | 'version', number>,
) {
  const own = { projectId, version }
  const line = (index * 7) % codes.length
  const of = { sku: skus[line], productCode: codes[line] }
  const kinds = [
    () => post('/api/projects/product', { ...own, ...of, quantity: 4 + (index % 9) }),
    () => post('/api/projects/product', { ...own, ...of, quantity: 4 + (index % 9), warrantyId: null }),
    () =>
      post('/api/v2/project/product-note', {
        ...own,
        newId: randomUUID(),
        sku: of.sku,
        notes: `Measured on site, ${index} mm free`,
      }),
    () =>
      post('/api/v2/project/product-note', {
        ...own,
        id: notes[index % notes.length],
        sku: skus[0],
        notes: `Checked again, ${index}`,
      }),
    () => post('/api/v2/project/details', { ...own, projectGoal: `Move in before winter ${index}` }),
    () => post('/api/v2/project/customer', { ...own, contactNumber: `03 5550 ${String(1000 + index)}` }),
    () => post('/api/v2/project/folder', { ...own, id: folders[index % folders.length], title: `Room ${index}` }),
    () =>
      post('/api/projects/sort-products', {
        ...own,
        moves: [{ productCode: of.productCode, folderId: folders[index % folders.length], position: 'a0V' }],
      }),
  ]
  // Half of the edits change quantities.
  return kinds[index % 2 === 0 ? 0 : ((index - 1) / 2) % kinds.length]?.() as Edit // the remainder is an index
}

async function requestJson<Answer>(
  { port }: ShopServer,
  bearer: string,
  { path, body }: { path: string; body?: object },
) {
  const headers = {
    host: `${brand}.localhost:${port}`,
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'x-device-id': '6f0d6e5e-4c1f-4f0e-9d55-2d0f3f6a5b01',
  }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

type Round = { ms: number; serverMs: number; first: number; last: number }

async function sendDay(
  server: ShopServer,
  { noor, wiremu }: Record<'noor' | 'wiremu', string>,
  project: LargeProject,
): Promise<Round> {
  const { version } = await requestJson<{ version: number }>(server, noor, { path: `/api/v2/project/${project.id}` })
  for (const index of Array.from({ length: 20 }, (_, index) => index))
    await requestJson(server, wiremu, {
      path: '/api/projects/product',
      body: {
        projectId: project.id,
        sku: project.skus[index * 7 + 3],
        productCode: project.codes[index * 7 + 3],
        quantity: 2 + ((version + index) % 90),
      },
    })
  const all = Array.from({ length: edits }, (_, index) => editOf(project, { index: index + version, version }))
  const times: number[] = []
  const started = performance.now()
  for (let from = 0; from < edits; from += batchLimits.requests) {
    await sleep(delayMs)
    const begun = performance.now()
    const requests = all.slice(from, from + batchLimits.requests)
    const { responses } = await requestJson<BatchResponses>(server, noor, { path: '/api/batch', body: { requests } })
    times.push(performance.now() - begun)
    const lost = responses.filter(({ status }) => ![200, 409].includes(status))
    if (responses.length < requests.length || lost.length > 0) throw new Error(JSON.stringify(lost.slice(0, 3)))
  }
  const ms = performance.now() - started
  return { ms, serverMs: times.reduce((sum, time) => sum + time, 0), first: times[0] ?? 0, last: times.at(-1) ?? 0 }
}

const now = new Date()
const { project, bearers } = await withDemo(configOf({ DATA_DIR: dataDir }), now, async (db) => ({
  project: await addLargeProject(db, { brand, lines, now }),
  bearers: {
    noor: await bearerOf(db, { brand, email: 'noor@hearth.example' }),
    wiremu: await bearerOf(db, { brand, email: 'wiremu@hearth.example' }),
  },
}))
const server = await startShop(dataDir, { BRAND: brand, WRITES_PER_SECOND: '1000000', WRITES_BURST: '1000000' })
try {
  const load = () => loadavg()[0]?.toFixed(1)
  const before = load()
  await sendDay(server, bearers, project)
  const found: Round[] = []
  for (let round = 0; round < rounds; round++) found.push(await sendDay(server, bearers, project))
  const of = (key: keyof Round) => percentiles(found.map((round) => round[key]))
  const text = (key: keyof Round) => `${of(key).p50.toFixed(0)} (max ${of(key).max.toFixed(0)})`
  console.log(
    `${edits} edits of a project of ${lines} lines at ${delayMs} ms: ${text('ms')} ms, of it the server ${text('serverMs')}, ` +
      `${(of('serverMs').p50 / edits).toFixed(1)} an edit; first batch ${text('first')}, last ${text('last')}; load ${before} to ${load()}`,
  )
  await saveFigures('edits', { edits, lines, delayMs, budgetMs, rounds: found })
  if (of('ms').p50 > budgetMs) process.exitCode = 1
} finally {
  await server.stop()
}
