import type { Locator, Page } from '@playwright/test'
import { shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

test.use({ meetsNewsletter: true })

const banner = (page: Page) => page.getByRole('region', { name: 'Newsletter' })
const fields = (box: Locator) =>
  ['Name', 'Email address', 'Postcode'].map((name) => box.getByLabel(name, { exact: true }))
const toggle = (box: Locator) => box.getByRole('button', { name: /^Newsletter: / })
const send = (box: Locator) => box.getByRole('button', { name: 'Keep me updated' })
const dismissal = 'Please, dont display this again.'
const dayMs = 24 * 3_600_000

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)

/** Presses a key: the banner waits for input. */
async function appears(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(banner(page)).toBeVisible({ timeout: 400 })
  }).toPass()
}

/** Simulates use of the page, and waits until deferred features have loaded. */
async function isUsed(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Shift')
  await scrollTo(page, 300)
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(() => requestIdleCallback(rested))))
  await page.waitForLoadState('networkidle')
}

async function fill(box: Locator, [name, email, postcode]: readonly [string, string, string]) {
  const [first, second, third] = fields(box)
  await first?.fill(name)
  await second?.fill(email)
  await third?.fill(postcode)
}

const keys = (page: Page) =>
  page.evaluate(() => ({
    flag: localStorage.getItem('waNewsletterSubscription'),
    expiry: Number(localStorage.getItem('waNewsletterSubscriptionExpiry')),
  }))

test('opens past 250 px of scrolling in either direction or by a click, collapses, and disappears when it is closed [S1-2.6-01] [S1-4-07] [S1-4-08] [S1-4-09] [S1-4-10]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('wa')
  await expect(banner(page)).toHaveCount(0)
  await appears(page)
  const box = banner(page)
  await expect(toggle(box)).toHaveAttribute('aria-expanded', 'false')
  await scrollTo(page, 250)
  await expect(toggle(box)).toHaveAttribute('aria-expanded', 'false')
  await scrollTo(page, 251)
  for (const field of fields(box)) await expect(field).toBeVisible()
  await expect(send(box)).toBeVisible()
  await expect(box.getByRole('link', { name: dismissal, exact: true })).toBeVisible()
  await toggle(box).click()
  for (const field of fields(box)) await expect(field).toHaveCount(0)
  await expect(box).toBeVisible()
  await toggle(box).click()
  await expect(fields(box)[0] ?? box).toBeVisible()
  await box.getByRole('button', { name: /close/i }).click()
  await expect(box).toHaveCount(0)

  // Upwards, from the scroll position that a reload restores.
  await shopper.goesTo('/products')
  await scrollTo(page, 600)
  await shopper.reloads()
  await appears(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  await scrollTo(page, 350)
  await expect(toggle(banner(page))).toHaveAttribute('aria-expanded', 'false')
  await scrollTo(page, 349)
  await expect(toggle(banner(page))).toHaveAttribute('aria-expanded', 'true')
})

test('accepts postcodes of 3 or 4 digits [S1-5-03]', async ({ page, shop }) => {
  await shop('wa')
  await appears(page)
  const box = banner(page)
  await toggle(box).click()
  for (const wrong of ['', '12', '12345', 'abcd']) {
    await fill(box, ['Ada', 'abc', wrong])
    await send(box).click()
    await expect(fields(box)[2] ?? box, wrong).toHaveAccessibleDescription('Please enter a valid Postcode')
  }
  for (const right of ['800', '2000']) {
    await fill(box, ['Ada', 'abc', right])
    await send(box).click()
    await expect(fields(box)[2] ?? box, right).toHaveAccessibleDescription('')
  }
})

test('shows invalid fields, sends once with its source, shows the message of the server, and is enabled again [S1-5-01] [S1-5-02] [S1-5-04] [S1-5-05] [S1-8-01] [S1-7-45]', async ({
  page,
  shop,
  calls,
  stub,
}) => {
  const path = '/api/Contact/kitchenclub'
  const sent = () => calls.of('POST', path)
  const invalid = 'There has been an error. Please check below to see what fields are invalid.'
  await shop('wa')
  await appears(page)
  const box = banner(page)
  await toggle(box).click()
  await send(box).click()
  const [name, email, postcode] = fields(box) as [Locator, Locator, Locator]
  await expect(name).toHaveAccessibleDescription('Please enter your Name')
  await expect(email).toHaveAccessibleDescription('Please enter a valid Email')
  await expect(postcode).toHaveAccessibleDescription('Please enter a valid Postcode')
  await expect(box.getByRole('alert')).toHaveText(invalid)
  await fill(box, ['Ada Fairweather', 'abc', '2000'])
  await send(box).click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid Email')
  await expect(name).toHaveAccessibleDescription('')
  await expect(box.getByText(invalid, { exact: true })).toBeVisible()
  expect(sent()).toEqual([])

  await stub.answers(path, { errtext: 'The list rests on Sundays' }, 400)
  await email.fill('ada@example.com')
  await send(box).click()
  await expect(box.getByRole('alert')).toContainText('The list rests on Sundays')
  await page.unroute(`**${path}`)
  calls.forget()
  await page.route(`**${path}`, async (route) => {
    await new Promise((wait) => setTimeout(wait, 600))
    await route.fallback()
  })
  await send(box).dblclick()
  await send(box)
    .click({ timeout: 500 })
    .catch(() => undefined)
  await expect(box.getByRole('status')).toBeVisible()
  expect(sent().map(({ body }) => body)).toEqual([
    { Name: 'Ada Fairweather', Email: 'ada@example.com', Postcode: '2000', source: 'Newsletter' },
  ])
})

test('thanks for a sign-up for 4 seconds, stores the flag and does not return after 8 days [S1-2.6-03] [S1-4-11] [S1-4-13] [S1-9-04]', async ({
  page,
  shop,
  shopper,
}) => {
  await page.clock.install()
  await shop('wa')
  await appears(page)
  const box = banner(page)
  await toggle(box).click()
  await fill(box, ['Ada', 'ada.f@example.com', '800'])
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await send(box).click()
  const thanks = box.getByText(`Welcome to the ${shops.wa.name} family`)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(3_900)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(200)
  await expect(box).toHaveCount(0)
  const { flag, expiry } = await keys(page)
  expect([flag, expiry > 0]).toEqual(['true', true])
  await page.clock.resume()
  await page.clock.fastForward(8 * dayMs)
  await shopper.reloads()
  await isUsed(page)
  await expect(box).toHaveCount(0)
})

test('disappears when it is dismissed and stays hidden for 7 days [S1-2.6-02] [S1-4-12] [S1-9-04]', async ({
  page,
  shop,
  shopper,
}) => {
  await page.clock.install()
  await shop('wa')
  await appears(page)
  const box = banner(page)
  await toggle(box).click()
  await box.getByRole('link', { name: dismissal, exact: true }).click()
  await expect(box).toHaveCount(0)
  const { flag, expiry } = await keys(page)
  expect(flag).toBe('false')
  expect(Math.abs(expiry - (await page.evaluate(() => Date.now())) - 7 * dayMs)).toBeLessThan(5_000)
  await shopper.goesTo('/brands')
  await isUsed(page)
  await expect(box).toHaveCount(0)
  // Without a reload, the check every 24 hours shows it again.
  await page.clock.fastForward(6 * dayMs)
  await expect(box).toHaveCount(0)
  await page.clock.fastForward(2 * dayMs)
  await expect(box).toBeVisible()
})

test('shows on pages that sell nothing, and next to compared products on home and compare only [S1-4-14] [S1-4-15]', async ({
  page,
  shop,
  shopper,
}) => {
  test.slow()
  const { product, category } = shops.wa
  await shop('wa', '/promotions')
  await appears(page)
  for (const path of [product, '/ask-an-expert', '/cart', '/customer/checkout', category]) {
    await shopper.goesTo(path)
    await isUsed(page)
    await expect(banner(page), path).toHaveCount(0)
  }
  await page
    .getByRole('checkbox', { name: /compare/i })
    .first()
    .check()
  await shopper.goesTo('/promotions')
  await isUsed(page)
  await expect(banner(page)).toHaveCount(0)
  for (const path of ['/', '/compare']) {
    await shopper.goesTo(path)
    await appears(page)
  }
})
