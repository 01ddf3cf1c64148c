import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleKinds } from '#contract/content/article.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { promotions } from '../database/schema/catalogue.ts'
import { articles } from '../database/schema/content.ts'
import { shops as demoShops } from '../demo/catalogue/shops.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa', now: '2026-11-20T02:00:00Z' })
})
afterAll(() => shop.close())

it('has an item of every kind in every shop, each with an image and text', async () => {
  for (const { key: brand } of demoShops) {
    const { article } = shop.visitor(`${brand}.localhost`)
    for (const kind of articleKinds) {
      const list = await article.list({ params: { kind } })
      expect(list.length, `${brand} ${kind}`).toBeGreaterThan(0)
      const [first] = list
      const piece = await article.view({ params: { kind, uri: first?.uri ?? '' } })
      expect(piece.picture?.path, piece.uri).not.toContain('fallback')
      for (const { uri, picture } of list) expect(picture?.alt, uri).toMatch(/^[A-Z].{20,}\w$/)
      expect(piece.html.length, piece.uri).toBeGreaterThan(200)
      expect(`${piece.title}${piece.html}`).not.toMatch(/[{}]|lorem/i)
    }
  }
})

it('responds 404 to an item of another kind, and sends no executable markup', async () => {
  await shop.db.insert(articles).values({
    ...{ brand: 'wa', kind: 'blog', uri: 'lab', title: 'Lab', description: 'A post', chapter: '', picture: null },
    ...{ facts: [], ingredients: [], category: null, storeUris: [], publishedOn: '2026-11-01', position: 9 },
    html: '<p onclick="x()">A<script>alert(1)</script></p>',
  })
  const { article } = shop.api
  expect((await article.view({ params: { kind: 'blog', uri: 'Lab' } })).html).toBe('<p>A</p>')
  await expect(article.view({ params: { kind: 'recipe', uri: 'lab' } })).rejects.toMatchObject({ status: 404 })
  const unknown = await shop.inject({ url: '/api/content/poems' })
  expect([unknown.statusCode, unknown.json().fields.kind.length]).toEqual([400, 1])
})

it('lists the cooking demos of each store, and none for an unknown store [S1-7-43]', async () => {
  const demos = (storeUri: string) => shop.api.navigation.cookingDemos({ params: { storeUri } })
  const here = await demos('kiln-lane-showroom')
  const there = await demos('crows-nest-showroom')
  expect(here.length).toBeGreaterThan(0)
  expect(here).not.toEqual(there)
  for (const { title, uri } of here) expect([title.length > 5, uri.startsWith('/cooking-demo/')]).toEqual([true, true])
  expect(await demos('nowhere')).toEqual([])
})

it('lists the promotions of today with their products, and one with its terms [S1-3-13]', async () => {
  const { promotion } = shop.api
  const list = await promotion.list()
  expect(list[0]).toMatchObject({ path: '/promotion/kettle-with-a-norrvik-fridge', brand: 'Norrvik', featured: true })
  for (const promoted of list) {
    expect(promoted.products.length, promoted.path).toBeGreaterThan(0)
    expect(promoted.startDate <= '2026-11-20' && promoted.endDate >= '2026-11-20', promoted.path).toBe(true)
  }
  const claimed = await promotion.view({ params: { uri: 'bread-kit-with-a-steam-oven' } })
  expect(claimed).toMatchObject({ redemption: true, childHasActiveRedemption: true, claimForm: 'claim-a-reward' })
  expect(claimed.html).toContain('<p>')

  const empty = { brand: 'wa', uri: 'empty', title: 'Empty', rewardLabel: 'Bonus' }
  await shop.db
    .insert(promotions)
    .values({ id: crypto.randomUUID(), ...empty, startsOn: '2026-11-01', endsOn: '2026-12-01' })
  expect((await promotion.list()).map(({ path }) => path)).not.toContain('/promotion/empty')
  expect(await promotion.view({ params: { uri: 'empty' } })).toMatchObject({ title: 'Empty', products: [] })

  const over = {
    brand: 'wa',
    uri: 'over',
    title: 'Over',
    rewardLabel: 'Bonus',
    startsOn: '2026-10-01',
    endsOn: '2026-11-19',
  }
  await shop.db.insert(promotions).values({ id: crypto.randomUUID(), ...over })
  expect((await promotion.list()).map(({ path }) => path)).not.toContain('/promotion/over')
  await expect(promotion.view({ params: { uri: 'over' } })).rejects.toMatchObject({ status: 404 })
})

it('lists its public pages by heading, each once', async () => {
  const groups = await shop.api.content.siteMap()
  const uris = groups.flatMap(({ links }) => links.map(({ uri }) => uri))
  expect(new Set(uris).size).toBe(uris.length)
  for (const uri of ['/promotions', '/recipes', '/pe-bookings', '/form/trade-account', '/zipmoney', '/cookbook'])
    expect(uris).toContain(uri)
  // The words of an empty search are no page to look for.
  expect(uris).not.toContain('/article/no-results')
  const offers = (await shop.api.promotion.list()).map(({ path }) => path)
  expect(uris.filter((uri) => uri.startsWith('/promotion/'))).toEqual(offers)
})

it('shows a store tour in a frame of this shop only', async () => {
  const { virtualTourId } = await shop.api.store.view({ params: { id: 'kiln-lane-showroom' } })
  const response = await shop.inject({ url: `/tours/${virtualTourId}` })
  expect(response.body).toContain('A walk through Kiln Lane showroom')
  expect(response.body).toMatch(/images\/\w+\/inside-wa-1200\.webp" alt=""><p>By the door/)
  const policy = response.headers['content-security-policy']
  for (const rule of ["frame-ancestors 'self'", "font-src 'self'"]) expect(policy).toContain(rule)
  expect(response.body).toContain("font-family:'Instrument Sans Variable'")
  expect((await shop.inject({ url: '/tours/none' })).statusCode).toBe(404)
})
