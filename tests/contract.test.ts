import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { clientVersion, minClientHeader, oldestClient } from '#contract/protocol/client-version.ts'
import type { Contract, Endpoint } from '#contract/protocol/endpoint.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const areas: Contract = contract
const calls = Object.entries(areas).flatMap(([area, all]) =>
  Object.entries(all).map(([name, endpoint]) => ({ id: `${area}.${name}`, area, name, endpoint })),
)
const pattern = ({ method, path }: Endpoint) =>
  `${method} ${path.toLowerCase().replace(/\/$/, '').replaceAll(/:\w+/g, ':')}`

describe('the table of endpoints', () => {
  it('has a handler for every endpoint', () => {
    const missing = calls.filter(
      ({ endpoint }) => !shop.app.hasRoute({ method: endpoint.method, url: endpoint.path.replace(/\/$/, '') }),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })
  it('has a summary for every endpoint', () => {
    expect(calls.filter(({ endpoint }) => endpoint.summary.length < 8).map(({ id }) => id)).toEqual([])
  })
  it('has every address once, under /api/', () => {
    const patterns = calls.map(({ endpoint }) => pattern(endpoint))
    expect(patterns.filter((address, index) => patterns.indexOf(address) !== index)).toEqual([])
    expect(patterns.filter((address) => !/^[A-Z]+ \/api\/[a-z]/.test(address))).toEqual([])
  })
  it('describes the parameters of every address, and no body of a read', () => {
    const wrong = calls.filter(({ endpoint }) => endpoint.path.includes(':') !== (endpoint.params !== undefined))
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.body).map(({ id }) => id)).toEqual([])
  })
})

describe('every response', () => {
  it('is stripped to its schema, so that no column of the database leaks', async () => {
    const stored = await shop.pool.query<{ slug: string }>(
      `select p.slug from products p join listings l on l.product_id = p.id where l.brand = 'wa' limit 1`,
    )
    const { body } = await shop.inject({ url: `/api/v2/product/slug/${stored.rows[0]?.slug}` })
    expect(Object.keys(JSON.parse(body))).not.toEqual(expect.arrayContaining(['id']))
    for (const column of ['manufacturerId', 'rank', 'goesWith', 'priceCents', 'variantGroup'])
      expect(body).not.toContain(`"${column}"`)
  })
  it('names the oldest supported client, which is never newer than this one', async () => {
    const { headers } = await shop.inject({ url: '/api/settings' })
    expect(headers[minClientHeader]).toBe(String(oldestClient))
    expect(oldestClient).toBeLessThanOrEqual(clientVersion)
  })
  it('is found in every case of the address, with or without a slash at its end', async () => {
    for (const url of [
      '/api/settings',
      '/api/settings/',
      '/API/Settings',
      '/api/navbar',
      '/api/NAVBAR/',
      '/api/alertbanner',
    ])
      expect([url, (await shop.inject({ url })).statusCode]).toEqual([url, 200])
  })
  it('is a problem for an unknown endpoint, not a page', async () => {
    const response = await shop.inject({ url: '/api/nothing/here' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'The page you looking for does not exist, please try again',
    })
  })
  it('names the field of invalid input', async () => {
    const response = await shop.inject({ method: 'POST', url: '/api/geo/setlocation', payload: { localityId: '' } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      errors: ['Choose a locality'],
      fields: { localityId: ['Choose a locality'] },
    })
    const listing = await shop.inject({ url: '/api/catalogue/listing?page=two&sort=cheapest' })
    expect(Object.keys(listing.json().fields)).toEqual(['sort'])
    const missing = await shop.inject({ url: '/api/redirect' })
    expect(Object.keys(missing.json().fields)).toEqual(['fromUrl'])
  })
  it.each<[url: string, payload: object | undefined, text: string]>([
    ['/api/geo/setlocation', {}, 'localityId: Missing: give a text'],
    ['/api/geo/setlocation', { localityId: 5 }, 'localityId: Must be a text, not a number'],
    ['/api/geo/setlocation', [], 'body: Must be an object, not a list'],
    [
      '/api/vitals',
      { page: 'x'.repeat(41), vitals: [{ name: 'CLS', value: 0 }] },
      'page: Must be at most 40 characters',
    ],
    ['/api/vitals', { page: 'home', vitals: [] }, 'vitals: Must not be empty'],
    [
      '/api/vitals',
      { page: 'home', vitals: [{ name: 'CLS', value: '1' }] },
      'vitals.0.value: Must be a number, not a text',
    ],
    ['/api/vitals', { page: 'home', vitals: [{ name: 'CLS', value: -1 }] }, 'vitals.0.value: Must be at least 0'],
    ['/api/catalogue/listing?page=1&page=2', undefined, 'page: Must be a number or a text, not a list'],
    [
      '/api/catalogue/listing?sort=cheapest',
      undefined,
      'sort: Must be one of: popular, price-asc, price-desc, newest, rating, discount, relevance',
    ],
  ])('says what is wrong with %s %j', async (url, payload, text) => {
    const response = await shop.inject(payload ? { method: 'POST', url, payload } : { url })
    expect([response.statusCode, response.json().message]).toEqual([400, text])
  })
  it('names the methods of an address with a wrong one', async () => {
    const url = '/api/geo/setLocation/'
    const wrong = await shop.inject({ method: 'DELETE', url })
    expect([wrong.statusCode, wrong.headers.allow, wrong.json()]).toEqual([
      405,
      'POST, OPTIONS',
      { code: 'method_not_allowed', message: 'Send POST to this address, not DELETE' },
    ])
    const options = await shop.inject({ method: 'OPTIONS', url: '/api/settings?a=b' })
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
    expect((await shop.inject({ method: 'POST', url: '/api/nothing' })).statusCode).toBe(404)
    // A parameter that is longer than the router accepts.
    expect((await shop.inject({ url: `/api/v2/product/slug/${'x'.repeat(2_000)}` })).statusCode).toBe(404)
    const manage = { host: 'admin.localhost', origin: 'http://admin.localhost' }
    const ofStaff = await shop.inject({ method: 'DELETE', url: '/manage/api/sign-in', headers: manage })
    expect([ofStaff.statusCode, ofStaff.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })
  const json = { 'content-type': 'application/json' }
  it.each<[title: string, headers: Record<string, string>, payload: string | Buffer, status: number, text: string]>([
    ['broken JSON', json, '{"a":', 400, 'The body is not JSON: check its quotes, commas and brackets'],
    ['nothing', json, '', 400, 'The body is empty: send a JSON object, or leave the content type out'],
    ['a text', { 'content-type': 'text/plain' }, 'a', 415, 'Send the body with the content type application/json'],
    ['XML', { 'content-type': 'text/xml' }, '<a/>', 415, 'Send the body with the content type application/json'],
    ['UTF-16', { 'content-type': 'application/json; charset=utf-16' }, '{}', 415, 'Send the body as UTF-8'],
    [
      'no gzip',
      { ...json, 'content-encoding': 'gzip' },
      '{}',
      400,
      'The body is not compressed as Content-Encoding says',
    ],
    [
      'another encoding',
      { ...json, 'content-encoding': 'lzma' },
      '{}',
      415,
      'Send the body without Content-Encoding, or with gzip or br',
    ],
    ['too much', json, `"${'x'.repeat(300_000)}"`, 413, 'A body has at most 256 KB here'],
    [
      'too much, compressed',
      { ...json, 'content-encoding': 'gzip' },
      gzipSync('x'.repeat(300_000)),
      413,
      'A body has at most 256 KB here',
    ],
  ])('says how to send a body that is %s', async (_title, headers, payload, status, text) => {
    const response = await shop.inject({ method: 'POST', url: '/api/geo/setlocation', headers, payload })
    expect([response.statusCode, response.json().message]).toEqual([status, text])
  })
  it('says what is wrong with an address that cannot be decoded', async () => {
    const response = await shop.inject({ url: '/api/v2/product/slug/%E0%A4%A' })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        code: 'invalid_request',
        message: 'A % in this address is not followed by two digits of UTF-8: send the sign itself as %25',
      },
    ])
  })
  it('is cacheable for a shared read, and revalidated by its ETag', async () => {
    const first = await shop.inject({ url: '/api/settings' })
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await shop.inject({ url: '/api/settings', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const fresh = await shop.inject({ url: '/api/settings', headers: { 'if-none-match': 'W/"else"' } })
    expect(fresh.statusCode).toBe(200)
  })
  it('is not cacheable for data of one visitor', async () => {
    expect((await shop.inject({ url: '/api/geo' })).headers['cache-control']).toBe('no-store')
  })
})

describe('the OpenAPI document', () => {
  it('has every endpoint, and lists those beyond the specification separately', async () => {
    const document = (await shop.inject({ url: '/api/openapi.json' })).json()
    const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
    const added = calls.filter(({ endpoint }) => endpoint.added).map(({ id }) => id)
    expect(document['x-added']).toEqual(added)
    expect(document.paths['/api/catalogue/listing'].get['x-added']).toBe(true)
    expect(document.paths['/api/settings'].get).not.toHaveProperty('x-added')
  })
  it('describes parameters, bodies, responses and errors', async () => {
    const { paths } = (await shop.inject({ url: '/api/openapi.json' })).json()
    const { parameters } = paths['/api/v2/product/slug/{slug}'].get
    expect(parameters).toEqual([
      { name: 'slug', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'date', in: 'query', required: false, schema: { type: 'string' } },
    ])
    const { requestBody, responses } = paths['/api/geo/setlocation'].post
    expect(requestBody.content['application/json'].schema.required).toEqual(['localityId'])
    expect(Object.keys(responses)).toEqual(['200', '400'])
    expect(Object.keys(paths['/api/alertBanner/'].get.responses)).toEqual(['200', '204'])
  })
  it('is readable by people without a script', async () => {
    const response = await shop.inject({ url: '/api/' })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).not.toMatch(/<script/i)
    const [given = '', added = ''] = response.body.split('<h2 id="added">')
    for (const { id, endpoint } of calls) {
      expect(endpoint.added ? added : given).toContain(`<section id="${id}">`)
      expect(response.body).toContain(`<code>${endpoint.path}</code>`)
    }
    expect(given).toContain('<code>localityId</code>')
  })
})
