import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const columnsOf = (category: string, host = 'wa.localhost') =>
  shop.visitor(host).navigation.columns({ query: { category } })

it('offers widths, a choice, and price and energy of a category, with its picture', async () => {
  const { picture, columns } = await columnsOf('kitchen/fridges-and-freezers')
  expect(picture?.path).toMatch(/^\/images\//)
  expect(columns.map(({ title }) => title)).toEqual(expect.arrayContaining(['Width', 'Price and energy']))
  expect(columns.length).toBeLessThanOrEqual(3)
  const [widths] = columns
  for (const { title } of widths?.links ?? []) expect(title).toMatch(/^(?:Under [\d,]+|[\d,]+ to [\d,]+) mm$/)
})

it('names the lowest step by its upper end', async () => {
  const { columns } = await columnsOf('kitchen/fridges-and-freezers', 'aol.localhost')
  const [lowest] = columns.find(({ title }) => title === 'Width')?.links ?? []
  expect(lowest?.title).toBe('Under 500 mm')
})

it('links only to lists that have products, and fewer than the category', async () => {
  for (const [category, host] of [
    ['kitchen/fridges-and-freezers', 'wa.localhost'],
    ['kitchen/cooking', 'hc.localhost'],
    ['furniture/living-room', 'andoo.localhost'],
  ] as const) {
    const { columns } = await columnsOf(category, host)
    expect(columns.length).toBeGreaterThan(0)
    for (const { uri } of columns.flatMap(({ links }) => links)) {
      const address = new URL(uri, 'http://shop.example')
      expect(address.pathname).toBe(`/c/${category}`)
      const filter = address.searchParams.get('filter') ?? ''
      const { totalCount, unfilteredCount } = await shop
        .visitor(host)
        .catalogue.listing({ query: { category, filter } })
      expect([uri, totalCount > 0, totalCount < unfilteredCount]).toEqual([uri, true, true])
    }
  }
})

it('rejects a category that the shop does not sell', async () => {
  await expect(columnsOf('furniture/living-room')).rejects.toMatchObject({ status: 404 })
})
