// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'

const categoryUri = 'testing/machines/toasters'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const wa = await testCatalogue(shop)
  await wa.addProduct({ sku: 'PRICED', priceCents: 799_00, rrpCents: 999_00 })
  await wa.addProduct({ sku: 'ASKED', priceCents: null })
  await wa.addProduct({ sku: 'SECRET', priceCents: 500_00, priceUponRequest: true })
  await wa.addProduct({ sku: 'GONE', priceCents: 90_00, stock: 0, nextDate: '2026-12-14' })
  await wa.addProduct({ sku: 'TRADE', priceCents: 799_00, brand: 'wac' })
  await wa.addProduct({ sku: 'BULK', priceCents: 799_00, brand: 'aoc' })
})
afterAll(() => shop.close())
afterEach(cleanup)

const category = {
  name: 'Toasters',
  uri: categoryUri,
  description: '',
  crumbs: [],
  children: [],
  productCount: 4,
  picture: null,
}

/** The category of this suite has no department, so its response is stubbed. */
const withCategory = (api: Api): Api => ({
  ...api,
  catalogue: { ...api.catalogue, category: () => Promise.resolve(category) },
})

const list = (brand: 'wa' | 'wac' | 'aoc', view = '') =>
  renderApp(withCategory(shop.visitor(`${brand}.localhost`)), { path: `/c/${categoryUri}${view}`, brand })

const card = (sku: string) =>
  within(screen.getByRole('heading', { name: `Testa ${sku}` }).closest('article') as HTMLElement)

it.each(['', '?view=list'])('shows price, saving and the add-to-cart button (%s)', async (view) => {
  await list('wa', view)
  const priced = card('PRICED')
  expect(priced.getByText('$799')).toBeTruthy()
  expect(priced.getByText('Save $200')).toBeTruthy()
  expect(priced.getByRole('button', { name: 'Add to cart: Testa PRICED' })).toBeTruthy()
})

it('shows a price request when there is no price, and never shows a hidden price', async () => {
  const { container } = await list('wa')
  expect(card('ASKED').getAllByText('Request Price').length).toBeGreaterThan(0)
  expect(card('ASKED').queryByRole('button')).toBeNull()
  expect(card('SECRET').getByText('Price available upon request')).toBeTruthy()
  expect(container.textContent).not.toContain('$500')
})

it('shows when a product is available again, and does not offer it before', async () => {
  await list('wa')
  expect(card('GONE').getByText('Back in stock about 14 Dec')).toBeTruthy()
  expect((card('GONE').getByRole('button', { name: 'Out of stock' }) as HTMLButtonElement).disabled).toBe(true)
})

it('shows no price before sign-in where prices are for members', async () => {
  const { container } = await list('wac')
  expect(card('TRADE').getByText('Login for Price')).toBeTruthy()
  expect(container.textContent).not.toContain('$799')
  expect(card('TRADE').queryByRole('button', { name: /^Add to cart/ })).toBeNull()
})

it('lists trade goods as lines: without GST, with stock and a quantity', async () => {
  const { user, calls } = await list('aoc')
  await screen.findByRole('heading', { name: 'Testa BULK' })
  const line = card('BULK')
  expect(line.getByText('ex GST')).toBeTruthy()
  expect(line.getByText('SKU BULK')).toBeTruthy()
  // Counted as soon as it is known where the shopper is.
  expect(line.getByText(/^(?:In stock|\d+ in \w+)/)).toBeTruthy()
  await user.click(line.getByRole('button', { name: 'One more' }))
  await user.click(line.getByRole('button', { name: 'Add to cart: Testa BULK' }))
  const body = { sku: 'BULK', quantity: 2, warrantyId: null, installId: null }
  await waitFor(() => expect(calls('cart.addProduct')).toEqual([{ body }]))
})
