import type { Page } from '@playwright/test'
import { couponResetMs } from '../src/domain/checkout/deposit.ts'
import { type PlainDate, weekdayIndex } from '../src/domain/time/plain-date.ts'
import { chatScript, samples, shops } from './brands.ts'
import { chooseDay, chooseSuburb, fillAddress, fillContact } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { withChat } from './shop-settings.ts'

const settings = (items: Record<string, string>) => ({
  items: Object.entries(items).map(([name, value]) => ({ name, value })),
  totalCount: Object.keys(items).length,
})

/** Navigates within the document: a page rendered by the server would have its own settings. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    history.pushState(null, '', '/')
    history.back()
  }, path)

test('shows the configured support number, in one shop 1300 000 500 by default [S1-3-22, S1-9-20]', async ({
  page,
  shop,
  stub,
}) => {
  const foot = page.getByRole('contentinfo')
  await stub.answers('/api/settings', settings({ customerSupportNumber: '1300 999 888' }))
  await shop('wa')
  await expect(foot.getByRole('link', { name: '1300 999 888' })).toHaveAttribute('href', 'tel:1300999888')
  await stub.answers('/api/settings', settings({}))
  await shop('aol')
  await expect(foot.getByRole('link', { name: '1300 000 500' })).toBeVisible()
  await expect(foot).toContainText('Prices in AUD')
})

test('reports failures of a script, a request and the settings to the shop, each once [S1-8-19]', async ({
  page,
  shop,
  stub,
  calls,
}) => {
  const reported = () => calls.of('POST', '/api/failures').map(({ body }) => body)
  const of = (area: string, text: unknown = expect.any(String)) => expect.objectContaining({ area, text })
  await page.route(chatScript, (route) => route.abort())
  await stub.changes('/api/settings', withChat)
  await stub.answers('/api/v3/search?*', { code: 'internal', message: 'broken' }, 500)
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', shops.wa.category)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect.poll(reported).toEqual([of('chat', 'Failed to load script')])
  await page.getByRole('combobox').last().fill('oven')
  await expect.poll(reported).toEqual([of('chat'), of('search')])
  calls.forget()
  await stub.answers('/api/settings', { code: 'internal', message: 'broken' }, 500)
  await page.reload()
  await expect.poll(reported).toEqual([of('settings')])
})

test('runs without settings, and logs their failure [S1-8-15]', async ({ page, shop, stub }) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await stub.answers('/api/settings', { code: 'internal', message: 'broken' }, 500)
  await shop('wa')
  await expect.poll(() => log.filter((text) => /^settings/.test(text)).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '1300 000 190' })).toBeVisible()
})

test('switches badge, history, comparing and chat by settings [S1-3-24] @long', async ({ page, shop, stub }) => {
  await stub.changes<object>('/api/v2/product/slug/*', (product) => ({ ...product, priceMatch: true }))
  const main = page.getByRole('main')
  for (const value of ['false', 'true']) {
    const isOn = value === 'true'
    const names = ['PriceMatchEnabled', 'PriceHistoryEnabled', 'ComparePageEnabled', 'IntercomEnabled']
    await stub.answers('/api/settings', settings(Object.fromEntries(names.map((name) => [name, value]))))
    await shop('aol', shops.aol.category)
    const chat = page.getByRole('button', { name: 'Chat', exact: true })
    const ticks = main.getByRole('checkbox', { name: /^Compare / })
    await expect(chat).toHaveCount(isOn ? 1 : 0)
    if (isOn) await expect(ticks.first()).toBeVisible()
    else await expect(ticks).toHaveCount(0)
    await main.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\//)
    await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible()
    await expect(main.getByText('Price match', { exact: true })).toHaveCount(isOn ? 1 : 0)
    await expect(main.getByRole('button', { name: 'Show price history' })).toHaveCount(isOn ? 1 : 0)
    await goWithin(page, `/compare?sku=${shops.aol.sku}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(isOn ? /^Compare/ : 'This one is switched off')
  }
})

test('switches reviews, offer, cross-selling and phone link on the product page by settings [S1-3-23, S1-3-24] @long', async ({
  page,
  shop,
  stub,
}) => {
  const main = page.getByRole('main')
  const parts = [
    ['ReviewSummariesEnabled', main.getByText('of 5, reviews:')],
    ['NewPromotionsEnabled', main.getByText('Bonus', { exact: true })],
    ['CrossSellEnabled', main.getByRole('heading', { level: 2, name: 'Goes with it' })],
    ['CallUsNowEnabled', main.getByRole('link', { name: /^Call us now/ })],
  ] as const
  for (const value of ['true', 'false']) {
    await stub.answers('/api/settings', settings(Object.fromEntries(parts.map(([name]) => [name, value]))))
    await shop('wa', '/s/delivery')
    await goWithin(page, samples.waEverything)
    await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible()
    for (const [name, part] of parts) await expect(part, name).toHaveCount(value === 'true' ? 1 : 0)
    await expect(main.getByText('No reviews yet')).toHaveCount(0)
  }
})

test('switches highlights and ratings of comparing by settings [S1-3-23, S1-3-24] @long', async ({
  page,
  shop,
  stub,
}) => {
  const main = page.getByRole('main')
  const toggle = main.getByRole('switch', { name: 'Highlight differences' })
  const names = [
    'ComparePageHighlightDifferencesEnabled',
    'ComparePageHighlightToggleDefault',
    'ComparePageReviewSummary',
  ] as const
  const compared = shops.aol.category
  for (const off of [null, ...names]) {
    const value = (name: string) => String(name !== off)
    await stub.answers('/api/settings', settings(Object.fromEntries(names.map((name) => [name, value(name)]))))
    await shop('aol', compared)
    const ticks = main.getByRole('checkbox', { name: /^Compare / })
    for (const index of [0, 1]) {
      // From the second round on the list is stored, and ticks the boxes when it is loaded.
      if (off === null) await ticks.nth(index).click()
      await expect(ticks.nth(index)).toBeChecked()
    }
    await goWithin(page, '/compare')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Compare/)
    await expect(toggle).toHaveCount(off === names[0] ? 0 : 1)
    if (off !== names[0]) await expect(toggle).toBeChecked({ checked: off !== names[1] })
    await expect(main.getByText('of 5, reviews:')).toHaveCount(off === names[2] ? 0 : 2)
  }
})

type Dates = { availability: { dates: { date: PlainDate; available: boolean }[] } }

/** The days from the next Monday on: a Saturday before it costs extra, so that two days would be left on a Friday. */
function fromMonday({ availability: { dates }, ...rest }: Dates): Dates {
  const monday = dates.findIndex(({ date }) => weekdayIndex(date) === 0)
  const later = dates.map((day, index) => ({ ...day, available: day.available && index >= monday }))
  return { ...rest, availability: { dates: later } }
}

test('opens the checkout calendar immediately, and hides later days for some brands by settings [S1-3-23, S1-3-24]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  const days = page.getByRole('grid', { name: 'Delivery days' })
  await stub.changes('/api/checkout/avail', fromMonday)
  await shopper.hasInCart('wa')
  await stub.answers('/api/settings', settings({ CheckoutShowCalendarOnLoad: 'true' }))
  await shop('wa', '/customer/checkout')
  await expect(days).toBeVisible()
  const offered = page.getByRole('group', { name: 'Popular days' }).getByRole('button')
  await stub.answers('/api/settings', settings({}))
  await shopper.reloads()
  await expect(page.getByText('Choose your suburb to see the days')).toBeVisible()
  await expect(days).toHaveCount(0)
  await chooseSuburb(page, 'wa')
  await expect(days).toBeVisible()
  await expect(offered.nth(1)).toBeVisible()
  await stub.answers('/api/settings', settings({ proformaShippingBrands: 'Smeg, wexcombe ' }))
  await shopper.reloads()
  await expect(days).toBeVisible()
  // Only one day is left, so the most requested days are not shown.
  await expect(page.getByText(/^To .*SYDNEY/i)).toBeVisible()
  await expect(offered).toHaveCount(0)
})

test('shows a note next to PayPal, and the order limits of Zip, from the settings [S1-3-23, S1-3-24] @long', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  const way = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) })
  const note = 'PayPal asks you to sign in once more.'
  await shopper.hasInCart('aol')
  await stub.answers('/api/settings', settings({ PaypalDisclaimer: note, ZipConfig: '{"minimum":1,"maximum":2}' }))
  await shop('aol', '/customer/checkout')
  await expect(way('PayPal')).toHaveAccessibleName(new RegExp(note))
  await expect(way('Zip')).toHaveAccessibleName(/Pays for orders from \$1 to \$2, not for this one/)
  await stub.answers('/api/settings', settings({}))
  await shopper.reloads()
  await expect(way('PayPal')).toHaveAccessibleName(/You pay with PayPal, then come back here/)
  await expect(way('Zip')).toHaveAccessibleName(/You pay with Zip, then come back here/)
  await expect(way('Zip')).not.toHaveAccessibleName(/Pays for orders/)
})

test('uses the retailer’s quick links in the account [S1-3-23] @long', async ({ page, shop, shopper, stub }) => {
  await shopper.signsIn('wa')
  const links = [
    { title: 'Installation', uri: '/article/installation' },
    { title: 'Somewhere bad', uri: 'javascript:alert(1)' },
  ]
  const panel = page.getByRole('region', { name: 'Quick links' })
  await stub.answers('/api/settings', settings({ QuickLinks: JSON.stringify(links.slice(0, 1)) }))
  await shop('wa', '/account')
  await expect(panel.getByRole('link', { name: 'Installation' })).toHaveAttribute('href', '/article/installation')
  for (const value of [JSON.stringify(links), '{broken', '']) {
    await stub.answers('/api/settings', settings({ QuickLinks: value }))
    await shopper.reloads()
    await expect(page.getByRole('heading', { name: 'Last orders' })).toBeVisible()
    await expect(panel).toHaveCount(0)
  }
})

test('removes the deposit when a coupon is applied [S1-9-10]', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  await fillContact(page)
  await fillAddress(page, 'wa')
  await chooseDay(page)
  await page.getByRole('switch', { name: /^Pay a deposit today/ }).click()
  const deposit = page.getByRole('textbox', { name: 'Deposit' })
  await deposit.fill('50')
  await page.getByLabel('Coupon code').fill('HEARTH10')
  await page.getByLabel('Coupon code').press('Enter')
  await expect(page.getByText('HEARTH10 applied')).toBeVisible()
  await expect(deposit).toHaveValue('')
  expect(couponResetMs).toBe(200)
})

test('uses AU unless the settings say NZ: then locations have no state, and prices are in NZD [S1-1-13]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await shopper.livesIn('wa')
  const place = page.getByRole('button', { name: /^Your delivery location/ })
  const structured = () => page.locator('script[type="application/ld+json"]').first().textContent()
  for (const { items, text, currency } of [
    { items: {}, text: 'Sydney NSW 2000', currency: 'AUD' },
    { items: { countryCode: 'NZ' }, text: 'Sydney 2000', currency: 'NZD' },
  ]) {
    await stub.answers('/api/settings', settings(items))
    await shop('wa', '/s/delivery')
    await expect(place).toContainText(text)
    await goWithin(page, shops.wa.product)
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
    await expect.poll(structured).toContain(`"priceCurrency":"${currency}"`)
  }
})
