import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { type ScriptedFeature, scriptedFeatures } from '../src/domain/tracking/feature-scripts.ts'
import { dataDir, samples, shops } from './brands.ts'
import { buyByCard } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { type ScriptServer, startScriptServer } from './script-server.ts'
import type { Settings } from './shop-settings.ts'
import { fillSignIn } from './signing-in.ts'

// One shop with all features for all tests of this file.
test.describe.configure({ mode: 'default' })

let shop: ShopServer
let providers: ScriptServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  providers = await startScriptServer()
  shop = await startShop(dataDir, { FEATURE_SCRIPTS: providers.setting })
})
test.beforeEach(() => {
  providers.works()
  providers.takeRequests()
})
test.afterAll(async () => {
  await shop?.stop()
  await providers?.close()
})

const addressOf = (path: string) => `http://wa.localhost:${shop.port}${path}`
const scriptsOf = (...features: ScriptedFeature[]) => features.map((feature) => `${feature}/widget.js`)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function open(page: Page, path: string) {
  const response = await page.goto(addressOf(path))
  await page.waitForLoadState('networkidle')
  return response?.headers()['content-security-policy'] ?? ''
}

/** Navigates within the document. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    history.pushState(null, '', '/')
    history.back()
  }, path)

test('requests no script of a feature on pages without one [S1-7-59] @long', async ({ page }) => {
  for (const path of ['/', shops.wa.category, '/search/oven', '/stores', '/cart']) await open(page, path)
  expect(providers.requests).toEqual([])
})

test('requests videos, content and reviews of a product once, after the page has loaded [S1-7-59] @long', async ({
  page,
}) => {
  const sections = [
    ['videos', 'Videos'],
    ['content', 'More about this product'],
    ['reviews', 'Reviews'],
  ] as const
  await open(page, shops.wa.product)
  for (const [feature, title] of sections)
    await expect(region(page, title)).toContainText(`Shown by ${feature}: {"sku":"${shops.wa.sku}"`)
  expect(providers.requests.toSorted()).toEqual(scriptsOf('content', 'reviews', 'videos'))
  const starts = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/widget.js'))
    return scripts.map(({ startTime }) => startTime - (visit?.loadEventEnd || Number.NaN))
  })
  expect(starts).toHaveLength(3)
  for (const afterLoad of starts) expect(afterLoad).toBeGreaterThan(0)
  // Another product, and back: the scripts are already loaded and receive new elements.
  await goWithin(page, samples.waPlain)
  for (const [feature, title] of sections) {
    await expect(region(page, title)).toContainText(`Shown by ${feature}`)
    await expect(region(page, title)).not.toContainText(shops.wa.sku)
  }
  expect(providers.requests).toHaveLength(3)
})

test('requests the scheduling script when booking is opened on the page of a store, once [S1-7-59]', async ({
  page,
}) => {
  await open(page, shops.wa.store)
  const booking = region(page, 'Appointments')
  const button = booking.getByRole('button', { name: 'Book an appointment' })
  await expect(button).toBeVisible()
  expect(providers.requests).toEqual([])
  await button.click()
  const uri = shops.wa.store.split('/').at(-1)
  await expect(booking).toContainText(`Shown by scheduling: {"store":"${uri}"`)
  await expect(booking.locator('[data-feature]')).toBeFocused()
  await expect(button).toHaveCount(0)
  expect(providers.requests).toEqual(scriptsOf('scheduling'))
})

test('shows that booking is unavailable, with the phone number of the store, and opens it on the next try', async ({
  page,
}) => {
  providers.breaks()
  await open(page, shops.wa.store)
  const booking = region(page, 'Appointments')
  await booking.getByRole('button', { name: 'Book an appointment' }).click()
  await expect(booking.getByRole('alert')).toContainText(
    /^Booking could not be opened\. Try again, or call the store on \S/,
  )
  await expect(booking.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{6,}$/)
  providers.works()
  await booking.getByRole('button', { name: 'Book an appointment' }).click()
  await expect(booking).toContainText('Shown by scheduling')
  await expect(booking.getByRole('alert')).toHaveCount(0)
})

test('leaves the page of a product as it is when its scripts fail, and reports each failure', async ({
  page,
  calls,
}) => {
  providers.breaks()
  await open(page, shops.wa.product)
  const reports = () => calls.of('POST', '/api/failures').map(({ body }) => (body as { area: string }).area)
  await expect.poll(reports).toEqual(Array.from({ length: 3 }, () => 'third-party script'))
  for (const title of ['Videos', 'More about this product', 'Reviews']) await expect(region(page, title)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Specifications' })).toBeVisible()
})

test('requests the referral script in the account, where BuyapowaEnabled is on, with its settings [S1-7-59, S1-3-23] @long', async ({
  page,
  stub,
}) => {
  const named = {
    BuyapowaEnabled: 'true',
    BuyapowaMarket: 'au',
    BuyapowaMarketDomain: 'refer.example',
    BuyapowaCampaignSlug: 'friends',
    referralConfig: '{"reward":20}',
  }
  await page.goto(addressOf('/account/internal/login'))
  await fillSignIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(region(page, 'Refer a friend')).toHaveCount(0)
  expect(providers.requests).toEqual([])
  await stub.changes<Settings>('/api/settings', ({ items }) => {
    const changed = Object.entries(named).map(([name, value]) => ({ name, value }))
    const others = items.filter(({ name }) => !(name in named))
    return { items: [...others, ...changed], totalCount: others.length + changed.length }
  })
  await open(page, '/account')
  await expect(region(page, 'Refer a friend')).toHaveText(
    'Refer a friendShown by referral: {"market":"au","marketDomain":"refer.example","campaign":"friends","config":"{\\"reward\\":20}"}',
  )
  expect(providers.requests).toEqual(scriptsOf('referral'))
})

test('requests the survey script on the page of a placed order, and none where it is paid [S1-7-59] @long', async ({
  page,
}) => {
  await open(page, shops.wa.product)
  await expect.poll(() => providers.takeRequests().length).toBe(3)
  const status = await page.evaluate(async (sku) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/cart/product/', {
      method: 'POST',
      headers,
      body: JSON.stringify({ sku, quantity: 1 }),
    })
    return response.status
  }, shops.wa.sku)
  expect(status).toBe(200)
  const policy = await open(page, '/customer/checkout')
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('.localhost:')
  await buyByCard(page, 'wa')
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await expect(region(page, 'How did we do?')).toContainText('Shown by survey: {"order":"')
  const order = await page.getByText('Your order number is').locator('strong').innerText()
  await expect(region(page, 'How did we do?')).toContainText(`{"order":"${order}"}`)
  expect(providers.requests).toEqual(scriptsOf('survey'))
})

test('requests the Zip script on the page about Zip [S1-7-59]', async ({ page }) => {
  await open(page, '/zipmoney')
  await expect(region(page, 'Zip calculator')).toContainText('Shown by zip')
  expect(providers.requests).toEqual(scriptsOf('zip'))
})

test('admits scripts of the configured origins and of no other, and none of them in the checkout [S1-7-59] @long', async ({
  page,
}) => {
  const loads = (host: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script')
          script.src = src
          script.onload = () => resolve('loaded')
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(`blocked ${blockedURI}`))
          document.head.append(script)
        }),
      `${providers.originOf(host)}/probe.js`,
    )
  const policy = await open(page, '/')
  const outside = /script-src 'self'([^;]*)/
    .exec(policy)?.[1]
    ?.split(' ')
    .filter((source) => source.startsWith('http'))
  expect(outside).toEqual(scriptedFeatures.map(providers.originOf))
  for (const feature of scriptedFeatures) expect(await loads(feature), feature).toBe('loaded')
  expect(await loads('stranger')).toBe(`blocked ${providers.originOf('stranger')}/probe.js`)
  // Trusted types block its address there already, so the test reads the policy itself.
  const atCheckout = await open(page, '/customer/checkout')
  for (const feature of scriptedFeatures) expect(atCheckout).not.toContain(providers.originOf(feature))
  await expect(loads('reviews')).rejects.toThrow('TrustedScriptURL')
})
