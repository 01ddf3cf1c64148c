import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number }
type WireSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
type Body = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: WireSpan[] }[]
  }[]
}

export type ReceivedSpan = Omit<WireSpan, 'attributes'> & { attributes: Record<string, unknown> }

const plain = ({ stringValue, intValue, boolValue, doubleValue }: Value) =>
  stringValue ?? boolValue ?? doubleValue ?? Number(intValue)
const record = (list: WireSpan['attributes']) => Object.fromEntries(list.map(({ key, value }) => [key, plain(value)]))

/** A collector that takes traces as JSON (OTLP by HTTP). */
export async function otlpReceiver() {
  const bodies: string[] = []
  const headers: NodeJS.Dict<string | string[]>[] = []
  const server = createServer(async (request, response) => {
    headers.push(request.headers)
    bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const parsed = () => bodies.map((body) => JSON.parse(body) as Body) // what the exporter sends
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    /** What arrived, as it was sent. */
    bodies,
    headers,
    spans: (): ReceivedSpan[] =>
      parsed()
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: record(span.attributes) })),
    resource: () => record(parsed()[0]?.resourceSpans[0]?.resource.attributes ?? []),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
