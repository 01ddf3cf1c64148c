import type { Page } from '@playwright/test'
import { originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { buyByCard } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { phone } from './phone.ts'
import { fillSignIn } from './signing-in.ts'

// Each journey without waiting for hydration, as the other tests do: controls are used as soon as they are visible.
test.use({ isInUse: false })

const open = (page: Page, path: string) => page.goto(originOf('wa') + path, { waitUntil: 'domcontentloaded' })
const cartDrawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ })

test('opens the cart drawer on the first tap and stays on the page', async ({ page }) => {
  await open(page, shops.wa.product)
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(cartDrawer(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(shops.wa.product)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens the menu on the first tap and stays on the page', async ({ page }) => {
    await open(page, shops.wa.product)
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(shops.wa.product)
  })

  test('opens the search view for a field that was focused immediately', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('combobox').filter({ visible: true }).first().click()
    await expect(page.getByRole('button', { name: 'Close search' })).toBeVisible()
  })
})

test.describe('while the app is still loading', () => {
  test.use(phone)

  /** Holds the scripts of the app back until the returned function is called. */
  async function holdApp(page: Page) {
    const arrival = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    return arrival.resolve
  }
  async function openWithoutApp(page: Page, path: string) {
    const arrive = await holdApp(page)
    await open(page, path)
    return arrive
  }
  const early = (page: Page) => page.locator('dialog[open]')

  test('follows a link of the menu, and has its app on the way back', async ({ page }) => {
    await openWithoutApp(page, '/')
    const menu = page.getByRole('banner').getByLabel('Menu', { exact: true })
    await menu.click()
    await early(page)
      .getByRole('link', { name: /^Fridges and freezers/ })
      .click()
    await page.waitForURL(/fridges-and-freezers/)
    await page.unroute('**/assets/*.js')
    await page.goBack()
    await menu.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(early(page)).toHaveCount(0)
  })

  test('shows the page of a Back right after a reload', async ({ page }) => {
    await open(page, shops.wa.product)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    // As the app does for a link.
    await page.evaluate(() => history.pushState(null, '', '/stores'))
    const arrive = await holdApp(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.goBack({ waitUntil: 'commit' })
    arrive()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('shows the list of a Back right after a reload in another order', async ({ page }) => {
    await open(page, shops.wa.category)
    const sort = page.getByRole('combobox', { name: /^Sort/ })
    const before = await sort.inputValue()
    await page.evaluate(() => history.pushState(null, '', '?sort=price-asc'))
    const arrive = await holdApp(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(sort).not.toHaveValue(before)
    await page.goBack({ waitUntil: 'commit' })
    arrive()
    await expect(sort).toHaveValue(before)
  })

  test('adds a product: its drawer opens at once, and the one of the app takes its place', async ({ page }) => {
    const arrive = await openWithoutApp(page, shops.wa.product)
    await cartButtons(page).first().click()
    await expect(early(page).getByText('Added, waiting to send.')).toBeVisible()
    await expect(early(page)).toContainText(await page.getByRole('heading', { level: 1 }).innerText())
    await expect(early(page).getByText(/^\$/)).toBeVisible()
    arrive()
    await expect(cartDrawer(page).getByText('Added.')).toBeVisible()
    await expect(early(page)).toHaveCount(0)
    await expect(cartDrawer(page).getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1')
  })

  test('adds a product in the end whose page was left before the app arrived', async ({ page }) => {
    await openWithoutApp(page, shops.wa.category)
    const card = page.getByRole('main').getByRole('article').first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: /^Add to cart/ }).click()
    await expect(early(page)).toContainText(title)
    await page.unroute('**/assets/*.js')
    await page.goto(`${originOf('wa')}/cart`)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1')
  })

  test('says that the cart of a new visitor is empty', async ({ page }) => {
    await openWithoutApp(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click()
    await expect(early(page).getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible()
  })

  test('shows the empty cart page of a new visitor before the app arrives, and keeps it', async ({ page }) => {
    const arrive = await openWithoutApp(page, '/cart')
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Your cart is empty')
    await expect(main.getByRole('link', { name: 'See what is on sale' })).toBeVisible()
    await title.evaluate((heading) => Object.assign(window, { firstTitle: heading }))
    const before = await title.boundingBox()
    arrive()
    await expect(main.locator('[data-early-cart][data-known]')).toBeVisible()
    expect(await title.evaluate((heading) => heading === (window as { firstTitle?: Element }).firstTitle)).toBe(true)
    await expect(title).toHaveText('Your cart is empty')
    expect(await title.boundingBox()).toEqual(before)
  })

  test('filters a list by what was ticked before the app arrived', async ({ page }) => {
    const arrive = await openWithoutApp(page, shops.wa.category)
    await page.getByRole('main').getByRole('button', { name: 'Refine' }).click()
    const chosen = early(page)
      .getByRole('group')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    for (const tick of [0, 1]) await chosen.getByRole('checkbox').nth(tick).check()
    const names = await chosen.locator('label:has(:checked)').allInnerTexts()
    await early(page).getByRole('textbox', { name: 'From' }).first().fill('$1,500')
    arrive()
    const sheet = page.getByRole('dialog', { name: 'Refine' })
    await expect(page).toHaveURL(/filter=price%3A1500-%3B\w+%3A[\w-]+%2C[\w-]+$/)
    await expect(early(page)).toHaveCount(0)
    for (const name of names)
      await expect(sheet.locator('label', { hasText: name.split('\n')[0] ?? '' }).getByRole('checkbox')).toBeChecked()
  })

  test('filters a list by all that was ticked beside it before the app arrived', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const arrive = await openWithoutApp(page, shops.wa.category)
    const filters = page.getByRole('complementary', { name: 'Refine' }).getByRole('checkbox')
    for (const tick of [0, 1, 2]) await filters.nth(tick).check()
    arrive()
    await expect(page).toHaveURL(/filter=\w+%3A[\w-]+%2C[\w-]+%2C[\w-]+$/)
    for (const tick of [0, 1, 2]) await expect(filters.nth(tick)).toBeChecked()
  })

  test('prefetches a product that is pointed at, until the app has started', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const prefetched: string[] = []
    let areRulesRemoved = false
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => status === 'Ready' && prefetched.push(key.url))
    session.on('Preload.ruleSetRemoved', () => {
      areRulesRemoved = true
    })
    await session.send('Preload.enable')
    const arrive = await openWithoutApp(page, shops.wa.category)
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const address = originOf('wa') + (await link.getAttribute('href'))
    await link.hover()
    await expect.poll(() => prefetched).toContain(address)
    arrive()
    await expect.poll(() => areRulesRemoved).toBe(true)
  })

  test('keeps filters closed that were closed before the app arrived', async ({ page }) => {
    const arrive = await openWithoutApp(page, shops.wa.category)
    await page.getByRole('main').getByRole('button', { name: 'Refine' }).click()
    await early(page).getByRole('button', { name: 'Close' }).click()
    const started = page.waitForResponse(/\/api\/geo/)
    arrive()
    await started
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('says in the drawer when the app cannot be loaded', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await open(page, shops.wa.product)
    await cartButtons(page).first().click()
    await expect(early(page).getByRole('alert')).toContainText('This page could not be loaded')
    await expect(early(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('buys as a guest with a bank challenge: from the list to the confirmation @long', async ({ page }) => {
  await open(page, shops.wa.category)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  await open(page, shops.wa.product)
  await cartButtons(page).first().click()
  await cartDrawer(page).getByRole('link', { name: 'Checkout' }).click()
  await buyByCard(page, 'wa', 'challenged')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
})

test('adds once, in the end, a product whose page was left before it was stored', async ({ page }) => {
  const [parts, product] = ['/assets/cart-edits-', '/api/v2/product/slug/']
  let held = parts
  // Not by `unroute`, which would let go of what is held: the page would store the product after all.
  await page.route(
    ({ pathname }) => pathname.startsWith(parts) || pathname.startsWith(product),
    (route) => (route.request().url().includes(held) ? undefined : route.continue()),
  )
  const started = page.waitForRequest('**/api/geo*')
  await open(page, shops.wa.product)
  await started
  await cartButtons(page).first().click()
  await expect(cartDrawer(page)).toBeVisible()
  // The next page is left, too, before it has read the product.
  held = product
  const asked = page.waitForRequest(`**${product}*`)
  await open(page, '/')
  await asked
  held = 'nothing'
  await page.goto(`${originOf('wa')}/cart`)
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Quantity/ })
  await expect(quantity).toHaveValue('1')
  await page.reload()
  await expect(quantity).toHaveValue('1')
})

test('finds a product by typing into the search field immediately', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('banner').getByRole('combobox')
  await field.fill('toaster')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('toaster')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('compares two products that were ticked immediately @long', async ({ page }) => {
  await open(page, shops.wa.category)
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page
    .getByRole('region', { name: 'Products to compare' })
    .getByRole('button', { name: 'Compare', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Compare 2 / })).toBeVisible()
})

test('signs in and sees the account @long', async ({ page }) => {
  await open(page, '/account/internal/login')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('signs staff in and opens a project', async ({ page }) => {
  await open(page, '/account/internal/login')
  await fillSignIn(page, 'noor@hearth.example')
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await open(page, '/project')
  const project = page.locator('tbody').getByRole('link').first()
  const name = await project.innerText()
  await project.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})
