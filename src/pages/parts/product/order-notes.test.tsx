// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { finishSignIn } from '#features/identity/redirect/callback.ts'
import { storeNonce } from '#features/identity/redirect/nonce.ts'
import { currentBearer } from '#features/identity/session/bearer.ts'
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
