import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { millisecondsInHour } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderRequest, RenderResult } from '#entry-server.tsx'
import { configOf } from '../server/config.ts'
import type { Site } from '../server/http/site/site.ts'
import { lastMail } from './identity.ts'
import { type Shop, testShop } from './test-app.ts'

const odd = [
  'evil.example',
  'evil.example/.localhost',
  'evil.example#.localhost',
  'evil.example?.localhost',
  'evil.example\\.localhost',
  'evil.example:80/.localhost',
  'a@b.localhost',
  'a:b@wa.localhost',
  'a%6Fl.localhost',
  'aol%2elocalhost',
  'localhost:99999',
  'localhost:0',
  'localhost:',
  'localhost:80:80',
  'localhost:+80',
  'LOCALHOST',
  'wa.localhost.',
  '.localhost',
  'wa..localhost',
  '-wa.localhost',
  'wa_.localhost',
  'wä.localhost',
  '[::1',
  '[::2]',
  '127.0.0.2',
  '127.0.0.1.evil.example',
  'wa.localhost, evil.example',
  `${'a.'.repeat(130)}localhost`,
]

let origins: string[] = []

const mailCount = async ({ pool }: Shop) => (await pool.query('select 1 from mails')).rowCount

/** Returns the shop and the address that a page was rendered for. */
async function render({ brand, url }: RenderRequest): Promise<RenderResult> {
  origins.push(`${brand} ${url.origin}`)
  const state = { brand, origin: url.origin, queries: { mutations: [], queries: [] }, errors: null, loaderData: {} }
  const page = { head: '', styles: [], routeIds: [], modules: [], state, status: 200 }
  return { kind: 'page', ...page, body: `<main>${brand} ${url.origin}</main>` }
}

const renderer = () => ({
  render,
  assets: () => ({ template: '<!--app-->', pageFiles: () => [], scriptHashes: [] }),
  withPolicy: true,
})

const shopOn = (site?: Site) =>
  testShop({ renderer, pageCache: { seconds: 30, bytes: 10_000_000 }, ...(site ? { site } : {}) })

const siteOf = (env: NodeJS.ProcessEnv): Site => configOf(env).site

const forgot = { method: 'POST', url: '/api/account/forgotpassword' } as const
const ada = { clientId: 'wa', email: 'ada@hearth.example' }

describe('on this machine', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await shopOn()
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => shop.close())

  it.each(odd)('responds with 400 to the host %j before reading anything', async (host) => {
    origins = []
    const before = await mailCount(shop)
    for (const url of ['/', '/assets/x.js', '/api/cart/', '/robots.txt'])
      expect({ url, status: (await shop.inject({ url, headers: { host } })).statusCode }).toEqual({ url, status: 400 })
    const response = await shop.inject({ ...forgot, headers: { host }, payload: ada })
    expect(response.statusCode).toBe(400)
    expect(response.cookies).toEqual([])
    expect(await mailCount(shop)).toBe(before)
    expect(origins).toEqual([])
  })

  it('rejects them on a real connection too, and two Host headers', async () => {
    const address = shop.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const status = async (head: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(`GET /robots.txt HTTP/1.1\r\n${head}connection: close\r\n\r\n`)
      return Number((await text(socket)).split(' ')[1])
    }
    expect(await status('host: wa.localhost\r\n')).toBe(200)
    for (const host of ['evil.example/.localhost', 'a%6Fl.localhost', 'localhost:99999', 'a@b.localhost', ''])
      expect({ host, status: await status(`host: ${host}\r\n`) }).toEqual({ host, status: 400 })
    expect(await status('host: wa.localhost\r\nhost: evil.example\r\n')).toBe(400)
    expect(await status('')).toBe(400)
  })

  it('serves no stored page of one shop under the address of another', async () => {
    for (const host of ['a%6Fl.localhost', 'aol%2elocalhost', 'AOL.localhost'])
      await shop.inject({ url: '/', headers: { host } })
    const page = await shop.inject({ url: '/', headers: { host: 'aol.localhost' } })
    expect(page.body).toBe('<main>aol http://aol.localhost</main>')
  })

  it('ignores a forwarded host', async () => {
    const headers = { host: 'wa.localhost', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await shop.inject({ ...forgot, headers, payload: ada })
    expect((await lastMail(shop, ada.email))?.body).toContain('http://wa.localhost/')
    expect((await shop.inject({ url: '/robots.txt', headers })).body).not.toContain('evil')
  })
})

describe('with configured hosts', () => {
  const site = siteOf({
    HOST: '0.0.0.0',
    BRAND: 'hc',
    HOSTS: 'www.andoo.example=andoo,www.aol.example=aol-nz,shop.example',
    PUBLIC_URL: 'https://www.shop.example',
  })
  let shop: Shop
  beforeAll(async () => {
    shop = await shopOn(site)
  })
  afterAll(() => shop.close())

  it.each([...odd, 'localhost', 'wa.localhost', '127.0.0.1', '[::1]'])('rejects the host %j', async (host) => {
    const response = await shop.inject({ ...forgot, headers: { host }, payload: ada })
    expect(response.statusCode).toBe(400)
    expect((await shop.inject({ url: '/', headers: { host } })).statusCode).toBe(400)
  })

  it.each([
    ['shop.example', 'hc', 'https://www.shop.example'],
    ['shop.example:8443', 'hc', 'https://www.shop.example'],
    ['www.shop.example', 'hc', 'https://www.shop.example'],
    ['www.andoo.example:81', 'andoo', 'https://www.andoo.example'],
    ['www.aol.example', 'aol-nz', 'https://www.aol.example'],
  ])('writes the links of %s with the configured origin of %s', async (host, brand, origin) => {
    const ask = async (url: string) => (await shop.inject({ url, headers: { host } })).body
    // The rate limit of mails per account is hourly.
    shop.clock.advance(millisecondsInHour)
    await shop.inject({ ...forgot, headers: { host }, payload: ada })
    expect((await lastMail(shop, ada.email))?.body).toContain(`${origin}/`)
    expect((await lastMail(shop, ada.email))?.body).not.toMatch(/:8443|:81/)
    expect(await ask('/')).toBe(`<main>${brand} ${origin}</main>`)
    expect(await ask('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(await ask('/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
    expect(await ask('/llms.txt')).toContain(`](${origin}/`)
  })

  it('accepts the probe of a load balancer with any host', async () => {
    for (const host of ['10.0.0.7:3000', 'balancer.internal'])
      expect((await shop.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200)
  })

  it('accepts a probe by HTTP/1.0 without a host, and no other request without one', async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const address = shop.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const statusOf = async (url: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(`GET ${url} HTTP/1.0\r\n\r\n`)
      return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]
    }
    expect(await statusOf('/readyz')).toBe('200')
    expect(await statusOf('/robots.txt')).toBe('400')
  })
})

it('keeps answering to localhost where only this machine can connect', () => {
  expect(siteOf({ HOSTS: 'shop.example' }).localNames).toBe(true)
  expect(siteOf({ HOSTS: 'shop.example', HOST: '0.0.0.0' }).localNames).toBe(false)
  expect(siteOf({ PUBLIC_URL: 'https://shop.example', HOST: '::' }).localNames).toBe(false)
  expect(siteOf({ HOST: '0.0.0.0' }).localNames).toBe(true)
})

it('has the back office at the host of CMS_URL, and at no shop', async () => {
  const { site, cmsUrl } = configOf({
    HOST: '0.0.0.0',
    HOSTS: 'www.shop.example=wa,admin.shop.example',
    CMS_URL: 'https://admin.shop.example',
  })
  const shop = await testShop({ renderer, site, cmsUrl })
  const ask = (host: string, url: string) => shop.inject({ url, headers: { host } })
  expect((await ask('admin.shop.example', '/')).headers.location).toBe('/manage')
  expect((await ask('admin.shop.example', '/manage/api/session')).statusCode).toBe(401)
  expect((await ask('www.shop.example', '/')).body).toBe('<main>wa https://www.shop.example</main>')
  // A page of the shop, like any address that it does not know.
  expect((await ask('www.shop.example', '/manage/api/session')).body).toContain('<main>wa')
  await shop.close()
})
