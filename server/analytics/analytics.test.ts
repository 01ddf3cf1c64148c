import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { analyticsEventTypes } from '#contract/tracking/analytics-types.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { analyticsEvents, clientFailures, variantTests } from '../database/schema/analytics.ts'
import { startBackground } from '../jobs/background.ts'
import { notesPerMinute } from './note-limit.ts'

let shop: Shop
/** Each test uses its own IP address, because limits count per address. */
let asker = 0
const remoteAddress = () => `10.7.0.${asker}`
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  asker++
  await shop.db.delete(analyticsEvents)
  await shop.db.delete(clientFailures)
  await shop.db.update(variantTests).set({ isOn: false })
  shop.clock.advance(60_000)
})

const event = {
  analyticsEventType: 'search',
  query: 'oven',
  productList: ['A-1'],
  url: '/search/oven',
  isRepeatUser: true,
}
const note = (change: object = {}, headers: Record<string, string> = {}) =>
  shop.inject({ method: 'POST', url: '/api/analytics/search', payload: { ...event, ...change }, headers })
const storedEvents = () => shop.db.select().from(analyticsEvents)

describe('analytics events', () => {
  it('stores events of six types with their five attributes and nothing about the visitor [S1-3-27, S1-7-33]', async () => {
    expect(analyticsEventTypes).toEqual([
      'search',
      'productClick',
      'productAddToCart',
      'productOrder',
      'visit',
      'productMultiOrder',
    ])
    for (const analyticsEventType of analyticsEventTypes)
      expect((await note({ analyticsEventType })).statusCode).toBe(204)
    const rows = await storedEvents()
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...analyticsEventTypes].toSorted())
    const row = rows.find(({ kind }) => kind === 'search')
    expect(row).toMatchObject({
      brand: 'wa',
      query: 'oven',
      products: ['A-1'],
      path: '/search/oven',
      isRepeatUser: true,
    })
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'at',
      'brand',
      'id',
      'isRepeatUser',
      'kind',
      'path',
      'products',
      'query',
    ])
  })
  it('rejects an event of another type or without an attribute, and names the field', async () => {
    const wrong: [string, object][] = [
      ['analyticsEventType', { analyticsEventType: 'pageview' }],
      ['query', { query: undefined }],
      ['query', { query: 'x'.repeat(201) }],
      ['productList', { productList: 'A-1' }],
      ['productList', { productList: Array.from({ length: 101 }, () => 'A') }],
      ['url', { url: 'x'.repeat(301) }],
      ['isRepeatUser', { isRepeatUser: 'yes' }],
    ]
    for (const [field, change] of wrong) {
      const response = await note(change)
      expect([field, response.statusCode, Object.keys(response.json().fields)]).toEqual([field, 400, [field]])
    }
    expect(await storedEvents()).toEqual([])
  })
  it('removes personal data from queries and URLs', async () => {
    await note({ query: 'order of robin@example.com 0412 345 678', url: '/search/oven?email=robin@example.com#a' })
    const [row] = await storedEvents()
    expect([row?.query, row?.path]).toEqual(['order of (email) (number)', '/search/oven'])
  })
  it('records a search and a product view by GET requests that are not cached', async () => {
    const read = (url: string) => shop.inject({ url })
    expect((await read('/api/analytics/search?searchTerm=gas%20oven')).statusCode).toBe(204)
    const opened = await read('/api/analytics/product-load-event?productId=4711')
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([204, 'no-store'])
    const rows = await storedEvents()
    expect(rows.map(({ kind, query, products }) => [kind, query, products]).toSorted()).toEqual([
      ['product', '', ['4711']],
      ['results', 'gas oven', []],
    ])
    for (const url of [
      '/api/analytics/search',
      '/api/analytics/search?searchTerm=',
      '/api/analytics/product-load-event?productId=oven',
    ])
      expect([url, (await read(url)).statusCode]).toEqual([url, 400])
  })
  it('accepts events beyond the limit of an IP address without storing them', async () => {
    const send = () => shop.inject({ url: '/api/analytics/search?searchTerm=a', remoteAddress: '10.9.9.9' })
    for (let sent = 0; sent < notesPerMinute + 5; sent++) expect((await send()).statusCode).toBe(204)
    expect(await storedEvents()).toHaveLength(notesPerMinute)
    shop.clock.advance(60_000)
    await send()
    expect(await storedEvents()).toHaveLength(notesPerMinute + 1)
  })
  it('deletes events after 90 days and failures after 30 in a background job', async () => {
    const now = shop.clock()
    const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsInDay)
    const row = (id: number, date: Date) => ({ id: `00000000-0000-7000-8000-00000000000${id}`, brand: 'wa', at: date })
    const attributes = { kind: 'visit', query: '', products: [], path: '/' }
    await shop.db.insert(analyticsEvents).values([
      { ...row(1, daysAgo(89)), ...attributes },
      { ...row(2, daysAgo(91)), ...attributes },
    ])
    const failure = { area: 'a', text: 't', page: 'p' }
    await shop.db.insert(clientFailures).values([
      { ...row(1, daysAgo(29)), ...failure },
      { ...row(2, daysAgo(31)), ...failure },
    ])
    const stop = startBackground(
      { db: shop.db, clock: shop.clock, site: { defaultBrand: 'wa', hosts: [] } },
      { info: () => {}, warn: () => {} },
    )
    await stop()
    expect(
      [await storedEvents(), await shop.db.select().from(clientFailures)].map((rows) =>
        rows.map(({ id }) => id.at(-1)),
      ),
    ).toEqual([['1'], ['1']])
  })
})

const ask = (payload: unknown, cookie?: string) =>
  shop.inject({
    method: 'POST',
    url: '/api/varianttest',
    remoteAddress: remoteAddress(),
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie: `wau=${cookie}` } : {}) },
    payload: JSON.stringify(payload),
  })
const id = 'mini-cart-first-way'
const begin = () => shop.db.update(variantTests).set({ isOn: true })

describe('variant tests', () => {
  it('assigns the same browser the same bucket, and sends its id in cookie and header [S1-7-27, S1-7-28]', async () => {
    await begin()
    const first = await ask(id)
    const cookie = first.cookies.find(({ name }) => name === 'wau')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    expect(cookie?.httpOnly).toBeUndefined()
    expect(first.headers['x-vu']).toBe(cookie?.value)
    expect(first.headers['access-control-expose-headers']).toContain('x-vu')
    const again = await ask(id, cookie?.value)
    expect([again.json(), again.headers['x-vu'], again.cookies]).toEqual([first.json(), cookie?.value, []])
    const buckets = await Promise.all(
      Array.from(
        { length: 40 },
        async (_, index) => (await ask(id, `a-number-of-some-length-${index}`)).json().bucket as string,
      ),
    )
    expect([...new Set(buckets)].toSorted()).toEqual(['cart-first', 'original'])
  })
  it('assigns everyone the original bucket until the test is switched on', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(id, `a-number-of-some-length-${index}`)),
    )
    expect(new Set(responses.map((response) => response.json().bucket))).toEqual(new Set(['original']))
    expect((await note({ analyticsEventType: 'visit' })).cookies).toEqual([])
    await begin()
    expect((await note({ analyticsEventType: 'visit' })).cookies.map(({ name }) => name)).toEqual(['wau'])
  })
  it('rejects an unknown id and malformed bodies', async () => {
    expect((await ask('no-such-test')).statusCode).toBe(404)
    for (const body of [{}, '', 'a b', 7, ['x']]) expect([body, (await ask(body)).statusCode]).toEqual([body, 400])
  })
  it('replaces an id that the server did not issue', async () => {
    await begin()
    const response = await ask(id, 'short')
    expect(response.headers['x-vu']).not.toBe('short')
    expect(response.cookies).toHaveLength(1)
  })
})

const report = (payload: object) =>
  shop.inject({ method: 'POST', url: '/api/failures', payload, remoteAddress: remoteAddress() })
describe('client failures', () => {
  it('stores failures without card number or address, and counts them [S2-8-23]', async () => {
    const text = 'refused for robin@example.com with 4111 1111 1111 1111'
    expect((await report({ area: 'checkout', text, page: 'checkout' })).statusCode).toBe(204)
    expect(await shop.db.select().from(clientFailures)).toMatchObject([
      { brand: 'wa', area: 'checkout', text: 'refused for (email) with (number)', page: 'checkout' },
    ])
    expect(await shop.figures()).toContain('client_failures_total{brand="wa"} 1')
  })
  it('rejects failures without content', async () => {
    for (const payload of [{}, { area: '', text: 'a', page: '' }, { area: 'a', text: 'x'.repeat(301), page: '' }])
      expect((await report(payload)).statusCode).toBe(400)
  })
})
