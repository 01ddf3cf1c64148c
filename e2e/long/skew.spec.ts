import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { expect, test } from '../fixtures.ts'
import { untilAtRest, untilControlled } from '../idle.ts'
import { makeReleases, releasePort, releaseServer } from './releases.ts'

const origin = `http://aol.localhost:${releasePort}`
const count = 5
let folder: string
let server: ReturnType<typeof releaseServer>

test.describe.configure({ mode: 'serial', retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(900_000)
  folder = makeReleases(count)
  server = releaseServer(folder)
})
test.afterAll(() => server.close())
test.beforeEach(() => test.setTimeout(240_000))

const main = (page: Page) => page.getByRole('main')
/** The entry script of a page: its name identifies the release. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[data-entry]')?.getAttribute('data-entry') ?? '')
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
/** A second visit: the first one shows no update. */
async function comeAgain(page: Page) {
  await untilControlled(page)
  await isIdle(page)
  // Before the app reads the clock, so that the test can advance it by quarters of an hour.
  await page.clock.install()
  await page.reload()
  await isIdle(page)
  // The component that offers a new version is loaded too.
  await untilAtRest(page)
}
const isIdle = (page: Page) => page.waitForLoadState('networkidle')

/** Follows links of the shop, so that chunks of the page's own release are loaded. */
async function browse(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect(page).toHaveURL(/\/c\//)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await main(page).locator('a[href^="/p/"]').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
}

async function comeBack(page: Page, quarters: number) {
  await page.clock.setSystemTime(Date.now() + quarters * 16 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function untilOffered(page: Page) {
  // A page in the background does not check for updates.
  await page.bringToFront()
  let quarters = 0
  await expect(async () => {
    await comeBack(page, ++quarters)
    await expect(offer(page)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
}

async function take(page: Page) {
  await untilOffered(page)
  // Chromium delays the activation of a new worker by half a minute when a request starts the old one at that moment.
  await isIdle(page)
  const loaded = page.waitForEvent('load', { timeout: 60_000 })
  await offer(page).getByRole('button', { name: 'Update' }).click()
  await loaded
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('keeps a page of the first release working on the server of the fifth', async ({ page }) => {
    await server.deploy(1)
    await page.goto(origin)
    await isIdle(page)
    const release = await releaseOf(page)
    await server.deploy(count)
    await browse(page)
    expect(await releaseOf(page)).toBe(release)
  })

  test('reloads a page once whose files are gone', async ({ page }) => {
    await server.deploy(1)
    await page.goto(origin)
    await isIdle(page)
    await server.deploy(count)
    const files = join(folder, 'dist/current/client/assets')
    for (const file of readdirSync(files)) if (/^category-/.test(file)) rmSync(join(files, file))
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await main(page).locator('a[href^="/c/"]').first().click()
    await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(1)
  })
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const next of [2, 3, 4])
    test(`opens stored pages with the worker of release 1 on the server of ${next}, and offers and applies the update`, async ({
      page,
      context,
    }) => {
      await server.deploy(1)
      await page.goto(origin)
      await untilControlled(page)
      await isIdle(page)
      // With another window open no update is applied automatically.
      const second = await context.newPage()
      await second.goto(`${origin}/robots.txt`)
      const release = await releaseOf(page)
      await server.deploy(next)
      await page.reload()
      expect(await releaseOf(page)).toBe(release)
      await isIdle(page)
      await browse(page)
      await take(page)
      await expect.poll(() => releaseOf(page)).not.toBe(release)
      await browse(page)
    })

  test('keeps a tab of release 1 in the checkout working while another one updates to release 2', async ({
    page,
    context,
  }) => {
    await server.deploy(1)
    await page.goto(origin)
    await comeAgain(page)
    await page.evaluate(async (sku) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/cart/product/', { method: 'POST', headers, body: JSON.stringify({ sku, quantity: 1 }) })
    }, shops.aol.sku)
    const checkout = await context.newPage()
    await checkout.goto(`${origin}/customer/checkout`)
    await checkout.getByLabel('Email', { exact: true }).fill('robin@example.com')
    const release = await releaseOf(checkout)
    await server.deploy(2)
    await take(page)
    await expect(checkout.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
    await expect(offer(checkout)).toHaveCount(0)
    // Its chunks are still found: the card's fields, the suburb list, the days.
    await checkout.getByLabel('Suburb or postcode').first().pressSequentially('2000')
    await expect(checkout.getByRole('option', { name: shops.aol.suburb.option }).first()).toBeVisible()
    expect(await releaseOf(checkout)).toBe(release)
  })

  test('applies a waiting version automatically at the next start', async ({ page, context }) => {
    await server.deploy(1)
    await page.goto(origin)
    await comeAgain(page)
    const release = await releaseOf(page)
    await server.deploy(2)
    await untilOffered(page)
    await offer(page).getByRole('button', { name: 'Later' }).click()
    const next = await context.newPage()
    await page.close()
    // Chromium activates a waiting worker a second after the last window was closed; a navigation in that second hangs in it.
    await next.waitForTimeout(4000)
    await next.goto(origin)
    await isIdle(next)
    await expect(offer(next)).toHaveCount(0)
    await expect
      .poll(async () => {
        await next.goto(origin)
        return releaseOf(next)
      })
      .not.toBe(release)
  })
})
