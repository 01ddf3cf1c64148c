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
