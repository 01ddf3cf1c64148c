import { afterAll, beforeAll, expect, it } from 'vitest'
import { render } from '#entry-server.tsx'
import { brandKeys } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { type Shop, testShop } from '../test-app.ts'

const key = brandKeys.at(-1) ?? brandKeys[0]
const { name, home, tokens, wording } = brands[key]

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: key })
})
afterAll(() => shop.close())

const titlesIn = (data: object): string[] =>
  Object.entries(data).flatMap(([field, value]) =>
    field === 'title' && typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? titlesIn(value)
        : [],
  )

it(`renders the home page of ${key} on the server`, async () => {
  const page = await render({ url: new URL(`http://${key}.localhost/`), brand: key, api: shop.api })
  if (page.kind !== 'page') throw new Error(page.location)
  expect(page.status).toBe(200)
  expect(page.head).toContain(`<title>${wording.homeTitle}</title>`)
  expect(page.body).toContain(`aria-label="${name}"`)
  expect(titlesIn(home.blocks).filter((title) => !page.body.includes(title))).toEqual([])
  expect(page.body.match(/href="\/p\//g)?.length).toBeGreaterThan(3)
  expect(JSON.stringify(page.styles)).toContain(`--palette-primary-main:${tokens.primary}`)
})

it(`lists products of ${key} by category, with facets and prices`, async () => {
  const { totalCount, products, facets } = await shop.api.catalogue.listing({ query: { category: 'kitchen' } })
  expect(totalCount).toBeGreaterThan(100)
  expect(facets.length).toBeGreaterThan(3)
  expect(products.every(({ price }) => price !== undefined)).toBe(true)
})
