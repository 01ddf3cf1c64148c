import { shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './signing-in.ts'

const slots = [
  'andooCategoryBadge',
  'categoryBadge',
  'categoryTileBadge',
  'checkoutBalloon',
  'checkoutBanner',
  'checkoutUrgencyTop',
  'footerBanner',
  'homePageBanner',
  'homePageTallBanner',
  'homePageOffersTile',
  'navIcon',
  'navIconMobile',
  'priceTag',
  'productUrgencyMessage',
  'siteWideHeaderBanner1',
  'siteWideHeaderBanner2',
]

/** A client-rendered page: the browser requests all data on it, and on pages reached from it. */
const madeHere = '/customer/confirmation'

/** A sale with a separate image for each slot. */
const sale = {
  isSaleOn: true,
  name: 'Test sale',
  baseImagePath: '/signs/',
  colour: '#123456',
  images: Object.fromEntries(
    slots.map((slot) => [
      slot,
      { src: `percent.svg?at=${slot}`, attributes: { alt: slot, width: '24', height: '24' } },
    ]),
  ),
}

test('shows the image of each sale slot in its place, linked to /sale [S3-3-17, S3-1-04, S3-2-36, S1-2.2-23, S1-3-16]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await shopper.hasInCart('wa')
  await stub.answers('/api/promotion/sale/', sale)
  const picture = (slot: string) => page.locator(`img[src="/signs/percent.svg?at=${slot}"]`)
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  await shop('wa', madeHere)
  await main.getByRole('link', { name: 'View cart' }).click()
  await expect(header.locator(picture('siteWideHeaderBanner1'))).toBeVisible()
  await expect(picture('siteWideHeaderBanner2')).toBeHidden()
  await expect(header.getByRole('link', { name: 'Sale' }).locator(picture('navIcon'))).toBeVisible()
  await expect(main.locator(picture('checkoutBanner'))).toBeVisible()
  await expect(main.locator('a', { has: picture('checkoutBanner') })).toHaveAttribute('href', '/sale')
  await header.getByRole('link', { name: 'Catalogue', exact: true }).click()
  await expect(main.locator(picture('categoryTileBadge')).first()).toBeVisible()
  await main
    .getByRole('link')
    .filter({ has: picture('categoryTileBadge') })
    .first()
    .click()
  await main.getByRole('link', { name: /^All \d+ products/ }).click()
  await expect(main.getByRole('heading', { level: 1 }).locator('..').locator(picture('categoryBadge'))).toBeVisible()
  await expect(picture('andooCategoryBadge')).toBeVisible()
  await main.getByRole('article').filter({ hasText: 'Save $' }).first().getByRole('link').first().click()
  await expect(main.locator(picture('priceTag'))).toBeVisible()
  await expect(main.locator(picture('productUrgencyMessage'))).toBeVisible()
  await header.getByRole('link', { name: shops.wa.name }).click()
  await expect(main.locator(picture('homePageBanner'))).toBeVisible()
  await expect(main.locator('a', { has: picture('homePageOffersTile') })).toHaveAttribute('href', '/sale')
  await expect(picture('footerBanner')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(header.locator(picture('siteWideHeaderBanner2'))).toBeVisible()
  await expect(picture('siteWideHeaderBanner1')).toBeHidden()
  await expect(main.locator(picture('homePageTallBanner'))).toBeVisible()
  await expect(main.locator(picture('homePageBanner'))).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator(picture('navIconMobile'))).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  // Links to the checkout load a new document from the server, with its own sale.
  await page.evaluate(() => {
    history.pushState(null, '', '/customer/checkout')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  for (const slot of ['checkoutBanner', 'checkoutUrgencyTop', 'checkoutBalloon'])
    await expect(main.locator(picture(slot)), slot).toBeVisible()
})

test('renders the sale on the server, each banner at its width with a link, and none without a sale [S1-2.2-23, S1-3-16, S3-1-04]', async ({
  page,
  shop,
  stub,
}) => {
  const line = page.getByRole('banner').getByRole('link', { name: /^Long weekend prices .*See/ })
  await shop('aol-nz', '/brands')
  await expect(line).toHaveText(/See everything on sale/)
  await expect(line).toHaveAttribute('href', '/sale')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(line).toHaveText(/See what is on sale/)
  await stub.answers('/api/promotion/sale/', { isSaleOn: false, name: 'Off', images: sale.images })
  await shop('wa', madeHere)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('img[data-slot]')).toHaveCount(0)
})

test('requests the sale without a date, or with the one in the address [S3-7-22]', async ({ shop, shopper, calls }) => {
  await shop('wa', madeHere)
  await expect.poll(() => calls.of('GET', '/api/promotion/sale/').length).toBe(1)
  expect([...(calls.of('GET', '/api/promotion/sale/')[0]?.search.keys() ?? ['none'])]).toEqual([])
  calls.forget()
  await shopper.goesTo(`${madeHere}?dateOverride=2026-12-24`)
  await expect.poll(() => calls.of('GET', '/api/promotion/sale/').length).toBe(1)
  expect(calls.of('GET', '/api/promotion/sale/')[0]?.search.get('dateOverride')).toBe('2026-12-24')
})

test('shows staff the sale of another date, and shoppers that of today [S3-7-22] @long', async ({
  page,
  shop,
  shopper,
}) => {
  const line = page.getByRole('banner').getByRole('link', { name: /^Long weekend prices .*See/ })
  const preview = '/brands?dateOverride=2030-01-01'
  const previewResponse = () =>
    page.waitForResponse((response) => response.url().includes('/api/promotion/sale/?dateOverride=2030-01-01'))
  const saleOn = async (open: () => Promise<unknown>) => {
    const [response] = await Promise.all([previewResponse(), open()])
    return { isSaleOn: (await response.json()).isSaleOn, cache: response.headers()['cache-control'] }
  }
  expect(await saleOn(() => shop('aol-nz', preview))).toMatchObject({ isSaleOn: true })
  await expect(line).toBeVisible()
  await signIn(page, 'aol-nz', 'ada@hearth.example')
  expect(await saleOn(() => shopper.goesTo(preview))).toEqual({ isSaleOn: true, cache: 'no-store' })
  await expect(line).toBeVisible()
  await signIn(page, 'aol-nz', 'noor@hearth.example')
  expect(await saleOn(() => shopper.goesTo(preview))).toEqual({ isSaleOn: false, cache: 'no-store' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line).toHaveCount(0)
  await shopper.goesTo('/brands')
  await expect(line).toBeVisible()
})

test('shows hot offers and a service banner on a home page without a sale [S3-2-40, S3-2-35, S1-2.1-41]', async ({
  page,
  shop,
}) => {
  await shop('andoo')
  const offers = page.getByRole('region', { name: 'Offers' })
  await expect(offers.getByRole('heading', { name: 'Hot Offers', exact: true })).toBeVisible()
  await expect(offers.getByText('Check out our daily hot deals', { exact: true })).toBeVisible()
  await expect(offers.getByRole('link', { name: /Hot Offers/ })).toHaveAttribute('href', '/sale')
  await expect(offers.getByRole('link', { name: /Legendary service/ })).toHaveAttribute(
    'href',
    '/article/legendary-service',
  )
})

test('hides the footer banner for a day after it is closed [S3-2-41, S1-9-24]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await page.clock.install()
  // Low enough for the end of the page to be below it, where the banner is added.
  await page.setViewportSize({ width: 1280, height: 360 })
  await stub.answers('/api/promotion/sale/', sale)
  await shop('wa', madeHere)
  const banner = page.getByRole('complementary', { name: 'Test sale' })
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toHaveCount(0)
  for (const [hours, shown] of [
    ['23:00:00', 0],
    ['01:01:00', 1],
  ] as const) {
    // The banner is not added while the end of the page is visible.
    await page.evaluate(() => scrollTo(0, 0))
    await page.clock.fastForward(hours)
    await shopper.reloads()
    // The slot is filled, or stays empty, when the page is idle.
    await page.clock.runFor(5000)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toHaveCount(shown)
  }
})

test('shows at most one sale message a page, with one end date', async ({ page, shop, shopper }) => {
  const messages = page.locator('img[data-slot]:not([data-slot^="nav"])')
  const timesLeft = page.getByText(/^Ends in \d+ \w+$/)
  // The line of the header is on all pages but the checkout; other shops say it there, too.
  const said = { wa: ['/cart', '/customer/checkout'], 'aol-nz': ['/cart'] }
  for (const brand of ['wa', 'aol-nz'] as const) {
    await shopper.hasInCart(brand)
    const times = new Set<string>()
    for (const path of ['/', '/c/kitchen', '/cart', '/customer/checkout']) {
      await shop(brand, path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      // The time left comes with hydration.
      if (said[brand].includes(path)) await expect(timesLeft.filter({ visible: true }).first()).toBeVisible()
      expect(await messages.filter({ visible: true }).count(), `${brand} ${path}`).toBeLessThanOrEqual(1)
      for (const text of await timesLeft.filter({ visible: true }).allTextContents()) times.add(text)
    }
    expect(times.size, brand).toBe(1)
  }
})
