import type { Page } from '@playwright/test'
import { chromiumAt } from '../scripts/lib/browser/chromium-launch.ts'
import { brands, originOf, samples, shops } from './brands.ts'
import { expect, shopperOf, test } from './fixtures.ts'

/** The manifest as the browser parsed it, and the reasons why the shop is not installable. */
async function readApp(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const obstacles = installabilityErrors.map(({ errorId }) => errorId)
  await session.detach()
  // A test's browser is a private window.
  return { errors, manifest: JSON.parse(data ?? '{}'), obstacles: obstacles.filter((id) => id !== 'in-incognito') }
}

test('is an installable app for every shop', async ({ page }) => {
  const ids = new Set<string>()
  for (const brand of brands) {
    await page.goto(`${originOf(brand)}/article/terms`, { waitUntil: 'domcontentloaded' })
    // Added after the first view.
    await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1)
    const { errors, manifest, obstacles } = await readApp(page)
    expect(errors, brand).toEqual([])
    expect(obstacles, brand).toEqual([])
    expect(manifest.name).toBe(shops[brand].name)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color)
    ids.add(manifest.id)
  }
  expect(ids.size).toBe(brands.length)
})

/** Chromium sends the event only over https, and at its own time: the test sends it instead. */
const browserAsks = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.setAttribute('data-asked', 'yes')
      return Promise.resolve({ outcome: 'accepted' })
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

const offer = (page: Page) => page.getByRole('region', { name: /^Install / })

/** The install offer has loaded and has recorded this page; then input, and time passes. */
async function shopperActs(page: Page, seen = '') {
  await page.waitForFunction((sign) => localStorage.getItem('install-seen')?.includes(sign), seen)
  await browserAsks(page)
  await page.getByRole('main').press('Shift')
  await page.clock.fastForward(3000)
}

test('offers the app after some use of the shop, and never in the checkout @long', async ({ page, shop, shopper }) => {
  await page.clock.install()
  for (const path of [samples.waPlain, samples.waMissingPart]) {
    await shop('wa', path)
    await shopperActs(page, path)
    await expect(offer(page)).toHaveCount(0)
  }
  await shopper.goesTo(shops.wa.product)
  await shopperActs(page, shops.wa.product)
  await expect(offer(page)).toBeVisible()
  await offer(page).getByRole('button', { name: 'Install' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(offer(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(page.getByText('Wattle & Ash is installed. Thank you.')).toBeVisible()

  await shopper.hasInCart('wa')
  await page.evaluate(() => localStorage.removeItem('install-seen'))
  await shopper.goesTo('/customer/checkout')
  await shopperActs(page)
  await expect(offer(page)).toHaveCount(0)
})

test('remembers that the offer was declined @long', async ({ page, shop, shopper }) => {
  await page.clock.install()
  await shopper.hasInCart('fk')
  await shop('fk')
  await shopperActs(page)
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('install-seen'))
  await shopper.reloads()
  await shopperActs(page)
  await expect(offer(page)).toHaveCount(0)
})

test('removes the start parameter from the address', async ({ page, shop }) => {
  await shop('wa', '/?source=pwa-search')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' }).first()).toBeFocused()
})

test('searches text shared by another app', async ({ page }) => {
  await page.goto(`${originOf('wa')}/search?title=The+Kitchen+News&text=steam+oven+https%3A%2F%2Fnews.example%2Fa&url=`)
  await expect(page).toHaveURL(/\/search\/steam%20oven$/)
})

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })

  test('shows the steps to the home screen @long', async ({ page, shop }) => {
    await shop('andoo')
    await page.getByRole('button', { name: 'Get the app' }).click()
    const guide = page.getByRole('dialog', { name: 'Get the Andoo app' })
    await expect(guide.getByRole('listitem')).toHaveText([/^Press Share/, /^Choose Add to Home Screen/, /^Press Add$/])
    await guide.getByRole('button', { name: 'Close' }).click()
    await expect(guide).toHaveCount(0)
  })
})

test('shows the cart on the icon of the installed window, and offers nothing @long', async ({
  playwright,
  launchOptions,
}, info) => {
  const args = [...(launchOptions.args ?? []), `--app=${originOf('fk')}/robots.txt`]
  // The headless shell has no windows of apps.
  const options = { ...launchOptions, ...chromiumAt('whole'), args, headless: true }
  const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), options)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.addInitScript(() => {
    const show = (count: number) => document.documentElement.setAttribute('data-icon', String(count))
    Object.assign(navigator, { setAppBadge: async (count: number) => show(count), clearAppBadge: async () => show(0) })
  })
  await shopperOf(page).hasInCart('fk', shops.fk.sku, 2)
  await page.goto(`${originOf('fk')}/?source=pwa`)
  await expect(page.locator('html')).toHaveAttribute('data-icon', '2')
  await expect(page).toHaveURL(`${originOf('fk')}/`)
  await expect(page.getByRole('button', { name: 'Get the app' })).toBeHidden()
  // A private window would hide other reasons why the shop is not installable.
  expect((await readApp(page)).obstacles).toEqual([])
  await context.close()
})
