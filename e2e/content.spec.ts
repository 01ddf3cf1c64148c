import type { Page } from '@playwright/test'
import { samples, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const withTour = '/virtual-tour/kiln-lane-showroom'
const withoutTour = 'crows-nest-showroom'

/** The page type that the current page has tracked. */
const pageTypeNow = (page: Page) =>
  page.evaluate(() => {
    const dataLayer = (window as unknown as { dataLayer?: { event?: string; pageType?: string; path?: string }[] })
      .dataLayer
    return dataLayer?.findLast(({ event, path }) => event === 'pageview' && path === location.pathname)?.pageType
  })

const expectPage = async (page: Page, type: string) => {
  await expect(title(page)).not.toHaveText(/not (?:be )?found|does not exist|Loading/i)
  await expect.poll(() => pageTypeNow(page)).toBe(type)
}

/** Opens the first item of a list, and returns its title. */
async function followFirst(page: Page) {
  const link = main(page).getByRole('listitem').getByRole('heading').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(title(page)).toHaveText(name)
}

test('lists recipes, rooms, blog and cooking demos with links to their articles, each with its page type [S1-1-01] [S1-2.1-08] [S1-2.1-11] [S1-2.1-15]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('wa', '/recipes')
  await expectPage(page, 'generic')
  await followFirst(page)
  await expect(page).toHaveURL(/\/recipes\/[a-z-]+$/)
  await expect(main(page).getByText('Ingredients')).toBeVisible()
  await expectPage(page, 'generic')

  for (const list of ['/inspiration', '/inspirations']) {
    await shopper.goesTo(list)
    await followFirst(page)
    await expectPage(page, 'generic')
  }
  const room = new URL(page.url()).pathname.split('/').at(-1)
  const name = await title(page).innerText()
  await shopper.goesTo(`/inspirations/${room}`)
  await expect(title(page)).toHaveText(name)
  await expectPage(page, 'generic')

  await shopper.goesTo('/blog')
  await expectPage(page, 'blog')
  await expect(main(page).locator('.blog-masthead').getByRole('heading', { level: 1 })).toBeVisible()
  await followFirst(page)
  await expectPage(page, 'blog')

  await shopper.goesTo('/cooking-demos')
  await expectPage(page, 'generic')
  await followFirst(page)
  await expect(page).toHaveURL(/\/cooking-demo\/[a-z-]+$/)
  await expect(main(page).getByRole('region', { name: 'Where' }).getByRole('link').first()).toBeVisible()
  await expectPage(page, 'generic')
})

test('lists current promotions with links to their pages, with end date, products and claim form [S1-2.1-22] [S1-1-01]', async ({
  page,
  shop,
}) => {
  await shop('wa', '/promotions')
  await expectPage(page, 'promotions')
  await main(page)
    .getByRole('link', { name: /^A bread kit/ })
    .click()
  await expect(page).toHaveURL(/\/promotion\/bread-kit-with-a-steam-oven$/)
  await expectPage(page, 'promoPage')
  await expect(main(page).getByText(/^Offer Ends \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(
    main(page).getByRole('region', { name: 'It comes with these' }).getByRole('article').first(),
  ).toBeVisible()
  await main(page).getByRole('link', { name: 'Claim the reward' }).click()
  await expect(title(page)).toHaveText('Claim a reward')
})

test('renders the special pages with their purpose and reports their page types [S1-2.1-01] [S1-2.1-04] [S1-2.1-05] [S1-2.1-07] [S1-2.1-25] [S1-2.1-33]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('wa')
  await expectPage(page, 'homepage')
  await shopper.goesTo('/winning-commercial')
  await expect(title(page)).toHaveText('Buying for a business')
  await expectPage(page, 'generic')
  await expect(main(page).locator('.lg-masthead')).toBeVisible()
  await shopper.goesTo('/zipmoney')
  await expect(main(page)).toContainText('Zip lends you the price')
  await expectPage(page, 'zipPay')
  await shopper.goesTo('/afterpay')
  await expect(main(page)).toContainText('four equal payments')
  await expectPage(page, 'afterpay')
  await shopper.goesTo('/culinary-support')
  await expectPage(page, 'generic')
  await followFirst(page)
  await shopper.goesTo('/cookbook')
  await expect(main(page).getByRole('heading', { level: 2, name: 'Baking' })).toBeVisible()
  await expectPage(page, 'generic')
  await shopper.goesTo('/sitemap')
  await expectPage(page, 'siteMap')
  await expect(main(page).getByRole('region', { name: 'Departments' }).getByRole('link').nth(10)).toBeVisible()
  await main(page).getByRole('link', { name: 'Slow lamb shoulder with lemon' }).click()
  await expect(title(page)).toHaveText('Slow lamb shoulder with lemon')
  await shopper.hasInCart('wa')
  await shopper.goesTo('/customer/checkout')
  await expectPage(page, 'checkout')
})

test('reports the page types of text pages, mastheads and the contact page [S1-2.1-17] [S1-2.1-28] [S1-2.2-13]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('wa', '/s/legendary-service')
  await expectPage(page, 'static')
  await expect(main(page).locator('.lg-masthead').getByRole('heading', { level: 1 })).toBeVisible()
  await shopper.goesTo('/s/about')
  await expect(main(page).locator('.no-masthead')).toBeVisible()
  await shopper.goesTo('/ask-an-expert')
  await expect(main(page).getByRole('form', { name: 'Ask an expert' })).toBeVisible()
  await expectPage(page, 'contactUs')
  await shopper.goesTo('/blog')
  await expect(main(page).locator('.blog-masthead')).toBeVisible()
  await shopper.goesTo(withTour)
  await expect(main(page).locator('.virtual-tour-masthead')).toBeVisible()
})

test('embeds the tour of a store in a frame, and shows none for a store without a tour [S1-2.1-02] [S1-2.1-03] [S1-2.10-18] [S1-2.1-36]', async ({
  page,
  shop,
  shopper,
}) => {
  const frame = main(page).locator('iframe')
  const tourLink = main(page).getByRole('link', { name: 'View Virtual Tour' })
  await shop('wa', '/stores/kiln-lane-showroom')
  await expect(tourLink).toHaveAttribute('href', withTour)
  await tourLink.click()
  await expect(frame).toHaveAttribute('title', 'Virtual tour of Kiln Lane showroom')
  await expect(frame.contentFrame().getByRole('heading', { name: /Kiln Lane showroom/ })).toBeAttached()
  await expectPage(page, 'virtualTour')

  await shopper.goesTo(`/stores/${withoutTour}`)
  await expect(title(page)).toBeVisible()
  await expect(tourLink).toHaveCount(0)
  await shopper.goesTo(`/virtual-tour/${withoutTour}`)
  await expect(main(page).getByText(/has no virtual tour yet/)).toBeVisible()
  await expect(frame).toHaveCount(0)

  // Without a store in the address the shopper's own store is used; the header panel shows whether it has a tour.
  const choose = (storeId: string) =>
    page.evaluate(
      (body) => fetch('/api/store/setstore', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ storeId }),
    )
  await choose('kiln-lane-showroom')
  await shopper.goesTo('/virtual-tour')
  await expect(frame).toBeVisible()
  await page.getByRole('button', { name: /^Your store: Kiln Lane/ }).click()
  await expect(page.getByRole('link', { name: 'View Virtual Tour' })).toHaveAttribute('href', withTour)
  await choose(withoutTour)
  await shopper.goesTo('/virtual-tour')
  await expect(page).toHaveURL(/\/stores$/)
  // The address changes before the page does, and the page that arrives closes what is open in the header.
  await expectPage(page, 'generic')
  await page.getByRole('button', { name: /^Your store: Crows Nest/ }).click()
  await expect(page.getByRole('link', { name: 'View Store Details' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Virtual Tour' })).toHaveCount(0)
})

test('shows the cooking demos of the shopper’s store in the navigation, with links [S1-7-43]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shop('wa')
  await shopper.livesIn('wa')
  await shopper.goesTo('/')
  await page.getByRole('button', { name: /^Your store: / }).click()
  const demos = page.getByRole('navigation', { name: 'Cooking demos' })
  await expect(demos.getByRole('listitem').first()).toBeVisible()
  expect(calls.of('GET', /^\/api\/navbar\/cooking-demos\/[a-z-]+$/)).toHaveLength(1)
  const link = demos.getByRole('listitem').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(title(page)).toHaveText(name)
  await expect(page).toHaveURL(/^http:\/\/wa[^/]+\/cooking-demo\//)
  await page.goto(`${new URL(page.url()).origin}${shops.wa.category}`)
})

test('requests the menu and the demos of a store once an hour over many page loads [S1-7-44]', async ({
  page,
  shopper,
  calls,
}) => {
  await shopper.livesIn('wa')
  const demos = page.getByRole('navigation', { name: 'Cooking demos' })
  const requestedPaths = () =>
    calls.all.map(({ path }) => path.replace(/demos\/.+/, 'demos')).filter((path) => /navbar/.test(path))
  // The server renders nothing of this page: the app requests menu and demos.
  async function loads() {
    calls.forget()
    await shopper.goesTo('/customer/confirmation')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Stores' })).toBeVisible()
    await page.getByRole('button', { name: /^Your store: / }).click()
    await expect(demos.getByRole('listitem').first()).toBeVisible()
  }
  const laid = () => page.evaluate(() => localStorage.getItem('hearth:wa:cache') ?? '')
  await loads()
  expect(requestedPaths().toSorted()).toEqual(['/api/navbar/', '/api/navbar/cooking-demos'])
  await expect.poll(laid).toContain('cooking-demos')
  await loads()
  expect(requestedPaths()).toEqual([])
  await page.clock.setSystemTime(Date.now() + 61 * 60_000)
  await loads()
  expect(requestedPaths().toSorted()).toEqual(['/api/navbar/', '/api/navbar/cooking-demos'])
})

test('shows visited articles offline', async ({ page, shop, network }) => {
  await shop('andoo', '/inspiration')
  await followFirst(page)
  const name = await title(page).innerText()
  await page.getByRole('link', { name: 'Inspiration' }).first().click()
  await expect(title(page)).toHaveText('Rooms to borrow from')
  await network.offline()
  await main(page).getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
})

test('shows the value promise for the country of the settings, with a text that opens over it and dims it [S1-2.10-27] [S1-2.10-32]', async ({
  page,
  shop,
  stub,
}) => {
  const badge = page.getByRole('button', { name: /Feel Good Value Promise/ })
  const promise = page.getByRole('dialog', { name: 'Feel Good Value Promise' })
  for (const [value, words] of [
    ['NZ', 'Fast free delivery'],
    ['AU', 'Next-day free delivery'],
  ] as const) {
    await stub.answers('/api/settings', { items: [{ name: 'countryCode', value }], totalCount: 1 })
    // The server's page of a product contains the settings, so the test opens it by a link.
    await shop('andoo', '/search/hush')
    await main(page).locator(`a[href="${samples.andooEverything}"]`).first().click()
    await badge.click()
    await expect(promise.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(promise).not.toHaveClass(/modal-covered/)
  await promise.getByRole('button', { name: 'How we work' }).click()
  const text = page.getByRole('dialog', { name: /Brought in, built/ })
  await expect(text).toBeVisible()
  const covered = page.locator('.modal-covered')
  await expect(covered).toHaveCount(1)
  expect(await covered.evaluate((element) => getComputedStyle(element).filter)).toContain('brightness')
  await text.getByRole('button', { name: 'Close' }).click()
  await expect(covered).toHaveCount(0)
  await expect(promise).toBeVisible()
})

test('links back and to the phone in the checkout header, with shorter labels on narrow screens [S2-2-20, S2-2-21, S2-2-22, S2-2-23, S2-2-24, S2-2-25]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.answers('/api/settings', { items: [], totalCount: 0 })
  await shop('aol', '/customer/checkout')
  const head = page.getByRole('banner')
  const words = (index: number) => head.locator('a[href="/"], a[href^="tel:"]').nth(index)
  const phone = head.locator('a[href^="tel:"]')
  for (const [width, back] of [
    [975, 'Continue Shopping'],
    [974, 'Back'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await words(0).innerText()).trim()).toBe(back)
  }
  await expect(phone).toHaveAttribute('href', 'tel:1300000500')
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(phone).toContainText('1300 000 500')
  await expect.poll(async () => (await phone.innerText()).replaceAll(/\s+/g, ' ')).toContain('24/7 Customer Support')
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(async () => (await phone.innerText()).replaceAll(/\s+/g, ' ')).toContain('1300 000 500')
  await page.setViewportSize({ width: 400, height: 800 })
  await expect.poll(async () => (await phone.innerText()).trim()).toBe('24/7')
})
