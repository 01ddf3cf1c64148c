import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { grantTokens, openSession } from '../server/identity/sign-in/sign-in.ts'
import { callsOf, type Known, pathWith, requestsTo, shown, someValues } from './fuzz.ts'
import { type Shop, testShop } from './test-app.ts'

/** Requests per endpoint; test:long sends 300. */
const runs = Number(process.env.FUZZ_RUNS ?? 30)
const calls = callsOf(contract)

let shop: Shop
let known: Known
let callers: readonly Record<string, string>[]

async function bearer(email: string) {
  const account = await findAccountByEmail(shop.db, email)
  if (!account) throw new Error(`The demo has no account ${email}`)
  const now = shop.clock()
  const { session } = await openSession(shop.db, account, now)
  const { accessToken } = await grantTokens(shop.db, { session, account, brand: 'wa', nonce: 'n', now })
  return { authorization: `Bearer ${accessToken}` }
}

beforeAll(async () => {
  shop = await testShop()
  const column = someValues(shop)
  callers = [{}, await bearer('ada@hearth.example'), await bearer('noor@hearth.example')]
  const projects = await column('select id from projects')
  const skus = await column('select sku from products')
  const slugs = await column('select slug from products')
  known = {
    id: [...projects, ...(await column('select id from orders'))],
    projectId: projects,
    sku: skus,
    skus,
    productCode: skus,
    productCodes: skus,
    slug: slugs,
    uri: [...(await column('select uri from categories')), ...slugs],
    localityId: ['2000_SYDNEY'],
    storeId: await column('select id from stores'),
    email: ['ada@hearth.example', 'nobody@hearth.example'],
    phoneNumber: ['0412 345 678'],
    date: ['2026-12-01'],
    coupon: ['HEARTH10'],
    couponCode: ['HEARTH10'],
    // Paths of requests in a batch.
    path: ['/api/v2/project/name', '/api/projects/product', `/api/projects/product/${projects[0]}/x?version=1`],
  }
})
afterAll(() => shop.close())

let requestCount = 0
/** A new address for each request: rate limits are not tested here. */
const address = () => `10.${(++requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`

async function expectResponse(request: InjectOptions) {
  const { statusCode, body } = await shop.inject({ ...request, remoteAddress: address() })
  expect(statusCode, `${shown(request)}\n${body.slice(0, 300)}`).toBeLessThan(500)
}

describe('every endpoint of the contract responds to odd input with a message, never with a failure', () => {
  it.each(calls)('%s', { timeout: 20_000 + runs * 500 }, async (_id, endpoint) => {
    await fc.assert(fc.asyncProperty(requestsTo(endpoint, known, callers), expectResponse), {
      numRuns: runs,
      endOnFailure: true,
    })
  })
})

const oddPaths = [
  '/p/%00',
  '/c/%00/x',
  '/search?q=%00',
  '/%00',
  '/p/%ff',
  '/p/%',
  '/project/%00',
  '/images/%00/x',
  '/search?q=a%00b',
]
const oddHosts = [
  '',
  'localhost:99999',
  'a@b.localhost',
  'localhost:',
  'a%6Fl.localhost',
  '[::1',
  'x'.repeat(300),
  'wa.localhost ',
]

describe('addresses and hosts that no page has', () => {
  it.each(oddPaths)('%s', (url) => expectResponse({ method: 'GET', url }))
  it.each(oddHosts)('host %j', (host) => expectResponse({ method: 'GET', url: '/api/settings', headers: { host } }))
})

const multipart = (content: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b', ...callers[2] },
  payload: content,
})
const part = (head: string, body: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

describe('bodies that do not match their content type', () => {
  const uploads = calls.filter(([, { path, method }]) => method === 'POST' && /attachment|file|upload/i.test(path))
  const bodies = {
    'cut in the middle of a file': part('name="file"; filename="a.pdf"', '%PDF-1.4').slice(0, -6),
    'without an end': part('name="file"; filename="a.pdf"', '%PDF-1.4'),
    'without a file': `${part('name="title"', 'x')}--b--\r\n`,
    'with a null character in the name of the file': `${part('name="file"; filename="a\0.pdf"', '%PDF-1.4')}--b--\r\n`,
    'with a null character in a field': `${part('name="title"', 'a\0b')}${part('name="file"; filename="a.pdf"', '%PDF-1.4')}--b--\r\n`,
    empty: '',
  }
  it('has endpoints that accept files', () => expect(uploads.length).toBeGreaterThan(0))
  it.each(uploads)('%s', async (_id, { method, path }) => {
    for (const content of Object.values(bodies))
      await expectResponse({
        method,
        url: pathWith(path, { id: known.projectId?.[0], projectId: known.projectId?.[0] }),
        ...multipart(content),
      })
  })
  it.each(calls.filter(([, { body }]) => body))('%s rejects broken JSON', async (_id, { method, path, params }) => {
    const url = pathWith(path, params ? {} : undefined)
    for (const [type, payload] of [
      ['application/json', '{"a":'],
      ['application/json', ''],
      ['application/json', '"text"'],
      ['application/x-www-form-urlencoded', 'a=%00&b=%'],
      ['text/plain', 'x'],
      ['image/png', '\0\0'],
    ] as const)
      for (const caller of callers)
        await expectResponse({ method, url, headers: { ...caller, 'content-type': type }, payload })
  })
})
