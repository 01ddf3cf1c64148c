import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import type { RenderRequest } from '#entry-server.tsx'
import { testCatalogue } from '../../../tests/buying.ts'
import { askEverything, withCanary } from '../../../tests/canaries.ts'
import { otlpReceiver, type ReceivedSpan } from '../../../tests/otlp-receiver.ts'
import { testShop } from '../../../tests/test-app.ts'
import { type Config, configOf } from '../../config.ts'
import { traced, tracedCall, tracedFetch } from '../../lib/tracing.ts'
import { webhookSender } from '../../webhooks/webhook-sender.ts'
import { startTracing } from './otlp-tracer.ts'

/** The settings of a server that sends its traces to this collector. */
function settingsFor(endpoint: string, env: Record<string, string> = {}): NonNullable<Config['tracing']> {
  const { tracing } = configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env })
  if (!tracing) throw new Error('Nothing is traced')
  return tracing
}

async function collector(env: Record<string, string> = {}) {
  const receiver = await otlpReceiver()
  onTestFinished(receiver.close)
  const tracing = startTracing(settingsFor(receiver.endpoint, env))
  onTestFinished(tracing.close)
  /** Everything until now; nothing is traced afterwards. */
  const received = async () => {
    await tracing.close()
    return receiver.spans()
  }
  return { receiver, tracing, received }
}

async function render({ brand, url, api }: RenderRequest) {
  await api.product.bySlug({ params: { slug: url.pathname.slice(3) }, query: {} })
  const state = { brand, origin: url.origin, queries: { mutations: [], queries: [] }, errors: null, loaderData: {} }
  const rest = { head: '', styles: [], routeIds: [], modules: [], state, status: 200 }
  return { kind: 'page' as const, ...rest, body: '<main>open</main>' }
}
const renderer = () => ({
  render,
  assets: () => ({ template: '<!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] }),
  withPolicy: true,
})

async function tracedShop(lines: string[] = []) {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const limits = configOf({ READS_BURST: '1000000', WRITES_BURST: '1000000' }).limits
  const shop = await testShop({ limits, renderer, logger: { level: 'trace', stream } })
  onTestFinished(shop.close)
  return shop
}

const named = (spans: readonly ReceivedSpan[], name: string) => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`No span is called ${name}: ${spans.map((span) => span.name).join(', ')}`)
  return found
}
const childrenOf = (spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name)

const callerTrace = '0af7651916cd43dd8448eb211c80319c'
const caller = `00-${callerTrace}-b7ad6b7169203331-01`
const serverKind = 2
const failed = 2

it('traces a page by its route, with its rendering and its statements, in the trace of the caller', async () => {
  const { receiver, received } = await collector({
    OTEL_SERVICE_NAME: 'shop-au',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
  })
  const lines: string[] = []
  const shop = await tracedShop(lines)
  await (await testCatalogue(shop)).addProduct({ sku: 'TRACED' })
  lines.length = 0
  const response = await shop.inject({ url: '/p/traced?secret=yes', headers: { traceparent: caller } })
  expect(response.statusCode).toBe(200)
  const spans = await received()

  const page = named(spans, 'GET /p…')
  expect(page).toMatchObject({
    ...{ traceId: callerTrace, parentSpanId: 'b7ad6b7169203331', kind: serverKind },
    attributes: {
      ...{ 'http.request.method': 'GET', 'http.route': '/p…', 'http.response.status_code': 200 },
      ...{ 'hearth.brand': 'wa', 'hearth.request_id': expect.any(String) },
    },
  })
  expect(childrenOf(spans, page)).toEqual(['render page'])
  const statements = childrenOf(spans, named(spans, 'render page'))
  expect(statements).toContain('SELECT products')
  expect(named(spans, 'SELECT products').attributes).toMatchObject({
    ...{ 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT', 'db.collection.name': 'products' },
  })
  expect(receiver.headers[0]).toMatchObject({ 'x-key': 'a b' })
  expect(receiver.resource()).toMatchObject({ 'service.name': 'shop-au' })

  const traces = lines.map((line) => JSON.parse(line).trace)
  expect(traces.length).toBeGreaterThan(1)
  expect(new Set(traces)).toEqual(new Set([callerTrace]))
})

it('goes on after the body of a request, through a transaction', async () => {
  const { received } = await collector()
  const shop = await tracedShop()
  await (await testCatalogue(shop)).addProduct({ sku: 'BODY' })
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const sent = request(`${address}/api/compare/product/`, {
    method: 'POST',
    headers: { host: 'wa.localhost', 'content-type': 'application/json' },
  })
  const responded = once(sent, 'response')
  // The body comes later than the headers, by an event of the socket.
  sent.write('{"sku":')
  await sleep(50)
  sent.end('"BODY"}')
  const [response] = (await responded) as [IncomingMessage]
  await text(response)
  expect(response.statusCode).toBe(200)
  const spans = await received()
  const children = childrenOf(spans, named(spans, 'POST /api/compare/product/'))
  expect(children).toEqual(expect.arrayContaining(['SELECT listings', 'BEGIN', 'INSERT compared_products', 'COMMIT']))
})

it('sends no secret and nothing that was typed', async () => {
  const { receiver, received } = await collector()
  const shop = await tracedShop()
  await askEverything(shop)
  await shop.pool.query('alter schema public rename to elsewhere')
  await askEverything(shop)
  await shop.pool.query('alter schema elsewhere rename to public')
  const spans = await received()
  expect(spans.length).toBeGreaterThan(200)
  expect(withCanary(receiver.bodies)).toEqual([])
  const lost = spans.find(({ attributes }) => attributes['error.type'] === '42P01')
  expect(lost?.status).toEqual({ code: failed })
})

it('gives the trace to other systems, and says what they responded', async () => {
  const { received } = await collector()
  const seen: unknown[] = []
  const other = createServer((request, response) => {
    seen.push(request.headers.traceparent)
    response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/secret?token=secret` // it listens on a port
  const send = webhookSender({ networks: ['127.0.0.1'] })
  const secrets = [`whsec_${Buffer.alloc(24, 7).toString('base64')}`]
  await traced('checkout', {}, async () => {
    await tracedFetch('adyen', address, { method: 'POST' })
    await send({ id: 'event', address, body: '{}', at: new Date(), secrets })
  })
  const spans = await received()
  const calls = ['adyen POST', 'webhook POST'].map((name) => named(spans, name))
  const { traceId } = named(spans, 'checkout')
  expect(seen).toEqual(calls.map(({ spanId }) => `00-${traceId}-${spanId}-01`))
  for (const { attributes } of calls)
    expect(attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 202 })
  expect(JSON.stringify(spans)).not.toContain('secret')
})

it('sends the runs of jobs, but no poll that found nothing to do', async () => {
  const { received } = await collector()
  const call = () => tracedCall({ service: 'smtp', operation: 'send', host: 'mail.example' }, async () => {})
  await traced('job idle', { kind: 'poll' }, () => traced('looks', {}, async () => {}))
  await traced('job mails', { kind: 'poll' }, call)
  await traced('job broken', { kind: 'poll' }, () => Promise.reject(new RangeError('secret'))).catch(() => {})
  await traced('job retention', { kind: 'job' }, async () => {})
  const spans = await received()
  expect(spans.map(({ name }) => name).toSorted()).toEqual(['job broken', 'job mails', 'job retention', 'smtp send'])
  expect(named(spans, 'job broken')).toMatchObject({
    status: { code: failed },
    attributes: { 'error.type': 'RangeError' },
  })
})

it('traces the part of requests that the sampler says, and what a caller traces', async () => {
  const { received } = await collector({
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  const shop = await tracedShop()
  await shop.inject({ url: '/api/navbar/' })
  await shop.inject({ url: '/api/navbar/', headers: { traceparent: caller } })
  const spans = await received()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([callerTrace]))
})

it('begins no trace for probes and for statements outside of requests', async () => {
  const { received } = await collector()
  const shop = await tracedShop()
  await shop.inject({ url: '/readyz' })
  await shop.db.execute(sql`select 1`)
  expect(await received()).toEqual([])
})

it.each(['is absent', 'sends nothing'])('harms no request and no stop when the collector %s', async (state) => {
  const silent = createSocketServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo // it listens on a port
  if (state === 'is absent') silent.close()
  else onTestFinished(() => void silent.close())
  const tracing = startTracing(settingsFor(`http://127.0.0.1:${port}`))
  onTestFinished(tracing.close)
  const shop = await tracedShop()
  expect((await shop.inject({ url: '/api/navbar/' })).statusCode).toBe(200)
  const began = performance.now()
  await tracing.close()
  expect(performance.now() - began).toBeLessThan(2_500)
})

it('loads OpenTelemetry only where a setting names a collector', () => {
  const importing = (text: string) =>
    globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes(text))
  const loaded = importing("from '@opentelemetry/")
  expect(loaded.every((file) => file.startsWith('server/observability/tracing/'))).toBe(true)
  for (const file of loaded) {
    const name = file.split('/').at(-1)
    const users = importing(`/${name}'`)
    expect(users.length, file).toBeGreaterThan(0)
    for (const user of users) {
      const isOnDemand = readFileSync(user, 'utf8').includes(`await import('./observability/tracing/${name}')`)
      expect(loaded.includes(user) || isOnDemand, `${user} loads ${file}`).toBe(true)
    }
  }
})
