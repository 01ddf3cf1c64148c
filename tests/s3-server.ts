import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text as textOf } from 'node:stream/consumers'

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Whether a request has the signature, version 4, that Amazon's description asks for. */
function isSigned({ method, url = '', headers }: IncomingMessage, secret: string): boolean {
  const [, credential = '', signed = '', signature] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? []
  const [, day = '', region = '', service = '', end = ''] = credential.split('/')
  const { pathname, searchParams } = new URL(url, 'http://s3')
  searchParams.sort()
  const names = signed.split(';')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`)
  const request = [method, pathname, String(searchParams), ...lines, '', signed, headers['x-amz-content-sha256']].join(
    '\n',
  )
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], [day, region, service, end].join('/'), hash(request)].join(
    '\n',
  )
  const key = [region, service, end].reduce((made, part) => hmac(made, part), hmac(`AWS4${secret}`, day))
  return names.includes('host') && hmac(key, text).toString('hex') === signature
}

const errorXml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** A server with the few calls of S3 that files need. It checks signatures and contents, and fails on request. */
export async function s3Server(secret: string) {
  const objects = new Map<string, Buffer>()
  const faults: number[] = []

  async function carryOut(request: IncomingMessage): Promise<{ status: number; body: string | Buffer }> {
    const { method, url = '', headers } = request
    const key = decodeURIComponent(new URL(url, 'http://s3').pathname)
    const body = method === 'PUT' ? await buffer(request) : Buffer.from(await textOf(request))
    if (!isSigned(request, secret)) return { status: 403, body: errorXml('SignatureDoesNotMatch') }
    const sum = headers['x-amz-content-sha256']
    if (sum !== 'UNSIGNED-PAYLOAD' && sum !== hash(body))
      return { status: 400, body: errorXml('XAmzContentSHA256Mismatch') }
    const fault = faults.shift()
    if (fault) return { status: fault, body: errorXml('InternalError') }
    if (method === 'DELETE') objects.delete(key)
    if (method === 'DELETE') return { status: 204, body: '' }
    const source = headers['x-amz-copy-source']
    const content = method === 'PUT' && !source ? body : objects.get(source ? `/${String(source)}` : key)
    if (!content) return { status: 404, body: errorXml('NoSuchKey') }
    if (method === 'GET') return { status: 200, body: content }
    objects.set(key, content)
    return { status: 200, body: source ? '<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>' : '' }
  }

  const server = createServer((request, response) => {
    void carryOut(request).then(({ status, body }) => response.writeHead(status).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    objects,
    /** Status codes of the next responses. */
    faults,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
