import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { expectNoFindings } from './axe.ts'
import { dataDir, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { type ScriptServer, startScriptServer } from './script-server.ts'

// One shop that asks for consent, for all tests of this file.
test.describe.configure({ mode: 'default' })

let shop: ShopServer
let providers: ScriptServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  providers = await startScriptServer()
  shop = await startShop(dataDir, {
    CONSENT: 'ask',
    FEATURE_SCRIPTS: `reviews=${providers.addressOf('reviews')},scheduling=${providers.addressOf('scheduling')}`,
    TAG_MANAGER_SCRIPT_URL: `${providers.originOf('tags')}/container.js`,
  })
})
test.beforeEach(() => void providers.takeRequests())
test.afterAll(async () => {
  await shop?.stop()
  await providers?.close()
})

const addressOf = (path: string) => `http://wa.localhost:${shop.port}${path}`
const bar = (page: Page) => page.getByRole('region', { name: 'Other companies' })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const scriptsOnce = ['reviews/widget.js', 'tags/container.js']

test('loads no script of another company before the shopper allows it, and each once afterwards', async ({ page }) => {
  await page.goto(addressOf(`${shops.wa.product}?clickref=click-7`))
  await expect(bar(page)).toContainText(
    'They add extras to our pages, count visits, measure our ads and may store cookies.',
  )
  await expectNoFindings(page, 'question about other companies')
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible()
  expect(providers.requests).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('clickref'))).toBeNull()
  await button(page, 'Allow').click()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByText('Allowed. You can change this under “Saved on this device”.')).toBeVisible()
  await expect(page.getByText('Shown by reviews:')).toBeVisible()
  await expect.poll(() => [...providers.requests].toSorted()).toEqual(scriptsOnce)
  expect(await page.evaluate(() => localStorage.getItem('clickref'))).toContain('click-7')
  await page.goto(addressOf(shops.wa.product))
  await expect(page.getByText('Shown by reviews:')).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('remembers a no by keyboard, keeps its own reviews, and loads what a press requests @long', async ({ page }) => {
  await page.goto(addressOf(shops.wa.product))
  await button(page, 'Decline').focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible()
  await page.goto(addressOf(shops.wa.store))
  await page.getByRole('button', { name: 'Book an appointment' }).click()
  await expect(page.getByText('Shown by scheduling:')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(providers.requests).toEqual(['scheduling/widget.js'])
})

test('deletes what the scripts stored when the consent is taken back, reloads once, and loads nothing more', async ({
  page,
}) => {
  await page.goto(addressOf(shops.wa.product))
  await button(page, 'Allow').click()
  await expect(page.getByText('Shown by reviews:')).toBeVisible()
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a script of another company would
    document.cookie = '_their_id=1; path=/'
    localStorage.setItem('their-id', '1')
    localStorage.setItem('loggedIn', 'true')
  })
  await page.goto(addressOf('/account/device'))
  const choice = page.getByRole('switch', { name: 'Load them on this device' })
  await expect(choice).toBeChecked()
  await expectNoFindings(page, 'choice about other companies')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await choice.click()
  await expect.poll(() => loads).toBe(1)
  await expect(choice).not.toBeChecked()
  expect(
    await page.evaluate(() => [document.cookie, localStorage.getItem('their-id'), localStorage.getItem('loggedIn')]),
  ).toEqual(['', null, 'true'])
  providers.takeRequests()
  await page.goto(addressOf(shops.wa.product))
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toBeHidden()
  expect(providers.requests).toEqual([])
  expect(loads).toBe(2)
})

test('asks no browser that does not want to be tracked, and nothing in the checkout @long', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(addressOf('/account/device'))
  await expect(page.getByText('Your browser asks not to be tracked, so we load none of them.')).toBeVisible()
  await page.goto(addressOf('/'))
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toBeHidden()
  const other = await browser.newPage()
  await other.goto(addressOf('/customer/checkout'))
  await other.waitForLoadState('networkidle')
  await expect(bar(other)).toBeHidden()
  await other.close()
  expect(providers.requests).toEqual([])
})

for (const width of [390, 768, 1280])
  test(`moves nothing at ${width} px, and leaves the dock and the end of the page free${width === 390 ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(addressOf('/'))
    await expect(bar(page)).toBeVisible()
    const box = await bar(page).boundingBox()
    expect(box?.height).toBeLessThan(230)
    const dock = page.getByRole('navigation', { name: 'Shop tools' })
    if (await dock.isVisible())
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await dock.boundingBox())?.y ?? 0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = page.getByRole('contentinfo').getByRole('listitem').last()
    await expect
      .poll(async () => ((await last.boundingBox())?.y ?? 9999) < ((await bar(page).boundingBox())?.y ?? 0))
      .toBe(true)
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01)
  })
