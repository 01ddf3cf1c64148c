// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { CouponField } from './coupon-field.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  await (await testCatalogue(shop)).addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 1000 })
})
afterAll(() => shop.close())
afterEach(cleanup)

async function couponField(failing: Record<string, Error> = {}) {
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const element = <CouponField cart={{ couponCode: null }} />
  const app = await renderApp(api, { path: '/coupon', pages: [{ path: '/coupon', element }], failing })
  const field = screen.getByRole('textbox', { name: /^Coupon code/ })
  return { ...app, api, field, sent: () => app.calls('cart.addCoupon').length }
}

it('moves the focus after its own change of the coupon, and not when another tab changed it', async () => {
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const { user, app } = await renderApp(api, { path: '/cart' })
  await screen.findByRole('textbox', { name: /^Coupon code/ })
  await api.cart.addCoupon({ body: { code: 'HEARTH10' } })
  await app.queryClient.invalidateQueries({ queryKey: ['cart'] })
  const remove = await screen.findByRole('button', { name: 'Remove coupon HEARTH10' })
  expect(document.activeElement).toBe(document.body)
  await user.click(remove)
  const field = await screen.findByRole('textbox', { name: /^Coupon code/ })
  expect(document.activeElement).toBe(field)
})

it('sends a code again that did not reach the server', async () => {
  const failing: Record<string, Error> = { 'cart.addCoupon': new OfflineError('No connection') }
  const { user, api, field, sent } = await couponField(failing)
  await user.type(field, 'HEARTH10{Enter}')
  expect((await screen.findByText(/^No response from the shop/)).getAttribute('role')).toBe('alert')
  delete failing['cart.addCoupon']
  await user.type(field, '{Enter}')
  await waitFor(() => expect(screen.queryByText(/^No response from the shop/)).toBeNull())
  expect(sent()).toBe(2)
  await waitFor(async () => expect((await api.cart.view({ query: {} })).couponCode).toBe('HEARTH10'))
})

it('sends a rejected code once, until it changes', async () => {
  const { user, field, sent } = await couponField()
  await user.type(field, 'WRONG{Enter}')
  await screen.findByText('This coupon is not valid')
  await user.type(field, '{Enter}')
  await user.tab()
  expect(sent()).toBe(1)
  await user.type(field, 'ER{Enter}')
  await waitFor(() => expect(sent()).toBe(2))
})
