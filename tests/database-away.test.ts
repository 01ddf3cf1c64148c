import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { manageContract } from '#contract/manage/manage-contract.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { connect } from '../server/database/database.ts'
import { buildSandbox } from '../server/payments/sandbox/sandbox-app.ts'
import { type Shop, testShop } from './test-app.ts'

/** Nothing listens there: each statement fails as after the end of a pooler. */
const away = connect({ host: '127.0.0.1', port: 1 })
const secret = 'the secret of the shop'
const sandbox = buildSandbox({ db: away.db, clock: () => new Date(), wait: async () => {}, secret })

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ db: away.db })
})
afterAll(async () => {
  await Promise.all([shop.close(), sandbox.close()])
  await away.close()
})

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const token = 'x'.repeat(43)
let requests = 0

const statusesOf = async (endpoints: Endpoint[], headers: Record<string, string>) => {
  const statuses: Record<string, number> = {}
  for (const { method, path } of endpoints) {
    const remoteAddress = `10.8.${requests >> 8}.${requests++ & 255}`
    const url = path.replaceAll(/:\w+/g, 'anything')
    const request: InjectOptions = { method, url, headers, remoteAddress, ...(method === 'GET' ? {} : { payload: {} }) }
    statuses[`${method} ${path}`] = (await shop.inject(request)).statusCode
  }
  return statuses
}

const callsIn = (areas: Record<string, Record<string, Endpoint>>) =>
  Object.values(areas).flatMap(Object.values<Endpoint>)
const admin = { host: 'admin.localhost', origin: 'http://admin.localhost', cookie: `admin-visit=${token}` }

it.each([
  ['the shops', callsIn(contract), { authorization: `Bearer ${token}`, cookie: `cart=${token}` }],
  ['the back office', callsIn(manageContract), { ...admin, 'x-shop': 'wa' }],
])('answers no call of %s with 500', async (_name, endpoints, headers) => {
  const statuses = await statusesOf(endpoints, headers)
  expect(Object.values(statuses)).toContain(503)
  expect(Object.entries(statuses).filter(([, status]) => status === 500)).toEqual([])
})

it('answers with a page and a way on where the admin pages cannot be made', async () => {
  const response = await shop.inject({ url: '/reminders', headers: admin })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.body).toContain('<a href="">Try again</a>')
  const posted = await shop.inject({
    method: 'POST',
    url: '/reminders/create',
    headers: { ...admin, ...urlencoded },
    payload: form({ name: 'Call', date: '2026-11-25' }),
  })
  expect([posted.statusCode, posted.headers['retry-after']]).toEqual([503, '5'])
  expect(posted.body).toContain('Reload this page in a moment to send it again')
})

it.each([
  ['/sandbox/3ds/challenge', { reference: 'any' }],
  ['/sandbox/3ds/decision', { reference: 'any', decision: 'approve' }],
])('answers with a page and a way on where the bank cannot: POST %s', async (url, fields) => {
  const response = await sandbox.inject({ method: 'POST', url, headers: urlencoded, payload: form(fields) })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).toContain('Reload this page in a moment')
})

it('tells the shop with 503 that the sandbox cannot answer', async () => {
  const headers = { 'x-merchant-secret': secret }
  const response = await sandbox.inject({ url: '/sandbox/api/charges/any', headers })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
})
