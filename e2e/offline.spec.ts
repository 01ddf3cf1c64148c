import type { Page } from '@playwright/test'
import { shops } from './brands.ts'
import { scriptOf } from './built-script.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'
import { untilAtRest } from './idle.ts'

// A change that is lost once in two runs is lost.
test.describe.configure({ retries: 0 })

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ })
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

type Taken = { method: string; path: string; body: unknown; key: string | undefined; status: number }

/** Every cart change with a response, in order, with its idempotency key. */
function takenChanges(...pages: Page[]) {
  const taken: Taken[] = []
  for (const page of pages)
    page.on('response', (response) => {
      const request = response.request()
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/cart/') || request.method() === 'GET') return
      const text = request.postData()
      taken.push({
        method: request.method(),
        path: decodeURIComponent(pathname),
        body: text ? JSON.parse(text) : null,
        key: request.headers()['idempotency-key'],
        status: response.status(),
      })
    })
  return taken
}

const keysOf = (taken: Taken[]) => taken.map(({ key }) => key)

/** Opens the drawer once, so that its code is cached on this device. */
async function cacheDrawer(page: Page) {
  await cartLink(page).click()
  await expect(drawer(page)).toBeVisible()
  await closesCart(page)
}

async function closesCart(page: Page) {
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toHaveCount(0)
}

/** Blocks the API but not the pages: shows what a reload restores from this device. */
async function loseShop(page: Page) {
  await page.route(/\/(?:api\/|healthz)/, (route) => route.abort())
}

/** The number of products that this device has stored. */
const seenProducts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('hearth')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('seenProducts').objectStore('seenProducts').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

const heldByShop = (page: Page) =>
  page.evaluate(async () => {
    const cart = (await (await fetch('/api/cart/')).json()) as { products: { sku: string; quantity: number }[] }
    return cart.products.map(({ sku, quantity }) => `${quantity} ${sku}`).sort()
  })

test('says on a first visit that it is offline where a page was never loaded, and opens it on return', async ({
  page,
  network,
}) => {
  await page.goto('/')
  const parts = page.waitForResponse(`**${scriptOf('src/features/offline/not-saved.tsx')}`)
  await untilAtRest(page)
  await parts
  await network.offline()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('You are offline')
  await expect(page.getByText('Not saved on this device.')).toBeVisible()
  await network.online()
  await expect(title).not.toHaveText('You are offline', { timeout: 20_000 })
  await expect(page).toHaveURL(/delivery/)
})

test('queues changes while offline, keeps them over a reload and sends each once, in order', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  await shopper.hasInCart('wa', 'WX-TS2EBS')
  await shopper.hasInCart('wa', 'WX-K15ES')
  const taken = takenChanges(page)
  await shop('wa', shops.wa.category)
  await untilAtRest(page)
  await cacheDrawer(page)
  await network.offline()

  const bar = page.getByText('You are offline.')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toHaveCount(1)
  await cartButtons(page).nth(0).click()
  await expect(drawer(page).getByText('Added, waiting to send.')).toBeVisible()
  const toaster = drawer(page).getByRole('listitem').filter({ hasText: 'Wexcombe 2 Slice Everyday Toaster' }).first()
  await toaster.getByRole('button', { name: 'One more' }).click()
  await drawer(page)
    .getByRole('button', { name: /^Remove Wexcombe 1.5 L/ })
    .click()
  await expect(toaster.getByText('Waiting to send')).toBeVisible()
  await closesCart(page)
  await expect(page.getByRole('button', { name: /^Added, waiting to send/ })).toHaveCount(1)
  await cartButtons(page).nth(0).click()
  await expect(drawer(page)).toBeVisible()
  await closesCart(page)
  await expect(page.getByRole('link', { name: 'Cart, 4 items' }).first()).toBeVisible()
  expect(taken).toEqual([])

  await loseShop(page)
  await network.online()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' }).first()).toBeVisible()
  await cartLink(page).click()
  const waiting = drawer(page).getByRole('region', { name: 'Waiting to send' })
  await expect(waiting.getByRole('listitem')).toHaveCount(4)
  await closesCart(page)
  await expect(bar).toBeVisible()

  await page.unroute(/\/(?:api\/|healthz)/)
  const retry = bar.locator('xpath=ancestor::*[@role="presentation"]').getByRole('button', { name: 'Try again' })
  // The page looks for the shop by itself, too, and the bar may go under the click.
  await retry.click({ timeout: 1_000 }).catch(() => expect(bar).toHaveCount(0))
  await expect(page.getByText('You are back online. Your cart has been sent.')).toHaveCount(1)
  await expect(bar).toHaveCount(0)
  expect(taken.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /api/cart/product/ 200',
    'POST /api/cart/product/ 200',
    'DELETE /api/cart/product/WX-K15ES 200',
    'POST /api/cart/product/ 200',
  ])
  expect(taken[1]?.body).toMatchObject({ sku: 'WX-TS2EBS', productCode: 'WX-TS2EBS', quantity: 1 })
  expect(new Set(keysOf(taken)).size).toBe(4)
  const added = [taken[0], taken[3]].map((change) => `1 ${Object(change?.body).sku}`)
  expect(await heldByShop(page)).toEqual([...added, '2 WX-TS2EBS'].sort())
})

test('sends queued changes once from two tabs, and shows them in both @long', async ({
  page,
  shop,
  context,
  network,
}) => {
  await shop('wa', shops.wa.product)
  const second = await context.newPage()
  await second.goto(page.url())
  const taken = takenChanges(page, second)
  for (const tab of [page, second]) {
    await untilAtRest(tab)
    await cacheDrawer(tab)
  }
  await network.offline()
  for (const tab of [page, second]) {
    await expect(tab.getByText('You are offline.')).toBeVisible()
    await cartButtons(tab).first().click()
    await expect(drawer(tab)).toBeVisible()
    await closesCart(tab)
  }
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible()
  await network.online()
  await expect.poll(() => taken.length).toBe(2)
  for (const tab of [page, second]) {
    await expect(tab.getByText('You are offline.')).toHaveCount(0)
    await expect(tab.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible()
  }
  expect(taken).toHaveLength(2)
  expect(new Set(keysOf(taken)).size).toBe(2)
  expect((await heldByShop(page)).map((line) => line.slice(0, 2))).toEqual(['2 '])
})

test('stores a rejected change with its reason until the shopper decides', async ({ page, shop, stub, network }) => {
  await shop('wa', shops.wa.product)
  await untilAtRest(page)
  await cacheDrawer(page)
  await network.offline()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await cartButtons(page).first().click()
  await expect(drawer(page)).toBeVisible()
  await closesCart(page)

  const taken = takenChanges(page)
  await stub.answers('/api/cart/product/', { code: 'invalid_request', message: '', errors: ['Sold out today'] }, 400)
  await network.online()
  await cartLink(page).click()
  const rejected = drawer(page).getByRole('region', { name: 'Needs you' })
  await expect(rejected).toContainText('Sold out today')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.unroute('**/api/cart/product/')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(taken).toHaveLength(1)
  await rejected.getByRole('button', { name: /^Try again/ }).click()
  await expect(rejected).toHaveCount(0)
  await expect.poll(() => taken.length).toBe(2)
  expect(new Set(keysOf(taken)).size).toBe(1)
  expect(await heldByShop(page)).toHaveLength(1)
})

test('shows that payment needs a connection, with a button that stays focusable', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  const place = page.getByRole('button', { name: 'Place order' })
  await expect(place).toBeVisible()
  await network.offline()
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await expect(place).toHaveAccessibleDescription('You need a connection to pay. Your cart is saved.')
  await place.focus()
  await expect(place).toBeFocused()
  await network.online()
  await expect(place).not.toHaveAttribute('aria-disabled', 'true')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('lists stored pages on an unvisited page, which loads when online again; search finds viewed products @long', async ({
    page,
    shop,
    network,
  }) => {
    await shop('wa', shops.wa.product)
    await untilAtRest(page)
    const title = page.getByRole('heading', { level: 1 })
    const name = (await title.textContent()) ?? ''
    // The worker precaches every file of the shop before it controls the page.
    const hasPageCache = () =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null &&
          (await caches.keys()).some((key) => key.startsWith('hearth-pages-')),
      )
    await expect.poll(hasPageCache, { timeout: 30_000 }).toBe(true)
    await page.reload()
    await untilAtRest(page)
    await page.mouse.wheel(0, 400)
    const hasDatabase = () =>
      page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'hearth'))
    await expect.poll(hasDatabase, { timeout: 20_000 }).toBe(true)
    await expect.poll(() => seenProducts(page), { timeout: 20_000 }).toBeGreaterThan(0)
    await network.offline()
    await expect(page.getByText('You are offline.')).toBeVisible()

    await page.getByRole('banner').getByRole('combobox').first().fill('wexcombe')
    await expect(page.getByText('Found on this device.')).toBeVisible()
    await expect(page.getByRole('option').filter({ hasText: name })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto(new URL(shops.wa.store, page.url()).href)
    await expect(title).toHaveText('You are offline')
    await expect(page.getByText('Not saved on this device.')).toBeVisible()
    // The page says what the bar would.
    await expect(page.getByText('You are offline.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    await network.online()
    await expect(title).not.toHaveText('You are offline', { timeout: 20_000 })
  })
})
