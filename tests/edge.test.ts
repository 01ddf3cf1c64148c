import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { manageContract } from '#contract/manage/manage-contract.ts'
import { configOf } from '../server/config.ts'
import { demoPassword } from '../server/demo/seed-accounts.ts'
import { buildOps } from '../server/observability/ops.ts'
import { people } from './manage.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
let port = 0
let allowsWrites = true
const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
beforeAll(async () => {
  shop = await testShop({
    limits: configOf({ READS_PER_SECOND: '1', READS_BURST: '20', WRITES_BURST: '5' }).limits,
    trustProxy: ['10.0.0.1', '10.1.0.0/16'],
    slowBodyMs: 300,
    logger: { level: 'info', stream },
    space: { allowsOrders: () => true, allowsWrites: () => allowsWrites },
    problems: async () => (allowsWrites ? [] : ['less than 200 MB are free on the disk of /secret/folder']),
  })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const address = shop.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => shop.close())

let callers = 0
const newAddress = () => `10.200.0.${++callers}`

describe('limits', () => {
  it.each([
    '/assets/../compare',
    '/healthz/../compare',
    '/assets/%2e%2e/compare',
    '/assets/..%2fcompare',
    '/assets/no-such-file.js',
    '/images/../compare',
    '/metrics',
    '/readyz',
    '/healthz',
  ])('count %s', async (url) => {
    const remoteAddress = newAddress()
    const statuses: number[] = []
    for (let index = 0; index < 25; index++) statuses.push((await shop.inject({ url, remoteAddress })).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('do not apply to files', async () => {
    const remoteAddress = newAddress()
    for (let index = 0; index < 30; index++)
      expect((await shop.inject({ url: '/fonts/wa.css', remoteAddress })).statusCode).toBe(200)
  })

  it('count shoppers behind a trusted proxy separately, and ignore forwarded addresses of other clients', async () => {
    const ask = (remoteAddress: string, forwarded: string) =>
      shop.inject({ url: '/robots.txt', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
    const rejected = async (remoteAddress: string) => {
      let count = 0
      for (let index = 0; index < 25; index++)
        if ((await ask(remoteAddress, `203.0.113.${index}`)).statusCode === 429) count++
      return count
    }
    expect(await rejected('10.1.4.4')).toBe(0)
    expect(await rejected(newAddress())).toBe(5)
  })
})

describe('behind a proxy', () => {
  const signIn = (remoteAddress: string) =>
    shop.inject({
      url: '/api/account/externallogin/google?nonce=nonce-of-this-test-page&origin=http://wa.localhost',
      remoteAddress,
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': newAddress() },
    })

  it('cookies belong to this host alone over https, and work on plain http', async () => {
    const cookieOf = async (remoteAddress: string) => String((await signIn(remoteAddress)).headers['set-cookie'])
    const secure = await cookieOf('10.0.0.1')
    expect(secure).toMatch(/^__Host-external=/)
    for (const part of ['Path=/;', 'HttpOnly', 'Secure']) expect(`${secure};`).toContain(part)
    expect(secure).not.toContain('Domain')
    expect(await cookieOf(newAddress())).toMatch(/^external=[^;]+; .*Path=\/api\/account/)
  })

  it('sets Secure cookies over https, when a trusted proxy says so', async () => {
    const secure = async (remoteAddress: string) =>
      /; Secure/i.test(String((await signIn(remoteAddress)).headers['set-cookie']))
    expect(await secure('10.0.0.1')).toBe(true)
    expect(await secure(newAddress())).toBe(false)
  })
})

describe('the back office behind a proxy', () => {
  const signIn = (remoteAddress: string) =>
    shop.inject({
      method: 'POST',
      url: manageContract.manageSession.signIn.path,
      payload: { email: people.owner, password: demoPassword },
      remoteAddress,
      headers: {
        host: 'admin.localhost',
        origin: 'http://admin.localhost',
        'x-shop': 'wa',
        'x-forwarded-for': newAddress(),
      },
    })

  it('counts the requests of each member of staff, and ignores forwarded addresses of other clients', async () => {
    const left = async (remoteAddress: string) => Number((await signIn(remoteAddress)).headers['x-ratelimit-remaining'])
    expect(await left('10.0.0.1')).toBe(await left('10.0.0.1'))
    const alone = newAddress()
    expect(await left(alone)).toBe((await left(alone)) + 1)
  })
})

describe('the id of a request', () => {
  const idOf = async (given: string, remoteAddress: string, host = 'wa.localhost') => {
    const headers = { host, 'x-request-id': given }
    return String((await shop.inject({ url: '/robots.txt', remoteAddress, headers })).headers['x-request-id'])
  }
  const own = /^[\da-f]{8}-[\da-f]{4}-4/

  it.each(['wa.localhost', 'admin.localhost'])('is that of a trusted proxy at %s', async (host) => {
    expect(await idOf('4f1c0a77d2', '10.1.4.4', host)).toBe('4f1c0a77d2')
  })

  it('is a new one for other clients, and for what no proxy sends', async () => {
    expect(await idOf('4f1c0a77d2', newAddress())).toMatch(own)
    expect(await idOf('two words', '10.0.0.1')).toMatch(own)
    expect(await idOf('a'.repeat(129), '10.0.0.1')).toMatch(own)
  })

  it('is the same in each line of the log', async () => {
    expect(await idOf('line-0001', '10.0.0.1')).toBe('line-0001')
    expect(await idOf('line-0002', '10.0.0.1', 'admin.localhost')).toBe('line-0002')
    const ids = lines.map((line) => String(JSON.parse(line).reqId))
    expect(ids.filter((id) => id === 'line-0001')).toHaveLength(2)
    expect(ids.filter((id) => id === 'line-0002').length).toBeGreaterThan(0)
    // Counted ids would be those of another server, too.
    expect(ids.filter((id) => /^req-/.test(id))).toEqual([])
  })
})

describe('security.txt', () => {
  const url = '/.well-known/security.txt'
  it('names the security contact and an expiry date', async () => {
    const shopWithContact = await testShop({ securityContacts: ['mailto:security@shop.example'] })
    const { body, headers } = await shopWithContact.inject({ url })
    await shopWithContact.close()
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n').slice(0, 2)).toEqual([
      'Contact: mailto:security@shop.example',
      'Expires: 2027-02-18T02:00:00.000Z',
    ])
    expect(body).toContain('Canonical: https://wa.localhost/.well-known/security.txt')
  })
  it('is missing without a security contact', async () => {
    expect((await shop.inject({ url, remoteAddress: newAddress() })).body).not.toContain('Contact:')
  })
})

describe('probes', () => {
  it('report one word, and no details of database, disk or metrics', async () => {
    const remoteAddress = newAddress()
    expect((await shop.inject({ url: '/healthz', remoteAddress })).json()).toEqual({ status: 'ok' })
    expect((await shop.inject({ url: '/readyz', remoteAddress })).json()).toEqual({ ready: true })
    expect((await shop.inject({ url: '/metrics', remoteAddress })).body).not.toContain('process_cpu')
  })

  it('report all details on the port of the operators', async () => {
    const registry = new Registry()
    const ops = buildOps({ registry, database: 'PostgreSQL 18', problems: async () => ['fsync is off'] })
    const { body } = await ops.inject('/metrics')
    expect(body).toContain('process_cpu_seconds_total')
    expect(body).toContain('\nhearth_problems 1\n')
    expect((await ops.inject('/healthz')).json()).toEqual({
      status: 'degraded',
      database: 'PostgreSQL 18',
      problems: ['fsync is off'],
    })
    await ops.close()
  })
})

describe('a disk that is full', () => {
  it('rejects writes, serves reads, and is reported by the probe', async () => {
    allowsWrites = false
    const remoteAddress = newAddress()
    const write = { method: 'POST', url: '/api/cart/product/', payload: { sku: 'none', quantity: 1 } } as const
    const rejected = await shop.inject({ ...write, remoteAddress })
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5'])
    expect((await shop.inject({ url: '/api/cart/', remoteAddress })).statusCode).toBe(200)
    expect((await shop.inject({ url: '/healthz', remoteAddress })).json()).toEqual({ status: 'degraded' })
    allowsWrites = true
    expect((await shop.inject({ ...write, remoteAddress })).statusCode).not.toBe(503)
  })
})

describe('connections', () => {
  /** Sends the start of a request; resolves with the response and its duration. */
  function open(head: string) {
    const socket = connect(port, '127.0.0.1')
    const began = Date.now()
    let got = ''
    socket.on('data', (chunk) => (got += String(chunk)))
    socket.on('error', () => {})
    socket.write(head)
    const trickle = setInterval(() => socket.write('x'), 50)
    return new Promise<{ got: string; ms: number }>((done) =>
      socket.once('close', () => {
        clearInterval(trickle)
        done({ got, ms: Date.now() - began })
      }),
    )
  }

  it('whose bodies arrive too slowly are closed, 200 of them too', async () => {
    const head = 'POST /api/cart/product/ HTTP/1.1\r\nhost: wa.localhost\r\ncontent-type: application/json\r\n'
    const slow = await Promise.all([
      ...Array.from({ length: 100 }, () => open(`${head}content-length: 5000\r\n\r\n{`)),
      ...Array.from({ length: 100 }, () => open(`${head}transfer-encoding: chunked\r\n\r\n`)),
    ])
    expect(Math.max(...slow.map(({ ms }) => ms))).toBeLessThan(5_000)
    await sleep(50)
    const left = await new Promise<number>((done) => shop.app.server.getConnections((_error, count) => done(count)))
    expect(left).toBe(0)
  })

  it.each([
    ['FOO / HTTP/1.1\r\n\r\n', '400 Bad Request', 'Invalid method encountered'],
    [
      'GET / HTTP/1.1\r\nhost: wa.localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      '400 Bad Request',
      'Duplicate Content-Length',
    ],
    [`GET /?${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, '431 Request Header Fields Too Large', 'shorten the address'],
  ])('that send no HTTP get a problem in words: case %#', async (head, status, text) => {
    const { got } = await open(head)
    expect(got).toContain(`HTTP/1.1 ${status}\r\n`)
    expect(JSON.parse(got.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'invalid_request',
      message: expect.stringContaining(text),
    })
  })

  it('that never finish their headers are closed', async () => {
    const { server } = shop.app
    expect(server.headersTimeout).toBe(10_000)
    // Shortens this test: Node reads the limit at each check of its connections.
    server.headersTimeout = 500
    onTestFinished(() => {
      server.headersTimeout = 10_000
    })
    const { got, ms } = await open('GET / HTTP/1.1\r\nhost: wa.localhost\r\nx: ')
    expect(ms).toBeLessThan(5_000)
    expect(got).toContain('408')
  })
})
