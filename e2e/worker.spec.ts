import type { Page } from '@playwright/test'
import { originOf, samples, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { buyer, cards } from './checkout-form.ts'
import { test as base, expect } from './fixtures.ts'
import { untilControlled } from './idle.ts'
import { phone } from './phone.ts'
import { openSideDoor, type SideDoor } from './proxy-server.ts'
import { backOfficePost } from './signing-in.ts'
import { isStoredHere, stored } from './stored-page.ts'

const test = base.extend<{ door: SideDoor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
  door: async ({}, use) => {
    const door = await openSideDoor()
    await use(door)
    await door.close()
  },
})
test.use({ serviceWorkers: 'allow' })
// Installing a worker stores many files: four in parallel take half a minute on a slow machine.
test.describe.configure({ timeout: 120_000 })

const main = (page: Page) => page.getByRole('main')
const savedAt = (page: Page) => page.locator('html').getAttribute('data-saved-at')
const firstHeading = (page: Page) => main(page).getByRole('heading', { level: 1 })

/** Addresses and texts of all cached responses. */
const cachedResponses = (page: Page) =>
  page.evaluate(async () => {
    const textOf = async (response?: Response) =>
      response && !/image|font/.test(response.headers.get('content-type') ?? '') ? response.text() : ''
    const all = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return Promise.all(
        requests.map(async (request) => {
          const { pathname, search } = new URL(request.url)
          return { cache: name, path: pathname + search, text: await textOf(await cache.match(request)) }
        }),
      )
    })
    return (await Promise.all(all)).flat()
  })

const isStored = (page: Page, address: string) => page.evaluate(isStoredHere, stored(address))

/** Opens a page and waits until it is cached: on a first visit, until the worker controls the page. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => isStored(page, address), { timeout: 45_000 }).toBe(true)
}

/** Products whose first picture is small enough to be within the page of a phone. */
const offlineProducts = { aol: shops.aol.product, andoo: samples.andooPromotion } as const
const offlinePaths = (brand: keyof typeof offlineProducts) => ['/', shops[brand].category, offlineProducts[brand]]

/** Of the first view: how many there are, and how many are shown. */
const firstPictures = (page: Page) =>
  main(page)
    .locator('img[fetchpriority="high"]')
    .evaluateAll((all: HTMLImageElement[]) => ({
      all: all.length,
      shown: all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    }))

/** Whether the first paint showed an image already, as it does for a page that is drawn at once. */
const isDrawnAtOnce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        new PerformanceObserver((paints) => {
          const [first] = paints.getEntries() as (PerformanceEntry & { element?: Element | null })[]
          resolve(first?.element?.tagName === 'IMG')
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

test.describe('on a phone', () => {
  test.use(phone)

  for (const brand of ['aol', 'andoo'] as const)
    test(`${brand}: opens visited pages again offline${brand === 'aol' ? '' : ' @long'}`, async ({
      page,
      network,
      shopper,
    }) => {
      test.slow()
      const addressOf = (path: string) => originOf(brand) + path
      await shopper.hasInCart(brand)
      for (const path of [...offlinePaths(brand), '/cart']) await visit(page, addressOf(path))
      await expect(main(page).getByRole('button', { name: /^Remove / })).toBeVisible()
      await network.offline()
      for (const path of offlinePaths(brand)) {
        await page.goto(addressOf(path))
        await expect(firstHeading(page)).toBeVisible()
        expect(Number(await savedAt(page))).toBeGreaterThan(Date.now() - 120_000)
        const pictures = await firstPictures(page)
        expect(pictures.all).toBeGreaterThan(0)
        expect(pictures.shown).toBe(pictures.all)
        // It is the page of a phone: cards have no tables, and its pictures are within.
        await expect(main(page).locator('article dl')).toHaveCount(0)
        await expect(main(page).locator('[srcset^="data:"]').first()).toBeAttached()
        await expect(page.locator('link[rel="expect"]')).toHaveAttribute('href', '#first-view')
        if (path === shops[brand].category) expect(await isDrawnAtOnce(page)).toBe(true)
      }
      await page.goto(addressOf('/cart'))
      await expect(main(page).getByRole('button', { name: /^Remove / })).toBeVisible()
    })
})

test('takes over a page that was loaded without it', async ({ page }) => {
  const home = `${originOf('hc')}/`
  await visit(page, home)
  await page.goto('about:blank')
  // As a page that is on its way while the worker is activated, but each time.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBypassServiceWorker', { bypass: true })
  const response = await page.goto(home)
  expect(response?.fromServiceWorker()).toBe(false)
  await devTools.send('Network.setBypassServiceWorker', { bypass: false })
  await untilControlled(page, 15_000)
})

test('opens a product again offline that was reached by a link inside the app @long', async ({ page, network }) => {
  await visit(page, originOf('aol') + shops.aol.category)
  const link = main(page).locator('a[href^="/p/"]').first()
  const address = originOf('aol') + (await link.getAttribute('href'))
  await link.click()
  await expect(page).toHaveURL(address)
  await expect.poll(() => isStored(page, address), { timeout: 20_000 }).toBe(true)
  const title = await page.title()
  await network.offline()
  await page.reload()
  await expect(page).toHaveTitle(title)
  await expect(firstHeading(page)).toBeVisible()
})

test('shows offline that a page was never visited, and in the checkout that the form is saved', async ({
  page,
  network,
}) => {
  await visit(page, `${originOf('hc')}/`)
  const hasMarks = () => page.evaluate(async () => Boolean(await caches.match('/signs/payments.svg')))
  await expect.poll(hasMarks, { timeout: 15_000 }).toBe(true)
  await network.offline()
  await page.goto(originOf('hc') + shops.hc.manufacturer)
  // The shell has the right brand.
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'hc')
  await expect(page.getByRole('heading', { level: 1, name: /offline|not saved/i })).toBeVisible()
  // Nobody scrolled to the foot while there was a connection.
  const mark = page.getByRole('contentinfo').getByRole('img', { name: 'Visa' })
  await mark.scrollIntoViewIfNeeded()
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.goto(`${originOf('hc')}/customer/checkout`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('What you have entered stays on this device')).toBeVisible()
  await network.online()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveTitle(/Hearth Clearance/)
})

test('shows a stored page immediately, and a price that changed since once @long', async ({ page }) => {
  const post = await backOfficePost('fk', 'noor@hearth.example')
  const sku = `DATED-${Date.now()}`
  const { categories } = await post<{ categories: { uri: string }[] }>('/product-options')
  // Another department would change the menu and the catalogue of this shop.
  const category = categories.find(({ uri }) => uri.startsWith('kitchen/'))?.uri
  const product = { title: `Freezer ${sku}`, manufacturer: 'Testa', category, rrp: null, stock: [] }
  const { id, slug, version } = await post<{ id: string; slug: string; version: string }>('/products', {
    ...product,
    sku,
    price: 61,
  })
  const address = `${originOf('fk')}/p/${slug}`
  await visit(page, address)
  await post(`/products/${id}`, { ...product, price: 57, version })
  const onServer = () => page.evaluate(async (url) => (await fetch(url)).text(), address)
  await expect.poll(onServer).toContain('"price":57')
  await page.reload()
  expect(Number(await savedAt(page))).toBeGreaterThan(0)
  await expect(main(page).getByText('$61').first()).toBeVisible()
  await expect(page.getByText('1 price changed')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('$57').first()).toBeVisible()
  await expect(page.getByText('1 price changed')).toHaveCount(0)
})

test('does not cache a page of another build, whose files would be missing offline @long', async ({ page, door }) => {
  const address = door.originOf('aol') + shops.aol.product
  await visit(page, address)
  let requestCount = 0
  door.answers(async (path, text) => {
    if (path !== shops.aol.product) return null
    requestCount += 1
    return { body: (await text()).replace(/data-entry="[^"]+"/, 'data-entry="/assets/index-later.js"') }
  })
  const cachedEntry = async () => {
    const cachedPage = (await cachedResponses(page)).find(({ path }) => path === shops.aol.product)
    return /data-entry="([^"]+)"/.exec(cachedPage?.text ?? '')?.[1]
  }
  const own = await cachedEntry()
  expect(own).toMatch(/^\/assets\/index-/)
  // Loaded repeatedly, so that the first response has been handled.
  for (let times = 1; times <= 3; times++) {
    await page.reload()
    await expect.poll(() => requestCount).toBeGreaterThanOrEqual(times)
    expect(await cachedEntry()).toBe(own)
  }
})

test('caches no personal data of a shopper: no name, address, card, cart or order', async ({ page, shopper, shop }) => {
  test.slow()
  await visit(page, `${originOf('wa')}/`)
  await shop('wa', shops.wa.product)
  const added = page.waitForResponse((response) => response.url().endsWith('/api/cart/product/'))
  await cartButtons(page).first().click()
  await added
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible()
  await visit(page, `${originOf('wa')}/cart`)
  await page.goto(`${originOf('wa')}/customer/checkout`)
  await shopper.buysByCard('wa')
  await page.waitForURL(/\/customer\/confirmation/)
  const confirmed = page.getByText(/Your order number is/)
  const order = /\d{6,}/.exec((await confirmed.textContent()) ?? '')?.[0] ?? ''
  expect(order).not.toBe('')
  await visit(page, originOf('wa') + shops.wa.category)

  const cookies = (await page.context().cookies()).map(({ value }) => value)
  const card = cards.approved.replaceAll(' ', '')
  const phone = ['0412 345 678', '0412345678']
  const secrets = ['robin@example.com', buyer.last, buyer.street, cards.approved, card, order, ...phone, ...cookies]
  const all = await cachedResponses(page)
  expect(all.length).toBeGreaterThan(20)
  const leaks = all.filter(({ path, text }) => secrets.some((secret) => (path + text).includes(secret)))
  expect(leaks.map(({ cache, path }) => `${cache} ${path}`)).toEqual([])
  const isPrivate = /^\/(?:customer|sandbox|api\/(?:cart|geo|checkout|payment|delivery|account|order))/
  expect(all.map(({ path }) => path).filter((path) => isPrivate.test(path))).toEqual([])
})

const ships = (door: SideDoor, change: (script: string) => string) =>
  door.answers(async (path, text) => (path === '/sw.js' ? { body: change(await text()) } : null))
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
/** Chromium delays the activation of a new worker by half a minute when a request starts the old one at that moment. */
const areQuiet = (...pages: Page[]) => Promise.all(pages.map((page) => page.waitForLoadState('networkidle')))
/** Activates the worker that the server has now. */
async function change(page: Page) {
  await areQuiet(page)
  const taken = page.evaluate(
    () => new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(true))),
  )
  await update(page)
  await taken
}
/** Returns to a page after quarters of an hour. */
async function comeBack(page: Page, quarters: number) {
  await page.clock.setSystemTime(Date.now() + quarters * 16 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

test('offers a new version, and applies it in every window on request, but not in the checkout', async ({
  page,
  door,
  context,
}) => {
  const home = `${door.originOf('fk')}/`
  await visit(page, home)
  await visit(page, home)
  ships(door, (script) => `${script}\n// another release`)
  let quarters = 0
  await expect(async () => {
    await comeBack(page, ++quarters)
    await expect(offer(page)).toBeVisible({ timeout: 1500 })
  }).toPass()
  await offer(page).getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toHaveCount(0)

  const checkout = await context.newPage()
  await checkout.goto(`${door.originOf('fk')}/customer/checkout`)
  const mark = () => checkout.evaluate(() => Object.assign(window, { isSame: true }))
  await mark()
  const second = await context.newPage()
  await second.goto(home)
  await areQuiet(page, checkout, second)
  const reloads = Promise.all([page.waitForEvent('load'), second.waitForEvent('load')])
  await offer(second).getByRole('button', { name: 'Update' }).click()
  await reloads
  expect(await checkout.evaluate(() => 'isSame' in window)).toBe(true)
  await expect(offer(checkout)).toHaveCount(0)
})

test('recovers from a broken worker when it is switched off, and from any worker at /reset @long', async ({
  page,
  door,
}) => {
  const products = `${door.originOf('wac')}/products`
  // An unregistering worker reloads the page itself, which then aborts this navigation.
  const opens = async () => (await page.goto(products).catch(() => null))?.status()
  const cacheNames = () => page.evaluate(() => caches.keys()).catch(() => null)
  await visit(page, products)
  ships(
    door,
    () => `addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => event.respondWith(new Response('broken', { status: 500 })))`,
  )
  await change(page)
  await expect.poll(opens).toBe(500)

  // As with SERVICE_WORKER=off.
  const off = await (
    await fetch(products.replace(/\/\/.*/, `//127.0.0.1:${new URL(products).port}/worker-off.js`))
  ).text()
  ships(door, () => off)
  await expect.poll(opens).toBe(200)
  await expect.poll(cacheNames).toEqual([])

  door.answers(async () => null)
  await visit(page, products)
  await page.goto(`${door.originOf('wac')}/reset`)
  await expect(page.getByText('Done. The shop now loads from the server.')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('link', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL(`${door.originOf('wac')}/`)
})

test('registers push and background sync for tools that read the worker', async ({ door }) => {
  const { port } = new URL(door.originOf('wa'))
  const script = await (await fetch(`http://127.0.0.1:${port}/sw.js`)).text()
  // The expressions of PWABuilder's ServiceWorkerAnalyzer.
  expect(script).toMatch(/\.addEventListener\(['"]push['"]/)
  expect(script).toMatch(/\.addEventListener\(['"]sync['"]/)
})
