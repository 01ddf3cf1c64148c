import type { Page } from '@playwright/test'
import { fillCard, fillCheckout } from '../checkout-form.ts'
import { expect, hasInCart } from './fixtures.ts'
import type { FaultProxy } from './proxy.ts'

export const post = { method: 'POST', path: '/api/checkout' } as const
export const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: /^Thank you/ })
export const doNotPayAgain = (page: Page) => page.getByText(/Please do not attempt to checkout again/)

const cartIdOf = (page: Page) =>
  page.evaluate(async () => {
    const view = (await (await fetch('/api/checkout')).json()) as { cart: { cartId: string } }
    return view.cart.cartId
  })

export async function openCheckout(page: Page, origin: string) {
  await page.goto(`${origin}/customer/checkout`)
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible({ timeout: 20_000 })
}

/** Fills in the checkout up to the button; returns the cart id. */
export async function readyToOrder(page: Page, origin: string, card: Parameters<typeof fillCard>[1] = 'approved') {
  await hasInCart(page, origin)
  const cartId = await cartIdOf(page)
  await openCheckout(page, origin)
  await fillCheckout(page, 'wa', card)
  return cartId
}

/** After a reload: the form is restored except for the card. */
export async function fillCardAgain(page: Page) {
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  const day = page.getByRole('group', { name: 'Popular days' }).getByRole('button').first()
  await expect(day).toBeVisible()
  await fillCard(page)
}

export const postsOf = (line: FaultProxy) =>
  line.seen.filter(({ method, path }) => method === post.method && path === post.path).length
