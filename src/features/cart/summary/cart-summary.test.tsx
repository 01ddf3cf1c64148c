// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { CartSummary } from './cart-summary.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  // happy-dom loads no pictures and calls each of them complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})
afterAll(() => shop.close())
afterEach(cleanup)

const image = { path: '/images/oven.jpg', width: 800, height: 800, alt: '', color: '#eeeeee' }

const oven: CartProduct = {
  productCode: '1',
  sku: 'OVEN',
  title: 'Ostra wall oven',
  price: 1000,
  rrp: 1200,
  lineDiscount: 200,
  quantity: 2,
  brand: 'Ostra',
  category: 'kitchen/ovens',
  categorization: 'Kitchen/Ovens',
  available: true,
  conditionType: 'cosmetic',
  missingParts: 'One rack',
  ribbonType: 'save',
  sortOrder: 1,
  image,
  selectedInstall: { id: 'i', name: 'Connect the oven', price: 149 },
  selectedWarranty: { id: 'w', name: 'Five years of care', price: 99 },
}
const pan: CartProduct = {
  ...{ productCode: '2', sku: 'PAN', title: 'Iron pan', price: 0, quantity: 1, brand: 'Ostra', category: 'pans' },
  ...{ categorization: 'Kitchen/Pans', sortOrder: 2, promoId: 'winter' },
}
const cart: Cart = {
  ...{ cartId: 'c', products: [oven], rewards: [pan], productCount: 2, orderTotal: 2248, messages: [], errors: [] },
}

/** The order as the checkout shows it beside the form. */
async function summary(shown: Cart) {
  const element = <CartSummary title="Your order" cart={shown} rows={[]} showLines folds />
  await renderApp(shop.api, { brand: 'aol', path: '/summary', pages: [{ path: '/summary', element }] })
  const lines = screen.getByRole('list', { name: 'Products in your order' })
  return within(lines).getAllByRole('listitem')
}

it('shows of each product what the cart says of it, and what comes with it [S2-3-23, S2-3-24]', async () => {
  const [first, bonus] = await summary(cart)
  const text = first?.textContent ?? ''
  for (const words of ['Ostra wall oven', 'Quantity 2', '$2,000', '$2,400', 'Cosmetic', 'Missing parts: One rack'])
    expect(text).toContain(words)
  // The condition comes before the name, as in the cart.
  expect(text).toMatch(/Save \$200.*Cosmetic.*Ostra wall oven/)
  expect(text).toMatch(/Connect the oven.*\$149/)
  expect(text).toMatch(/Five years of care.*\$99/)
  expect(first?.querySelector('img')?.outerHTML).toContain('oven')
  expect(bonus?.textContent).toContain('Iron pan')
  expect(bonus?.textContent).toContain('FREE')
})

it('has a panel for what a promotion brings, and none without one [S2-2-14]', async () => {
  await summary(cart)
  expect(screen.getByText('Bonus', { selector: 'small' }).parentElement?.textContent).toBe('BonusIron pan')
  cleanup()
  await summary({ ...cart, rewards: [] })
  expect(screen.queryByText('Bonus', { selector: 'small' })).toBeNull()
})
