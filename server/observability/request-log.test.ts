import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askEverything, calls, canaries, withCanary } from '../../tests/canaries.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { configOf } from '../config.ts'
import { createAfterResponse } from '../lib/after-response.ts'

let shop: Shop
const afterResponse = createAfterResponse((err) => shop.app.log.error({ err }, 'work after a response failed'))
const lines: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const limits = configOf({ READS_BURST: '1000000', WRITES_BURST: '1000000' }).limits
  shop = await testShop({ limits, afterResponse, logger: { level: 'trace', stream } })
})
afterAll(() => shop.close())

const person = {
  email: canaries.email,
  password: canaries.password,
  firstName: canaries.address,
  lastName: 'Canary',
  phone: '',
  clientId: 'wa',
  ABN: '',
}
const register = () => shop.inject({ method: 'POST', url: '/api/account/register', payload: person })

const leaks = () => withCanary(lines)

it('logs no email, password, token, card or URL of any request', async () => {
  lines.length = 0
  await askEverything(shop)
  expect((await register()).statusCode).toBeLessThan(300)
  expect(lines.length).toBeGreaterThan(calls.length)
  expect(leaks()).toEqual([])
})

it('logs none of them when queries fail, only the query', async () => {
  lines.length = 0
  await register()
  await shop.pool.query('alter schema public rename to elsewhere')
  await askEverything(shop)
  await register()
  await afterResponse.idle()
  await shop.pool.query('alter schema elsewhere rename to public')
  const text = lines.join('')
  expect(text).toContain('"code":"42P01"')
  expect(text).toContain('"query":"select')
  expect(text).not.toContain('argon2')
  expect(leaks()).toEqual([])
})

it('logs only what LOG_LEVEL lets through', async () => {
  lines.length = 0
  shop.app.log.level = configOf({ LOG_LEVEL: 'warn' }).logLevel
  await shop.inject({ url: '/robots.txt' })
  expect(lines).toEqual([])
  shop.app.log.warn('a warning')
  expect(lines).toHaveLength(1)
  shop.app.log.level = configOf({}).logLevel
  await shop.inject({ url: '/robots.txt' })
  expect(lines.length).toBeGreaterThan(1)
  shop.app.log.level = 'trace'
})

it('leaves out probes, which proxies send several times a second', async () => {
  lines.length = 0
  for (const url of ['/healthz', '/readyz']) expect((await shop.inject({ url })).statusCode).toBe(200)
  expect(lines).toEqual([])
})

it('logs the route, the client and the status', async () => {
  lines.length = 0
  await shop.inject({ url: '/api/v2/project/shared?shareId=secret', remoteAddress: '10.1.2.3' })
  const req = { method: 'GET', route: '/api/v2/project/shared', ip: '10.1.2.3' }
  const said = lines.map((line) => JSON.parse(line))
  expect(said).toContainEqual(expect.objectContaining({ req: expect.objectContaining(req) }))
  expect(said).toContainEqual(expect.objectContaining({ res: { statusCode: 404 } }))
})
