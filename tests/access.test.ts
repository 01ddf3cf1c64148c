import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Contract, Endpoint } from '#contract/protocol/endpoint.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { grantTokens, lifetimes, openSession } from '../server/identity/sign-in/sign-in.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const areas: Contract = contract
const calls = Object.values(areas).flatMap((all) => Object.values(all))
const allowing = (access: Endpoint['access']) => calls.filter((endpoint) => endpoint.access === access)
const forStaff = [...allowing('staff'), ...allowing('projects'), ...allowing('moderation')]

async function bearerOf(email: string) {
  const account = await findAccountByEmail(shop.db, email)
  if (!account) throw new Error(`Nobody is called ${email}`)
  const now = shop.clock()
  const { session } = await openSession(shop.db, account, now)
  return (await grantTokens(shop.db, { session, account, brand: 'wa', nonce: 'n', now })).accessToken
}

let requestCount = 0

// Each request from a new address: there are more endpoints than the rate limit of one address allows.
const statusOf = async ({ method, path }: Endpoint, bearer?: string) => {
  const url = path.replaceAll(/:\w+/g, 'anything')
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const remoteAddress = `10.9.${requestCount >> 8}.${requestCount++ & 255}`
  const request: InjectOptions = { method, url, headers, remoteAddress, ...(method === 'GET' ? {} : { payload: {} }) }
  return [`${method} ${path}`, (await shop.inject(request)).statusCode]
}

const all = async (endpoints: Endpoint[], bearer?: string) =>
  Object.fromEntries(await Promise.all(endpoints.map((endpoint) => statusOf(endpoint, bearer))))

it('rejects requests without a sign-in to endpoints of signed-in users before reading anything', async () => {
  const closed = [...allowing('customer'), ...forStaff]
  const statuses = await all(closed)
  expect(Object.entries(statuses).filter(([, status]) => status !== 401)).toEqual([])
})

it('rejects customers at endpoints of staff', async () => {
  const statuses = await all(forStaff, await bearerOf('ada@hearth.example'))
  expect(Object.entries(statuses).filter(([, status]) => status !== 403)).toEqual([])
})

it('accepts staff at endpoints of staff', async () => {
  const statuses = await all(forStaff, await bearerOf('noor@hearth.example'))
  expect(Object.entries(statuses).filter(([, status]) => status === 401 || status === 403)).toEqual([])
})

it('rejects staff without the right at endpoints of moderation', async () => {
  const statuses = await all(allowing('moderation'), await bearerOf('ines@hearth.example'))
  expect(Object.keys(statuses).length).toBeGreaterThan(0)
  expect(Object.entries(statuses).filter(([, status]) => status !== 403)).toEqual([])
})

it('rejects an unknown bearer token, and one after its ten minutes', async () => {
  const first = contract.account.info
  expect(await statusOf(first, 'x'.repeat(32))).toContain(401)
  const bearer = await bearerOf('ada@hearth.example')
  expect(await statusOf(first, bearer)).not.toContain(401)
  shop.clock.advance(lifetimes.bearer + 1)
  expect(await statusOf(first, bearer)).toContain(401)
})
