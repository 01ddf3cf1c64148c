import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { refreshListings } from '../database/derived/listed-stock.ts'
import { alertBanners, listings, redirects, sales, settings, staticContent } from '../database/schema/catalogue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
  const { db } = shop
  await db.delete(sales)
  await db.delete(alertBanners)
  const html =
    '<h2>Hi</h2><p onclick="x()">A<script>alert(1)</script><a href="javascript:x()">b</a><iframe src="//x"></iframe></p>'
  await db.insert(staticContent).values({ brand: 'wa', name: 'lab-page', title: 'Lab', description: 'A page', html })
  await db.insert(redirects).values([
    { brand: 'wa', fromPath: '/lab/old', destination: '/c/kitchen' },
    { brand: 'wa', fromPath: '/lab/out', destination: 'https://elsewhere.example/' },
    { brand: 'wa', fromPath: '/lab/bad', destination: '//elsewhere.example' },
    { brand: 'wa', fromPath: '/lab/worse', destination: 'javascript:alert(1)' },
  ])
  await db.insert(alertBanners).values({
    brand: 'wa',
    bannerUrl: '/sale',
    backgroundColor: '#123456',
    desktopContent: '<p>Wide<img src=x onerror=alert(1)></p>',
    mobileContent: '<p>Narrow</p>',
  })
  await db.insert(sales).values({
    brand: 'wa',
    name: 'Lab sale',
    startsAt: new Date('2026-11-19T00:00:00Z'),
    endsAt: new Date('2026-11-21T00:00:00Z'),
    baseImagePath: '/images/',
    url: null,
    colour: null,
    images: { navIcon: { src: 'fallback', attributes: { alt: 'Sale', width: '24' } } },
  })
})
afterAll(() => shop.close())

describe('static content', () => {
  const page = (name: string) => shop.api.content.static({ params: { name } })
  it('is found by name in any case; responds 404 to an unknown name [S1-7-46]', async () => {
    expect(await page('Lab-Page')).toMatchObject({ name: 'lab-page', title: 'Lab', description: 'A page' })
    await expect(page('no-such-page')).rejects.toMatchObject({ status: 404 })
    await expect(shop.visitor('aol.localhost').content.static({ params: { name: 'lab-page' } })).rejects.toMatchObject({
      status: 404,
    })
  })
  it('contains no executable markup', async () => {
    expect((await page('lab-page')).html).toBe('<h2>Hi</h2><p>A<a>b</a></p>')
  })
})

describe('the alert bar', () => {
  it('has a link, a colour and two texts, or is empty', async () => {
    expect(await shop.api.content.alertBanner()).toEqual({
      bannerURL: '/sale',
      backgroundColor: '#123456',
      desktopContent: '<p>Wide<img src="x" /></p>',
      mobileContent: '<p>Narrow</p>',
    })
    const none = await shop.inject({ url: '/api/alertBanner/', headers: { host: 'aol.localhost' } })
    expect([none.statusCode, none.body]).toEqual([204, ''])
  })
})

describe('the alert bar of a shop without products', () => {
  it('announces that nothing is for sale yet, until the shop lists a product or has its own bar', async () => {
    const bar = async () => (await shop.inject({ url: '/api/alertBanner/', headers: { host: 'fk.localhost' } })).body
    expect(await bar()).toBe('')
    const listed = await shop.db.delete(listings).where(eq(listings.brand, 'fk')).returning()
    expect(await bar()).toContain('Nothing is for sale yet')
    await shop.db.insert(listings).values(listed.slice(0, 1))
    expect(await bar()).toBe('')
    await shop.db.insert(listings).values(listed.slice(1))
  })
})

describe('redirects', () => {
  const moved = (fromUrl: string) => shop.api.content.redirect({ query: { fromUrl } })
  const nothing = { doRedirect: false, destinationUri: '' }
  it('returns the target of a moved URL, and false for others [S1-7-35]', async () => {
    const target = { doRedirect: true, destinationUri: '/c/kitchen' }
    expect(await shop.api.content.redirectDestination({ query: { fromUri: '/lab/old' } })).toEqual(target)
    expect(await shop.api.content.redirectDestination({ query: { fromUri: '/lab/none' } })).toEqual(nothing)
    expect(await moved('/LAB/old/?a=1')).toEqual(target)
  })
  it('leads to other sites only by an absolute URL', async () => {
    expect(await moved('/lab/out')).toEqual({ doRedirect: true, destinationUri: 'https://elsewhere.example/' })
    expect(await moved('/lab/bad')).toEqual(nothing)
    expect(await moved('/lab/worse')).toEqual(nothing)
  })
})

describe('the sale', () => {
  const sale = (query: { dateOverride?: string } = {}) => shop.api.promotion.sale({ query })
  it('has its end, and images in sizes that fit their slots', async () => {
    const running = await sale()
    expect(running).toMatchObject({
      isSaleOn: true,
      name: 'Lab sale',
      baseImagePath: '/images/',
      time: '2026-11-21T00:00:00.000Z',
    })
    expect(running).not.toHaveProperty('url')
    expect(running.images?.navIcon).toEqual({
      src: expect.stringMatching(/^[0-9a-f]{10}\/fallback-96\.webp$/),
      attributes: { alt: 'Sale', width: '24' },
    })
  })
  it('returns only isSaleOn false before and after it to shoppers on any requested day; staff preview that day', async () => {
    shop.clock.set('2026-11-21T00:00:00Z')
    expect(await sale()).toEqual({ isSaleOn: false })
    expect(await sale({ dateOverride: '2026-11-20' })).toEqual({ isSaleOn: false })
    const query = { dateOverride: '2026-11-20' }
    const [shopper, staff] = await Promise.all(['ada@hearth.example', 'noor@hearth.example'].map(shop.signedIn))
    expect(await shopper?.promotion.sale({ query })).toEqual({ isSaleOn: false })
    expect(await staff?.promotion.sale({ query })).toMatchObject({ isSaleOn: true, name: 'Lab sale' })
    expect(await staff?.promotion.sale({ query: { dateOverride: 'soon' } })).toEqual({ isSaleOn: false })
    shop.clock.set('2026-11-18T23:59:59Z')
    expect(await sale()).toEqual({ isSaleOn: false })
    shop.clock.set('2026-11-20T02:00:00Z')
  })
})

describe('settings and navigation', () => {
  it('lists the settings of this shop with names, values and their count', async () => {
    await shop.db.insert(settings).values({ brand: 'wa', name: 'aLabSetting', value: 'on' })
    const { items, totalCount } = await shop.api.settings.list()
    expect(items).toContainEqual({ name: 'aLabSetting', value: 'on' })
    expect(totalCount).toBe(items.length)
    const others = await shop.visitor('aol-nz.localhost').settings.list()
    expect(others.items).toContainEqual({ name: 'countryCode', value: 'NZ' })
    expect(others.items.some(({ name }) => name === 'aLabSetting')).toBe(false)
  })
  it('begins with what the shop mainly sells', async () => {
    const { mainNav } = await shop.visitor('andoo.localhost').navigation.navbar()
    expect(mainNav.categories.map(({ uri }) => uri)).toEqual(['/c/furniture', '/c/kitchen'])
  })
  it('links to categories, subcategories and brands of this shop by complete paths', async () => {
    const { topNav, mainNav } = await shop.api.navigation.navbar()
    expect(topNav).toContainEqual({ title: 'Sale', uri: '/sale' })
    expect(topNav).toContainEqual({ title: 'Clearance', uri: '/clearance' })
    const kitchen = mainNav.categories.find(({ uri }) => uri === '/c/kitchen')
    expect(kitchen?.subCategories.map(({ uri }) => uri)).toContain('/c/kitchen/dishwashers')
    expect(kitchen?.brands.every(({ uri }) => uri.startsWith('/brands/'))).toBe(true)
    const listed = await shop.api.catalogue.listing({ query: { category: 'kitchen' } })
    expect(kitchen?.productCount).toBe(listed.totalCount)
    expect(mainNav.categories.some(({ uri }) => uri === '/c/furniture')).toBe(false)
    shop.clock.set('2026-12-24T00:00:00Z')
    await shop.db.update(listings).set({ condition: 'brand-new' }).where(eq(listings.brand, 'wa'))
    await refreshListings(shop.db)
    const later = await shop.api.navigation.navbar()
    expect(later.topNav.filter(({ title }) => title === 'Sale' || title === 'Clearance')).toEqual([])
    shop.clock.set('2026-11-20T02:00:00Z')
  })
})
