import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RenderRequest, RenderResult } from '#entry-server.tsx'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
let made: string[] = []
let breaks = false

const body = '<main>'.padEnd(4000, 'x')

/** A renderer that shows its request and loads the menu as every page does. */
async function render({ url, brand, api }: RenderRequest): Promise<RenderResult> {
  made.push(`${brand} ${url.pathname}${url.search}`)
  if (breaks) throw new Error('broken')
  await api.navigation.navbar().catch(() => undefined)
  if (url.pathname === '/moved') return { kind: 'redirect', status: 301, location: '/there' }
  const page = {
    kind: 'page',
    head: '<title>t</title>',
    routeIds: ['home'],
    modules: [],
    styles: [],
  } as const
  const state = { brand, origin: url.origin, queries: { mutations: [], queries: [] }, errors: null, loaderData: {} }
  return {
    ...page,
    styles: [...page.styles],
    routeIds: [...page.routeIds],
    modules: [],
    state: url.pathname === '/shell' ? null : state,
    status: url.pathname === '/missing' ? 404 : 200,
    body: body + made.length,
  }
}

const renderer = () => ({
  render,
  assets: () => ({
    template: '<!--head--><!--app--><!--state-->',
    pageFiles: () => [],
    scriptHashes: [],
  }),
  withPolicy: true,
})

beforeAll(async () => {
  shop = await testShop({ pageCache: { seconds: 30, bytes: 10_000_000 }, renderer })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())
beforeEach(() => {
  made = []
  breaks = false
})

const ask = (url: string, headers: Record<string, string> = {}) => shop.inject({ url, headers })

it('serves a cached page with its policy and ETag, without cookies', async () => {
  const first = await ask('/kept', { cookie: 'visitor=somebody' })
  const again = await ask('/kept')
  expect(made).toEqual(['wa /kept'])
  expect(again.body).toBe(first.body)
  for (const { statusCode, headers } of [first, again]) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, save-data, sec-ch-ua-mobile, x-phone',
      etag: first.headers.etag,
      'content-security-policy': first.headers['content-security-policy'],
    })
    expect(headers['content-security-policy']).toContain("'sha256-")
    expect(headers['set-cookie']).toBeUndefined()
  }
})

it('responds 304 to an unchanged page, with its policy', async () => {
  const { headers } = await ask('/same')
  const response = await ask('/same', { 'if-none-match': `"other", ${headers.etag}` })
  expect(response.statusCode).toBe(304)
  expect(response.body).toBe('')
  expect(response.headers).toMatchObject({
    etag: headers.etag,
    'content-security-policy': headers['content-security-policy'],
  })
  expect((await ask('/same', { 'if-none-match': 'W/"older"' })).statusCode).toBe(200)
})

it('sends the whole page to a shopper who reloads it: a browser may have cached a truncated one', async () => {
  const { headers } = await ask('/again')
  const response = await ask('/again', { 'if-none-match': `${headers.etag}`, 'cache-control': 'max-age=0' })
  expect(response.statusCode).toBe(200)
})

it('always sends the whole shell: a browser may have cached a truncated one', async () => {
  const { headers } = await ask('/shell')
  expect(headers.etag).toBeUndefined()
  expect((await ask('/shell', { 'if-none-match': '*' })).statusCode).toBe(200)
})

it('compresses for clients that accept it', async () => {
  const plain = await ask('/packed')
  const packed = await ask('/packed', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect((await ask('/packed', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
})

it('caches pages of phones separately, except with Save-Data', async () => {
  const phone = { 'sec-ch-ua-mobile': '?1' }
  await ask('/small')
  for (const headers of [phone, { 'x-phone': '?1' }, { 'sec-ch-ua-mobile': '?0' }, { ...phone, 'save-data': 'on' }])
    expect((await ask('/small', headers)).headers.vary).toBe('accept-encoding, save-data, sec-ch-ua-mobile, x-phone')
  expect(made).toEqual(['wa /small', 'wa /small'])
})

it('caches pages separately by host and by shop', async () => {
  await ask('/hosts')
  await ask('/hosts', { host: 'fk.localhost' })
  await ask('/hosts', { host: '127.0.0.1:3000' })
  expect(made).toEqual(['wa /hosts', 'fk /hosts', 'wa /hosts'])
})

it('renders one page for URLs that differ only in unknown parameters', async () => {
  await ask('/c/kitchen?utm_source=mail&page=2')
  await ask('/c/kitchen?page=2&gclid=1')
  expect(made).toEqual(['wa /c/kitchen?page=2'])
})

it('sends a 404 page whole, whichever ETag the client has', async () => {
  const { headers, statusCode } = await ask('/missing')
  expect(statusCode).toBe(404)
  expect((await ask('/missing', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
})

it('caches no failure and no redirect', async () => {
  breaks = true
  expect((await ask('/broken')).statusCode).toBe(500)
  breaks = false
  expect((await ask('/broken')).statusCode).toBe(200)
  expect((await ask('/moved')).headers.location).toBe('/there')
  expect((await ask('/moved')).statusCode).toBe(301)
  expect(made).toEqual(['wa /broken', 'wa /broken', 'wa /moved', 'wa /moved'])
})

it('does not cache a page without its menu', async () => {
  await shop.pool.query('alter table categories rename to categories_away')
  try {
    expect((await ask('/without-menu')).statusCode).toBe(200)
  } finally {
    await shop.pool.query('alter table categories_away rename to categories')
  }
  await ask('/without-menu')
  await ask('/without-menu')
  expect(made).toHaveLength(2)
})

/** Third-party scripts do not know the policies of the shop. */
const withoutTrustedTypes = (policy: string) => policy.replace(/; require-trusted-types-for .*/, '')

it('lets the browser prefetch products and lists, except in the checkout', async () => {
  const rulesAt = async (url: string) =>
    /<script type="speculationrules">(.*?)<\/script>/.exec((await ask(url)).body)?.[1]
  expect(JSON.parse((await rulesAt('/c/kitchen')) ?? '')).toMatchObject({
    prefetch: [{ where: { href_matches: expect.arrayContaining(['/p/*', '/c/*']) }, eagerness: 'moderate' }],
  })
  expect(await rulesAt('/customer/checkout')).toBeUndefined()
})

it('allows the configured script of address suggestions, only in the checkout [S2-7-14]', async () => {
  const script = 'https://maps.example/places.js?key=1&v="2"'
  const suggesting = await testShop({ renderer, maps: { script, origins: ['https://places.example'] } })
  const open = async (shopOrSuggesting: Shop, url: string) => {
    const { body: html, headers } = await shopOrSuggesting.inject({ url })
    const script = /<meta name="maps-script" content="([^"]*)">/.exec(html)?.[1]
    return { script, policy: String(headers['content-security-policy']).replace(/style-src [^;]*; /, '') }
  }
  try {
    const plain = await open(shop, '/customer/checkout')
    expect(plain.script).toBeUndefined()
    expect(plain.policy).not.toMatch(/maps\.example|https:/)
    for (const url of ['/customer/checkout', '/customer/checkout/', '/Customer/Checkout?result=declined']) {
      const { script, policy } = await open(suggesting, url)
      expect(script).toBe('https://maps.example/places.js?key=1&amp;v=&quot;2&quot;')
      const both = ' https://maps.example https://places.example'
      expect(policy).toContain(`script-src 'self'${both};`)
      expect(policy).toContain(`connect-src 'self'${both};`)
      expect(policy.split(both)).toHaveLength(3)
      expect(policy.replaceAll(both, '')).toBe(withoutTrustedTypes(plain.policy))
    }
    for (const url of ['/', '/cart', '/customer', '/customer/confirmation', '/customer/checkout/more', '/account'])
      expect(await open(suggesting, url)).toEqual(await open(shop, url))
    expect((await suggesting.inject({ url: '/api/settings' })).headers['content-security-policy']).not.toContain(
      'https:',
    )
  } finally {
    await suggesting.close()
  }
})

it('allows the configured chat script, except on payment pages [S1-7-59]', async () => {
  const chatting = await testShop({ renderer, chatScript: 'https://chat.example/widget.js?shop=1&to="all"' })
  const policyOf = async (shopOrChatting: Shop, url: string) => {
    const { body: html, headers } = await shopOrChatting.inject({ url })
    const script = /<meta name="chat-script" content="([^"]*)">/.exec(html)?.[1]
    const policy = String(headers['content-security-policy']).replace(/style-src [^;]*; /, '')
    return { script, policy }
  }
  try {
    const plain = await policyOf(shop, '/any')
    expect(plain.script).toBeUndefined()
    expect(plain.policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/)
    expect(plain.policy).not.toMatch(/chat\.example|https:/)
    const open = await policyOf(chatting, '/any')
    expect(open.script).toBe('https://chat.example/widget.js?shop=1&amp;to=&quot;all&quot;')
    for (const part of ["script-src 'self'", "connect-src 'self'", "frame-src 'self'"])
      expect(open.policy).toMatch(new RegExp(`${part}(?: 'sha256-[^']+')* https://chat.example[ ;]`))
    expect(open.policy.replaceAll(' https://chat.example', '')).toBe(withoutTrustedTypes(plain.policy))
    expect(await policyOf(chatting, '/customer/checkout')).toEqual(await policyOf(shop, '/customer/checkout'))
    expect((await chatting.inject({ url: '/api/settings' })).headers['content-security-policy']).not.toContain('https:')
  } finally {
    await chatting.close()
  }
})
