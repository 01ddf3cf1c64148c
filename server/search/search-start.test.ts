import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { analyticsEvents } from '../database/schema/analytics.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(analyticsEvents)
})

const start = () => shop.api.search.start()

/** Searches of as many shoppers, each from an address of its own. */
async function searched(
  query: string,
  { times = 5, productList = ['A-1'] }: { times?: number; productList?: string[] } = {},
) {
  for (let index = 0; index < times; index++) {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/analytics/search',
      remoteAddress: `10.8.1.${index + 1}`,
      payload: { analyticsEventType: 'search', query, productList, url: '/search', isRepeatUser: false },
    })
    expect(response.statusCode).toBe(204)
  }
}

it('lists the largest categories in the order of the menu, with an image each', async () => {
  const { categories } = await start()
  const { mainNav } = await shop.api.navigation.navbar()
  const all = mainNav.categories.flatMap(({ subCategories }) => subCategories)
  const largest = all.toSorted((a, b) => b.productCount - a.productCount).slice(0, 9)
  expect(categories.map(({ url }) => url)).toEqual(all.filter((node) => largest.includes(node)).map(({ uri }) => uri))
  for (const { imageUrl } of categories) expect(imageUrl).toMatch(/^\/images\/.+/)
})

it('begins with furniture in a furniture shop', async () => {
  const { body } = await shop.inject({ url: '/api/v3/search/start', headers: { host: 'andoo.localhost' } })
  expect(JSON.parse(body).categories[0].url).toMatch(/^\/c\/furniture\//)
})

it('lists no popular search before shoppers have searched', async () => {
  expect((await start()).popular).toEqual([])
})

it('lists terms that at least five searches had, the most frequent first, with the address they lead to', async () => {
  await searched('Kettle')
  await searched('  kettle ', { times: 2 })
  await searched('french door', { times: 6 })
  await searched('dryer', { times: 4 })
  expect((await start()).popular).toEqual([
    { text: 'kettle', url: '/search/kettle' },
    { text: 'french door', url: '/search/french%20door' },
  ])
})

it('leaves out terms that find nothing, whatever was reported about them', async () => {
  await searched('qqzzxx rude word', { times: 9 })
  await searched('kettle', { times: 9, productList: [] })
  expect((await start()).popular).toEqual([])
})
