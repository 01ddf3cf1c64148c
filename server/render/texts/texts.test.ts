import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { listedRanges, slugsFrom } from '../../catalogue/store/site-products.ts'
import { refreshListings } from '../../database/derived/listed-stock.ts'
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
  expect(found).toContain('https://aol.localhost/article/privacy')
  for (const list of ['sale', 'clearance', 'catalogue']) {
    expect(found).toContain(`https://aol.localhost/${list}`)
    expect(found).not.toContain(`https://aol.localhost/article/${list}`)
  }
  expect(await text('/sitemap.xml', 'andoo.localhost')).not.toContain('/c/kitchen/fridges')
})
it('splits a large shop into files of pages and of products, with an index', async () => {
  const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => `/${name}/${index}&co`)
  const addresses = (productCounts: readonly number[], pageCount: number) => ({
    ranges: async () => productCounts.map((count, index) => ({ from: index * 10_000, count })),
    productsOf: async ({ from }: { from: number }) => many('p', productCounts[from / 10_000] ?? 0),
    pages: async () => many('c', pageCount),
  })
  const origin = 'http://shop.example:3000'
  const large = addresses([1, addressesPerFile - 1], addressesPerFile + 1)
  const urls = async (file: number, of = large) => (await sitemap(origin, of, file))?.match(/<loc>[^<]+/g)
  expect((await sitemap(origin, large))?.match(/<sitemap><loc>[^<]+/g)).toEqual(
    [1, 2, 3, 4].map((file) => `<sitemap><loc>https://shop.example:3000/sitemap-${file}.xml`),
  )
  expect(await urls(1)).toEqual(['<loc>https://shop.example:3000/p/0&amp;co'])
  expect(await urls(2)).toHaveLength(addressesPerFile - 1)
  expect(await urls(3)).toHaveLength(addressesPerFile)
  expect(await urls(4)).toEqual([`<loc>https://shop.example:3000/c/${addressesPerFile}&amp;co`])
  expect(await urls(5)).toBeUndefined()
  const small = addresses([2, addressesPerFile - 5], 3)
  expect(await urls(0, small)).toHaveLength(addressesPerFile)
  expect(await urls(1, small)).toBeUndefined()
  expect((await sitemap(origin, addresses([2, addressesPerFile], 1), 3))?.match(/<url>/g)).toHaveLength(1)
})
it('reads the products of a large shop by ranges of their numbers', async () => {
  const [range] = await listedRanges(shop.db, 'aol')
  expect(await slugsFrom(shop.db, 'aol', 0)).toHaveLength(range?.count ?? 0)
  await shop.pool.query(`update listing_rows set number = 8200 where brand = 'aol' and number = 0`)
  expect(await slugsFrom(shop.db, 'aol', 0)).toHaveLength((range?.count ?? 0) - 1)
  expect(await slugsFrom(shop.db, 'aol', 8192)).toHaveLength(1)
  await shop.pool.query(`update listing_rows set number = 0 where brand = 'aol' and number = 8200`)
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
  await refreshListings(shop.db)
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
