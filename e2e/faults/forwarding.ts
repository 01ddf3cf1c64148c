import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export type ProxyRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }
export type ProxyResponse = { status: number; message: string; headers: [string, string][]; body: Buffer }

export async function collect(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer) // no encoding was set
  return Buffer.concat(parts)
}

// One connection per request: a restarted shop must not receive requests on an old connection.
const requestToShop = (port: number, { method, path, headers }: ProxyRequest, more: object = {}) =>
  request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, ...more, connection: 'close' },
    agent: false,
  })

const ofOneHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

function pairs({ rawHeaders }: IncomingMessage): [string, string][] {
  const all: [string, string][] = []
  for (let index = 0; index < rawHeaders.length; index += 2)
    all.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''])
  return all.filter(([name]) => !ofOneHop.has(name.toLowerCase()))
}

/** The complete response of the shop. */
export function ask(port: number, received: ProxyRequest, more?: object): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    const sent = requestToShop(port, received, more)
    sent.on('error', reject).on('response', (response) => {
      const { statusCode: status = 502, statusMessage: message = '' } = response
      collect(response).then((body) => resolve({ status, message, headers: pairs(response), body }), reject)
    })
    sent.end(received.body)
  })
}

/** Sends half of the body. */
export function sendHalf(port: number, received: ProxyRequest): Promise<void> {
  return new Promise((resolve) => {
    const sent = requestToShop(port, received)
    sent.on('error', () => resolve())
    sent.write(received.body.subarray(0, Math.ceil(received.body.length / 2)), () => {
      sent.destroy()
      resolve()
    })
  })
}

/** Streams a response; aborts the request when the browser does. */
export function pass(port: number, received: ProxyRequest, browserResponse: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const sent = requestToShop(port, received)
    const end = () => {
      sent.destroy()
      resolve()
    }
    browserResponse.on('close', end)
    sent.on('error', () => browserResponse.destroy())
    sent.on('response', (response) => {
      browserResponse.writeHead(response.statusCode ?? 502, response.statusMessage, pairs(response).flat())
      response.on('error', () => browserResponse.destroy())
      response.pipe(browserResponse)
    })
    sent.end(received.body)
  })
}

const withBody = (response: ProxyResponse, body: Buffer, encoding: [string, string][]): ProxyResponse => ({
  ...response,
  headers: [...response.headers.filter(([name]) => !/^content-encoding$/i.test(name)), ...encoding],
  body,
})

/** Request headers for a complete response without compression, which can be changed. */
export const readable = { 'if-none-match': '', 'accept-encoding': 'identity' } as const

/** A compressed response without its end, with a matching length. */
export function withoutItsEnd(response: ProxyResponse): ProxyResponse {
  const whole = gzipSync(response.body)
  return withBody(response, whole.subarray(0, Math.floor(whole.length * 0.6)), [['content-encoding', 'gzip']])
}

export const rewritten = (response: ProxyResponse, change: (text: string) => string): ProxyResponse =>
  withBody(response, Buffer.from(change(response.body.toString('utf8'))), [])

export const withHeader = (response: ProxyResponse, name: string, value: string): ProxyResponse => ({
  ...response,
  headers: [...response.headers.filter(([known]) => known.toLowerCase() !== name), [name, value]],
})

/** The raw response; content-length makes an early end detectable. */
export function bytesOf({ status, message, headers, body }: ProxyResponse) {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const length = [`content-length: ${body.length}`, 'connection: close']
  const head = Buffer.from([`HTTP/1.1 ${status} ${message}`, ...lines, ...length, '', ''].join('\r\n'), 'latin1')
  return { head: head.length, body: body.length, bytes: Buffer.concat([head, body]) }
}
