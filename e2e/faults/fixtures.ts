import type { Page } from '@playwright/test'
import { type BrandKey, port, shops } from '../brands.ts'
import { test as base, expect } from '../fixtures.ts'
import { type FaultProxy, openFaultProxy } from './proxy.ts'

export { beInUse, expect } from '../fixtures.ts'

type Fixtures = {
  line: FaultProxy
  /** I6: the page has no unhandled errors, in any window. */
  unhandled: string[]
  /** Opens a page of a shop through the proxy and waits for its hydration. */
  open: (brand: BrandKey, path?: string) => Promise<void>
}

export async function openThrough(page: Page, address: string) {
  const start = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/geo')
  await page.goto(address)
  await start
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
  line: async ({}, use) => {
    const line = await openFaultProxy(port)
    await use(line)
    await line.close()
  },
  unhandled: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, line }, use) => {
    await use((brand, path = '/') => openThrough(page, line.originOf(brand) + path))
  },
})

export const main = (page: Page) => page.getByRole('main')

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ })

/** Closes the cart, which opens over the page after a product is added. */
export async function closeCart(page: Page) {
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
}

/** Sent from the page, which has the shop's cookies. */
export async function hasInCart(page: Page, origin: string, sku = shops.wa.sku) {
  await page.goto(`${origin}/robots.txt`)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/cart/product/', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ sku, quantity: 1 }),
  )
  expect(status).toBe(200)
}

/** The cart on the server, independent of the page's data. */
export const heldByShop = (page: Page) =>
  page.evaluate(async () => {
    const cart = (await (await fetch('/api/cart/')).json()) as { products: { sku: string; quantity: number }[] }
    return cart.products.map(({ sku, quantity }) => `${quantity} ${sku}`).sort()
  })
