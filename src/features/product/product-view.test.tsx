// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({
    sku: 'OVEN',
    priceCents: 1000_00,
    rrpCents: 1500_00,
    warranties: [
      { id: 'W0', name: '2 years, from the maker', note: '', priceCents: 0, included: true },
      { id: 'W5', name: '5 years', note: 'Parts and labour', priceCents: 199_00, included: false },
    ],
    installs: [{ id: 'I1', name: 'Connect it', note: '', priceCents: 149_50, included: false }],
  })
  await stock.addProduct({ sku: 'BARE', priceCents: 50_00 })
  await stock.addProduct({ sku: 'ASK', priceCents: null, priceUponRequest: true })
})
afterAll(() => shop.close())
afterEach(cleanup)

const page = (path: string, api: Api = shop.visitor()) => renderApp(api, { path })
const tabs = () => within(screen.getByRole('navigation', { name: 'On this page' })).queryAllByRole('link')
const addTo = () => screen.getAllByRole('button', { name: /^Add to cart/ })[0]?.textContent

const extras = ['priceHistory', 'featuresBySku', 'specificationsBySku', 'upsellOptions', 'meta'] as const

/** The shop as a backend would be that answers this to all calls beside the product itself. */
function answering(api: Api, response: unknown): Api {
  const empty = Object.fromEntries(extras.map((name) => [name, () => Promise.resolve(response)]))
  return { ...api, product: { ...api.product, ...empty } } as Api // the calls are the same, their answers are what is tried
}

it.each([
  ['null', null],
  ['an empty object', {}],
  ['an empty list', []],
])('renders and sells the product when all other requests return %s [S1-3-21]', async (_, response) => {
  const { user } = await page('/p/oven', answering(shop.visitor(), response))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('OVEN')
  expect(addTo()).toBe('Add to cart $1,000')
  expect(tabs().map((tab) => tab.textContent)).not.toContain('Specifications')
  const history = screen.queryByRole('button', { name: 'Show price history' })
  if (history) {
    await user.click(history)
    expect(await screen.findByText('We have no earlier prices for this product.')).toBeTruthy()
  }
})

it('renders and sells the product when all other requests fail, and lets a location be chosen [S1-3-21]', async () => {
  const gone = new ApiError(500, { code: 'internal', message: 'Broken' })
  const failing = Object.fromEntries(extras.map((name) => [`product.${name}`, gone]))
  await renderApp(shop.visitor(), { path: '/p/oven', failing: { ...failing, 'geo.view': gone } })
  expect(addTo()).toBe('Add to cart $1,000')
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('button', { name: 'Change delivery location' }, { timeout: 10_000 })).toBeTruthy()
})

it('omits the sections of a product without data', async () => {
  await page('/p/bare')
  expect(screen.queryByRole('heading', { name: 'Specifications' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Warranty' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Will it fit?' })).toBeNull()
})

it('adds up product, warranty, installation and pieces, to the cent', async () => {
  const { user } = await page('/p/oven')
  expect(addTo()).toBe('Add to cart $1,000')
  await user.click(screen.getByRole('radio', { name: /5 years/ }))
  expect(addTo()).toBe('Add to cart $1,199')
  await user.click(screen.getByRole('radio', { name: /Connect it/ }))
  expect(addTo()).toBe('Add to cart $1,348.50')
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(addTo()).toBe('Add to cart $2,697')
  await user.click(screen.getByRole('radio', { name: /from the maker/ }))
  expect(addTo()).toBe('Add to cart $2,299')
})

it('shows the whole price in the bar of phones, and the same button beside it', async () => {
  const { user } = await page('/p/oven')
  const bar = within(screen.getByLabelText('Buy this product'))
  await user.click(screen.getByRole('radio', { name: /5 years/ }))
  expect(bar.getByText('$1,199')).toBeTruthy()
  expect(bar.getByText('Add to cart')).toBeTruthy()
})

it('has neither total nor bar while the price is on request', async () => {
  await page('/p/ask')
  expect(screen.getByText('Price available upon request')).toBeTruthy()
  expect(screen.queryByLabelText('Buy this product')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
})
