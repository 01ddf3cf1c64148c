import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manageContract } from '#contract/manage/manage-contract.ts'
import { callsOf, type Known, pathWith, requestsTo, shown, someValues } from './fuzz.ts'
import { atAdminHost, people, visitOf } from './manage.ts'
import { type Shop, testShop } from './test-app.ts'

/** Requests per endpoint; test:long sends 300. */
const runs = Number(process.env.FUZZ_RUNS ?? 12)
const calls = callsOf(manageContract)

let shop: Shop
let known: Known
let cookie = ''

const send = (request: InjectOptions) => atAdminHost(shop)({ ...request, headers: { cookie, ...request.headers } })

beforeAll(async () => {
  shop = await testShop()
  const column = someValues(shop)
  const skus = await column('select sku from products')
  known = {
    id: [
      ...(await column('select id from orders')),
      ...(await column('select id from products')),
      ...(await column('select id from stores')),
    ],
    sku: skus,
    skus,
    slug: await column('select slug from products'),
    uri: await column('select uri from categories'),
    brand: ['wa', 'hc'],
    email: ['ada@hearth.example', 'nobody@hearth.example'],
  }
})
afterAll(() => shop.close())

/** Some of the calls end the visit. */
async function keepVisit() {
  const { statusCode } = await send({ url: manageContract.manageSession.view.path })
  if (statusCode === 401) cookie = await visitOf(shop, people.owner)
}

async function expectResponse(request: InjectOptions) {
  const { statusCode, body } = await send(request)
  expect(statusCode, `${shown(request)}\n${body.slice(0, 300)}`).toBeLessThan(500)
}

describe('every endpoint of the back office responds to odd input of the owner with a message, never with a failure', () => {
  it.each(calls)('%s', { timeout: 20_000 + runs * 500 }, async (_id, endpoint) => {
    await keepVisit()
    await fc.assert(fc.asyncProperty(requestsTo(endpoint, known, [{}]), expectResponse), {
      numRuns: runs,
      endOnFailure: true,
    })
  })

  it.each(calls.filter(([, { body }]) => body))('%s rejects broken JSON', async (_id, { method, path }) => {
    await keepVisit()
    for (const [type, payload] of [
      ['application/json', '{"a":'],
      ['application/json', '"text"'],
      ['text/plain', 'x'],
      ['image/png', '\0\0'],
    ] as const)
      await expectResponse({ method, url: pathWith(path, {}), headers: { 'content-type': type }, payload })
  })
})
