import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }
export type Answered = { status: number; message: string; headers: [string, string][]; body: Buffer }

export async function collect(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer) // no encoding was set
  return Buffer.concat(parts)
}

// One connection per request: a restarted shop must not receive requests on an old connection.
const outgoing = (port: number, { method, path, headers }: Asked, more: object = {}) =>
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
  for (let at = 0; at < rawHeaders.length; at += 2) all.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''])
  return all.filter(([name]) => !ofOneHop.has(name.toLowerCase()))
}

/** The complete response of the shop. */
export function ask(port: number, asked: Asked, more?: object): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = outgoing(port, asked, more)
    sent.on('error', reject).on('response', (response) => {
      const { statusCode: status = 502, statusMessage: message = '' } = response
      collect(response).then((body) => resolve({ status, message, headers: pairs(response), body }), reject)
    })
    sent.end(asked.body)
  })
}

/** Sends half of the body. */
export function sendHalf(port: number, asked: Asked): Promise<void> {
  return new Promise((resolve) => {
    const sent = outgoing(port, asked)
    sent.on('error', () => resolve())
    sent.write(asked.body.subarray(0, Math.ceil(asked.body.length / 2)), () => {
      sent.destroy()
      resolve()
    })
  })
}

/** Streams a response; aborts the request when the browser does. */
export function pass(port: number, asked: Asked, answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const sent = outgoing(port, asked)
    const end = () => {
      sent.destroy()
      resolve()
    }
    answer.on('close', end)
    sent.on('error', () => answer.destroy())
    sent.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.statusMessage, pairs(response).flat())
      response.on('error', () => answer.destroy())
      response.pipe(answer)
    })
    sent.end(asked.body)
  })
}

const withBody = (answer: Answered, body: Buffer, encoding: [string, string][]): Answered => ({
  ...answer,
  headers: [...answer.headers.filter(([name]) => !/^content-encoding$/i.test(name)), ...encoding],
  body,
})

/** Request headers for a complete response without compression, which can be changed. */
export const readable = { 'if-none-match': '', 'accept-encoding': 'identity' } as const

/** A compressed response without its end, with a matching length. */
export function withoutItsEnd(answer: Answered): Answered {
  const whole = gzipSync(answer.body)
  return withBody(answer, whole.subarray(0, Math.floor(whole.length * 0.6)), [['content-encoding', 'gzip']])
}

export const rewritten = (answer: Answered, change: (text: string) => string): Answered =>
  withBody(answer, Buffer.from(change(answer.body.toString('utf8'))), [])

export const withHeader = (answer: Answered, name: string, value: string): Answered => ({
  ...answer,
  headers: [...answer.headers.filter(([known]) => known.toLowerCase() !== name), [name, value]],
})

/** The raw response; content-length makes an early end detectable. */
export function bytesOf({ status, message, headers, body }: Answered) {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const length = [`content-length: ${body.length}`, 'connection: close']
  const head = Buffer.from([`HTTP/1.1 ${status} ${message}`, ...lines, ...length, '', ''].join('\r\n'), 'latin1')
  return { head: head.length, body: body.length, bytes: Buffer.concat([head, body]) }
}
