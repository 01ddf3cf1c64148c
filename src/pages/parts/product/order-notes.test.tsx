// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createPressStore } from '#features/checkout/submit/submission.ts'
import { finishSignIn } from '#features/identity/redirect/callback.ts'
import { storeNonce } from '#features/identity/redirect/nonce.ts'
import { currentBearer } from '#features/identity/session/bearer.ts'
import { createCartStore } from '#offline/cart/cart-store.ts'
import { openDatabase } from '#offline/database.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { stubFraudScript } from '../../../../tests/fraud-script.ts'
import { demoPassword, plainBrowser } from '../../../../tests/identity.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  for (const sku of ['KETTLE', 'OVEN']) await stock.addProduct({ sku, priceCents: 100_00, stock: 1000 })
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** Signs a browser with a kettle in its cart in, as the page of the sign-in does. */
async function arrive() {
  const browser = plainBrowser(shop)
  await browser.api().cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const { headers } = await browser.postForm({ password: demoPassword })
  storeNonce(browser.nonce)
  const { app, unmount } = await renderApp(browser.api(), { path: '/blank/nothing' })
  // The page that completes the sign-in is left before anyone could read a message on it.
  expect(await finishSignIn(app, browser.fragmentOf(headers.location))).toBe('/account')
  unmount()
  return browser.api((await currentBearer(() => Promise.reject(new Error('It has just been granted')))) ?? undefined)
}

const note = () => screen.queryByText(/^Your cart now includes/)

/** Another browser of the same account. */
async function otherCart() {
  const browser = plainBrowser(shop)
  await browser.signIn()
  const { cart } = browser.api()
  await cart.clear()
  return cart
}

it('says above the order, once, what of the account joined the cart', async () => {
  stubFraudScript()
  await (await otherCart()).addProduct({ body: { sku: 'OVEN', quantity: 2 } })
  const api = await arrive()
  const { unmount } = await renderApp(api, { path: '/customer/checkout' })
  const text = await screen.findByText('Your cart now includes 2 products from your account.')
  expect(text.closest('aside')?.textContent).toMatch(/from your account\..*Your order/)
  expect(text.closest('[role=status]')).not.toBeNull()
  unmount()
  await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  expect(note()).toBeNull()
})

it('says it as a message on any other page', async () => {
  await (await otherCart()).addProduct({ body: { sku: 'OVEN', quantity: 2 } })
  await renderApp(await arrive(), { path: '/account/orders' })
  await screen.findByText('Your cart now includes 2 products from your account.')
  expect(note()?.closest('section')?.getAttribute('aria-label')).toBe('Messages')
})

it('says nothing when nothing joined', async () => {
  await otherCart()
  const api = await arrive()
  stubFraudScript()
  await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  expect(note()).toBeNull()
})

it('says why a coupon that ended meanwhile takes nothing off', async () => {
  stubFraudScript()
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  await api.cart.addCoupon({ body: { code: 'HEARTH10' } })
  const { app } = await renderApp(api, { path: '/customer/checkout' })
  await screen.findByText('HEARTH10 applied', {}, { timeout: 5000 })
  const ended = /^The coupon HEARTH10 is no longer valid/
  expect(screen.queryByText(ended)).toBeNull()
  await shop.pool.query("update coupons set ends_at = now() - interval '10 years' where code = 'HEARTH10'")
  await app.queryClient.invalidateQueries({ queryKey: ['checkout'] })
  expect((await screen.findByText(ended)).closest('[role=status]')).not.toBeNull()
  expect(screen.queryByText('HEARTH10 applied')).toBeNull()
})

it('loads the order again when its tab is shown again, and says that the cart changed', async () => {
  stubFraudScript()
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const { user } = await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  await api.cart.addProduct({ body: { sku: 'OVEN', quantity: 1 } })
  document.dispatchEvent(new Event('visibilitychange'))
  const note = await screen.findByText(/^Your cart changed while this page was open/)
  await user.click(within(note.parentElement as HTMLElement).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/changed while this page/)).toBeNull()
})

it('loads the order again when another tab changed the cart, and stores it for the other tabs', async () => {
  stubFraudScript()
  const api = shop.visitor()
  const other = createCartStore('wa', openDatabase(), 'another tab')
  const { cartId } = await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const { app, calls } = await renderApp(api, { path: '/customer/checkout' })
  const stored = (count: number) =>
    vi.waitFor(async () => expect((await other.read())?.cart).toMatchObject({ cartId, productCount: count }), {
      timeout: 5000,
    })
  await stored(1)
  await other.write(await api.cart.addProduct({ body: { sku: 'OVEN', quantity: 1 } }))
  await screen.findByText(/^Your cart changed while this page was open/)
  // What changes here reaches the other tabs.
  const cart = await api.cart.addProduct({ body: { sku: 'OVEN', quantity: 1 } })
  await app.queryClient.invalidateQueries({ queryKey: ['checkout'] })
  await stored(3)
  // The same cart, with prices for another place.
  const before = calls('checkout.view').length
  await other.write({ ...cart, orderTotal: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(calls('checkout.view')).toHaveLength(before)
})

it('leaves the order alone while it is being paid for', async () => {
  stubFraudScript()
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const { calls } = await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  createPressStore().begin({ cartId: 'a', option: 1 })
  const before = calls('checkout.view').length
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls('checkout.view')).toHaveLength(before)
})

it('says a changed price until it is closed, then not on the next load', async () => {
  stubFraudScript()
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  await shop.pool.query("update cart_lines set seen_cents = 9900 where product_code like '%KETTLE%'")
  const { unmount, user } = await renderApp(api, { path: '/customer/checkout' })
  const note = await screen.findByText(/^The price of .* has changed from \$99/, {}, { timeout: 5000 })
  await user.click(within(note.parentElement as HTMLElement).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/has changed from/)).toBeNull()
  unmount()
  await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  expect(screen.queryByText(/has changed from/)).toBeNull()
})
