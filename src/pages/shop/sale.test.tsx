// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Sale } from '#contract/catalogue/promotion.ts'
import type { Api } from '#contract/client.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'aol' })
})
afterAll(() => shop.close())
afterEach(cleanup)

const withSale = (sale: Sale): Api => {
  const api = shop.visitor()
  return { ...api, promotion: { ...api.promotion, sale: () => Promise.resolve(sale) } }
}
const page = (api: Api) => renderApp(api, { path: '/sale', brand: 'aol' })
const title = () => screen.getByRole('heading', { level: 1 }).textContent

it('lists reduced products under the name of the running sale, with its end', async () => {
  const { calls } = await page(withSale({ isSaleOn: true, name: 'Autumn, early', time: '2099-11-29T11:00:00Z' }))
  expect(title()).toBe('Autumn, early')
  expect(await screen.findByText(/^Until Sun 29 Nov$/)).toBeTruthy()
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3)
  expect(calls('catalogue.listing')).toEqual([{ query: { collection: 'sale' } }])
})

it.each([{ isSaleOn: false }, { isSaleOn: true, name: 'Autumn', time: '2020-01-01T00:00:00Z' }])(
  'goes by its own name while no sale runs: %j',
  async (sale) => {
    await page(withSale(sale))
    const { title: name } = await shop.api.content.static({ params: { name: 'sale' } })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.queryByText(/^Until/)).toBeNull()
  },
)
