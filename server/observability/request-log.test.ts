import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Contract, Endpoint } from '#contract/protocol/endpoint.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { configOf } from '../config.ts'
import { createAfterResponse } from '../lib/after-response.ts'

let shop: Shop
const afterResponse = createAfterResponse((err) => shop.app.log.error({ err }, 'work after a response failed'))
const lines: string[] = []

/** Secrets by request field; no log may contain them. */
const canaries = {
  email: 'canary.mail@hearth.example',
  password: 'CanaryPassword1',
  token: 'CanaryTokenCanaryTokenCanary',
  card: '4242424242424242',
  address: '12 Canary Street',
  phone: '0412999888',
}
const names: Record<string, string> = {
  email: canaries.email,
  username: canaries.email,
  password: canaries.password,
  newPassword: canaries.password,
  token: canaries.token,
  code: canaries.token,
  nonce: canaries.token,
  shareId: canaries.token,
  assertion: canaries.token,
  state: canaries.token,
  cardNumber: canaries.card,
  encryptedValues: canaries.card,
  cardName: canaries.card,
  address: canaries.address,
  line1: canaries.address,
  street: canaries.address,
  firstName: canaries.address,
  lastName: canaries.address,
  searchTerm: canaries.address,
  q: canaries.address,
  text: canaries.address,
  message: canaries.address,
  phone: canaries.phone,
  mobile: canaries.phone,
}
const nested = { ...names, customer: names, billing: names, delivery: names, payment: names, products: [names] }

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

const areas: Contract = contract
const calls = Object.values(areas).flatMap((area) => Object.values(area))

const headers = {
  authorization: `Bearer ${canaries.token}`,
  cookie: `visitor=${canaries.token}; session=${canaries.token}; external=${canaries.token}`,
  referer: `http://wa.localhost/account/confirmemail/${canaries.token}`,
  'user-agent': canaries.email,
  'idempotency-key': canaries.token,
}

function ask({ method, path }: Endpoint) {
  const url = `${path.replaceAll(/:\w+/g, canaries.token)}?${new URLSearchParams(names)}`
  return shop.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: nested }) })
}

async function askEverything() {
  for (const endpoint of calls) await ask(endpoint)
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  }
  const fields = new URLSearchParams({ ...names, origin: 'http://wa.localhost', returnUrl: '/' }).toString()
  for (const url of ['/api/account/login-redir', '/sandbox/identity/google', '/api/checkout/3ds/return'])
    await shop.inject({ method: 'POST', url, headers: form, payload: fields })
  const pages = ['account/confirmemail', 'account/resetpassword', 'sandbox/pay', 'search', 'project/shared', 'p']
  for (const page of pages)
    await shop.inject({ url: `/${page}/${canaries.token}?${new URLSearchParams(names)}`, headers })
  await shop.inject({ url: `/${canaries.email}`, headers })
  await shop.inject({ method: 'POST', url: `/nothing/${canaries.token}`, headers, payload: nested })
  await shop.inject({
    method: 'POST',
    url: '/api/account/forgotpassword',
    headers,
    payload: `{"email":"${canaries.email}`,
  })
  const typed = { ...headers, 'content-type': 'application/json' }
  await shop.inject({ method: 'POST', url: '/api/account/register', headers: typed, payload: `${canaries.email} {` })
}

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

const leaks = () =>
  lines.filter((line) =>
    Object.values(canaries).some((canary) => line.includes(canary) || line.includes(encodeURIComponent(canary))),
  )

it('logs no email, password, token, card or URL of any request', async () => {
  lines.length = 0
  await askEverything()
  expect((await register()).statusCode).toBeLessThan(300)
  expect(lines.length).toBeGreaterThan(calls.length)
  expect(leaks()).toEqual([])
})

it('logs none of them when queries fail, only the query', async () => {
  lines.length = 0
  await register()
  await shop.pool.query('alter schema public rename to elsewhere')
  await askEverything()
  await register()
  await afterResponse.idle()
  await shop.pool.query('alter schema elsewhere rename to public')
  const text = lines.join('')
  expect(text).toContain('"code":"42P01"')
  expect(text).toContain('"query":"select')
  expect(text).not.toContain('argon2')
  expect(leaks()).toEqual([])
})

it('logs the route, the client and the status', async () => {
  lines.length = 0
  await shop.inject({ url: '/api/v2/project/shared?shareId=secret', remoteAddress: '10.1.2.3' })
  const req = { method: 'GET', route: '/api/v2/project/shared', ip: '10.1.2.3' }
  const said = lines.map((line) => JSON.parse(line))
  expect(said).toContainEqual(expect.objectContaining({ req: expect.objectContaining(req) }))
  expect(said).toContainEqual(expect.objectContaining({ res: { statusCode: 404 } }))
})
