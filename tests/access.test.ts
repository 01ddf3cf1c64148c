import { globSync, readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { manageContract } from '#contract/manage/manage-contract.ts'
import { messageFiles } from '#contract/manage/manage-messages.ts'
import { manageFiles } from '#contract/manage/manage-orders.ts'
import type { ManageSession } from '#contract/manage/manage-session.ts'
import type { Contract, Endpoint } from '#contract/protocol/endpoint.ts'
import { staffRoles } from '#contract/protocol/staff-roles.ts'
import type { BrandKey } from '#themes/brand.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { grantTokens, lifetimes, openSession } from '../server/identity/sign-in/sign-in.ts'
import { atAdminHost, people, visitOf } from './manage.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const areas: Contract = contract
const calls = Object.values(areas).flatMap((all) => Object.values(all))
const allowing = (access: Endpoint['access']) => calls.filter((endpoint) => endpoint.access === access)
const forStaff = [...allowing('staff'), ...allowing('projects')]

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

it('rejects an unknown bearer token, and one after its ten minutes', async () => {
  const first = contract.account.info
  expect(await statusOf(first, 'x'.repeat(32))).toContain(401)
  const bearer = await bearerOf('ada@hearth.example')
  expect(await statusOf(first, bearer)).not.toContain(401)
  shop.clock.advance(lifetimes.bearer + 1)
  expect(await statusOf(first, bearer)).toContain(401)
})

type ManageCall = Pick<Endpoint, 'method' | 'path' | 'roles'>

const manageAreas: Contract = manageContract
const downloads = [...Object.values(manageFiles), ...Object.values(messageFiles)]
const manageCalls: readonly ManageCall[] = [
  ...Object.values(manageAreas).flatMap((all) => Object.values(all)),
  ...downloads.map((file) => ({ method: 'GET' as const, ...file })),
]
const statusOfVisit = async ({ method, path }: ManageCall, cookie?: string, brand: BrandKey = 'wa') => {
  const url = path.replaceAll(/:\w+/g, 'anything')
  const headers = cookie ? { cookie } : {}
  return (await atAdminHost(shop, brand)({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) }))
    .statusCode
}
const isOpen = (status: number) => status !== 401 && status !== 403

it('knows every address of the back office', () => {
  const sources = globSync('src/contract/manage/*.ts').map((file) => readFileSync(file, 'utf8'))
  const named = sources.flatMap((text) => [...text.matchAll(/'(\/manage\/api\/[^']+)'/g)].map(([, path = '']) => path))
  expect(named.length).toBeGreaterThan(70)
  expect(new Set(manageCalls.map(({ path }) => path))).toEqual(new Set(named))
})

/** A sign-in by a passkey, and the second step of one: what they find tells them who signs in. */
const steps = Object.values(manageContract.managePasskeys)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/manage/api/sign-in/'))

it('opens the back office without a visit for the sign-in and the sign-out only', async () => {
  const open: string[] = []
  for (const call of manageCalls) if (isOpen(await statusOfVisit(call))) open.push(call.path)
  expect(open).toEqual([...steps, '/manage/api/sign-in/ways', '/manage/api/sign-in', '/manage/api/sign-out'])
})

it.each(staffRoles)('opens exactly the calls of the back office that name the role %s', async (role) => {
  const cookie = await visitOf(shop, people[role])
  const url = manageContract.manageSession.view.path
  const brand = (await atAdminHost(shop)({ url, headers: { cookie } })).json<ManageSession>().shops[0]?.key as BrandKey
  const closed = manageCalls.filter(({ roles }) => roles && !roles.includes(role))
  const open = manageCalls.filter(
    ({ path, roles }) => !closed.some((call) => call.path === path && call.roles === roles),
  )
  const statuses = async (calls: readonly ManageCall[]) => {
    const found: [string, number][] = []
    for (const call of calls)
      if (call.path !== '/manage/api/sign-out')
        found.push([`${call.method} ${call.path}`, await statusOfVisit(call, cookie, brand)])
    return found
  }
  expect((await statuses(closed)).filter(([, status]) => status !== 403)).toEqual([])
  expect((await statuses(open)).filter(([name, status]) => !isOpen(status) && !name.endsWith('sign-in'))).toEqual([])
})

it('closes the back office of a shop to staff who do not work there, and to customers', async () => {
  const cookie = await visitOf(shop, people.service)
  const call = manageCalls.find(({ roles }) => roles?.includes('service'))
  if (!call) throw new Error('No call names the role service')
  const response = await atAdminHost(
    shop,
    'hc',
  )({ method: call.method, url: call.path.replaceAll(/:\w+/g, 'x'), headers: { cookie } })
  expect(response.statusCode).toBe(403)
  await expect(visitOf(shop, 'ada@hearth.example')).rejects.toThrow('No member of staff has this email and password')
})

it('serves no call of the back office on the host of a shop', async () => {
  for (const { method, path } of manageCalls) {
    const response = await shop.inject({
      method,
      url: path.replaceAll(/:\w+/g, 'x'),
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    expect([404, 500], path).toContain(response.statusCode)
  }
})
