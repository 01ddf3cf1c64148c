import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { listings } from '../../database/schema/catalogue.ts'
import { addressesPerFile, sitemap } from './sitemap.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'aol' })
})
afterAll(() => shop.close())

const text = async (url: string, host = 'aol.localhost') => (await shop.inject({ url, headers: { host } })).body

it('excludes crawlers only from the API and personal pages', async () => {
  const robots = await text('/robots.txt')
  for (const path of ['/api/', '/customer/', '/account', '/cart']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).not.toMatch(/Disallow: \/(?:search|p|c|compare)?\/?$/m)
  expect(robots).toContain('Sitemap: https://aol.localhost/sitemap.xml')
})
it('lists every public page of the shop with its canonical URL', async () => {
  const map = await text('/sitemap.xml')
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(new Set(found).size).toBe(found.length)
  expect(found.every((address) => address.startsWith('https://aol.localhost/'))).toBe(true)
  const { totalCount } = await shop.api.catalogue.listing({ query: {} })
  expect(found.filter((address) => address.includes('/p/'))).toHaveLength(totalCount)
  for (const path of ['/', '/brands', '/brands/norrvik', '/c/kitchen', '/stores', '/products'])
    expect(found).toContain(`https://aol.localhost${path}`)
  expect(found.some((address) => /\/(?:cart|account|customer)/.test(address))).toBe(false)
  expect(await text('/sitemap.xml', 'andoo.localhost')).not.toContain('/c/kitchen/fridges')
})
it('splits a large shop into files with an index', () => {
  const paths = Array.from({ length: addressesPerFile + 1 }, (_, index) => `/p/${index}&co`)
  const origin = 'http://shop.example:3000'
  expect(sitemap(origin, paths)?.match(/<sitemap><loc>[^<]+/g)).toEqual([
    '<sitemap><loc>https://shop.example:3000/sitemap-1.xml',
    '<sitemap><loc>https://shop.example:3000/sitemap-2.xml',
  ])
  expect(sitemap(origin, paths, 1)?.match(/<url>/g)).toHaveLength(addressesPerFile)
  expect(sitemap(origin, paths, 2)).toContain(`<loc>https://shop.example:3000/p/${addressesPerFile}&amp;co</loc>`)
  expect(sitemap(origin, paths, 3)).toBeNull()
  expect(sitemap(origin, paths.slice(1), 1)).toBeNull()
})
it('lists the pages of the shop in llms.txt', async () => {
  const llms = await text('/llms.txt')
  expect(llms).toMatch(/^# Always On/)
  expect(llms).toContain('## Categories')
  expect(llms).toMatch(/- \[Kitchen\]\(https:\/\/aol\.localhost\/c\/kitchen\): \d+ products/)
  expect(llms).not.toContain('undefined')
})
it('lists the clearance in sitemap and llms.txt while it has products', async () => {
  expect(await text('/sitemap.xml')).toContain('<loc>https://aol.localhost/clearance</loc>')
  expect(await text('/llms.txt')).toContain('- [Clearance](https://aol.localhost/clearance)')
  await shop.db.update(listings).set({ condition: 'brand-new' }).where(eq(listings.brand, 'fk'))
  expect(await text('/sitemap.xml', 'fk.localhost')).not.toContain('<loc>https://fk.localhost/clearance</loc>')
  expect(await text('/llms.txt', 'fk.localhost')).not.toContain('(https://fk.localhost/clearance)')
})
it('responds 404 beyond the last sitemap file', async () => {
  expect((await shop.inject({ url: '/sitemap-1.xml' })).statusCode).toBe(404)
})
it('serves the manifest of each shop, with revalidation', async () => {
  const response = await shop.inject({ url: '/manifest.webmanifest', headers: { host: 'fk.localhost' } })
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  })
  expect(response.json()).toMatchObject({ id: '/?app=fk', name: 'Fern Kitchen', start_url: '/?source=pwa' })
  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ id: '/?app=aol' })
})
