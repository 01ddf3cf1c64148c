import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type BrandKey, originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { backOfficePost, opensBackOffice } from './signing-in.ts'

// One of the shops that no other test changes.
const brand = 'wac'
const owner = 'noor@hearth.example'
const unique = () => randomBytes(4).toString('hex')

/** The back office of that shop, on a screen of its own. */
async function opensDesk(page: Page, key: BrandKey = brand) {
  const desk = await (
    await page
      .context()
      .browser()
      ?.newContext({ viewport: { width: 1280, height: 900 } })
  )?.newPage()
  if (!desk) throw new Error('This browser opens no window')
  await opensBackOffice(desk)
  const picker = desk.getByRole('combobox', { name: 'Shop' })
  await picker.click()
  await desk.getByRole('option', { name: shops[key].name, exact: true }).click()
  await expect(picker).toHaveText(shops[key].name)
  return desk
}

/** Opens the row of a list by what it is searched for, without a pointer. */
async function opensRow(desk: Page, list: string, { search, text }: { search: string; text: string }) {
  await desk.getByRole('menuitem', { name: list, exact: true }).click()
  await desk.getByPlaceholder(search, { exact: true }).fill(text)
  await desk.getByRole('row').filter({ hasText: text }).getByRole('link').press('Enter')
}

const saves = async (desk: Page, list: string) => {
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('columnheader', { name: list })).toBeVisible()
}

/** A page that was rendered before the change may be shown for a second. */
const soon = (look: () => Promise<unknown>) => expect(look).toPass({ timeout: 20_000 })

test('shows shoppers a support number that the owner has set, and the usual one after a reset', async ({
  page,
  shop,
}) => {
  const desk = await opensDesk(page)
  const number = `1300 ${Math.floor(100 + Math.random() * 900)} 246`
  const foot = page.getByRole('contentinfo')
  await desk.getByRole('menuitem', { name: 'Settings', exact: true }).click()
  const field = desk.getByRole('textbox', { name: 'Phone number for shoppers' })
  await field.fill(number)
  await desk.getByRole('button', { name: 'Save Phone number for shoppers' }).click()
  await expect(desk.getByText('Saved: Phone number for shoppers')).toBeVisible()
  await soon(async () => {
    await shop(brand)
    await expect(foot.getByRole('link', { name: number })).toBeVisible({ timeout: 1000 })
  })

  const reset = desk.getByRole('button', { name: 'Reset Phone number for shoppers' })
  await reset.click()
  await expect(desk.getByText('Reset: Phone number for shoppers')).toBeVisible()
  await expect(reset).toHaveAttribute('aria-disabled', 'true')
  await expect(reset).toBeFocused()
  await expect(field).toHaveValue('')
  await desk.context().close()
  await page.evaluate(() => localStorage.clear())
  await soon(async () => {
    await shop(brand)
    await expect(foot.getByRole('link', { name: number })).toHaveCount(0, { timeout: 1000 })
  })
})

test('reads out what the owner wrote about the picture of an article, once all of it has loaded @long', async ({
  page,
  shop,
}) => {
  const desk = await opensDesk(page)
  const alt = `A jug beside a window ${unique()}`
  await desk.getByRole('menuitem', { name: 'Articles', exact: true }).click()
  const row = desk.getByRole('row').filter({ hasText: 'Shown' }).first()
  const title = (await row.getByRole('cell').first().textContent()) ?? ''
  // What is written while the article still loads would be lost, and what is saved would lack its text.
  await desk.route(/\/manage\/api\/articles\/[^/?]+$/, async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await row.click()
  await expect(desk.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
  await desk.getByRole('textbox', { name: 'What the picture shows' }).fill(alt)
  const address = await desk.getByRole('link', { name: 'See in the shop' }).getAttribute('href')
  await saves(desk, 'Published')
  await desk.context().close()
  await soon(async () => {
    await shop(brand, new URL(address ?? '', originOf(brand)).pathname)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('img', { name: alt })).toBeVisible({ timeout: 1000 })
  })
})

test('opens a store at the hours that the owner has entered @long', async ({ page, shop }) => {
  const post = await backOfficePost(brand, owner)
  const name = `Corner ${unique()}`
  const times = { isOpen: true, openTime: '09:00', closeTime: '17:30' }
  await post('/stores', {
    ...{ id: name.toUpperCase().replace(' ', '-'), name, address: '1 Example Street', suburb: 'Sydney', state: 'NSW' },
    ...{ postcode: '2000', phone: '02 5550 1234', latitude: -33.87, longitude: 151.21, blurb: '', services: [] },
    ...{ isAppointmentOnly: false, openTimes: Array.from({ length: 7 }, () => times), otherHours: [] },
    ...{ picture: null, isShown: true },
  })
  const desk = await opensDesk(page)
  await opensRow(desk, 'Stores', { search: 'Name or suburb', text: name })
  await desk.getByLabel('Monday from').fill('07:15')
  await desk.getByRole('switch', { name: 'Tuesday', exact: true }).uncheck()
  await saves(desk, 'Suburb')
  await soon(async () => {
    await shop(brand, '/stores')
    await page.getByRole('link', { name }).first().click({ timeout: 1000 })
    await expect(page.getByText(/7:15/).first()).toBeVisible({ timeout: 2000 })
    await expect(page.getByText(/Closed/).first()).toBeVisible({ timeout: 1000 })
  })
  await opensRow(desk, 'Stores', { search: 'Name or suburb', text: name })
  await desk.getByRole('switch', { name: 'Shown in the shop' }).uncheck()
  await saves(desk, 'Suburb')
  await desk.context().close()
  await soon(async () => {
    await shop(brand, '/stores')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('link', { name })).toHaveCount(0, { timeout: 1000 })
  })
})

test('takes the percentage of a coupon off a cart as long as the owner lets it run @long', async ({
  page,
  shop,
  shopper,
}) => {
  // Shoppers of the other shop sign in before they buy.
  const desk = await opensDesk(page, 'hc')
  const code = `TEN-${unique()}`.toUpperCase()
  await desk.getByRole('menuitem', { name: 'Coupons', exact: true }).click()
  await desk.getByRole('link', { name: 'Add coupon' }).click()
  await desk.getByRole('textbox', { name: /^Code/ }).fill(code)
  await desk.getByRole('spinbutton', { name: /^Percent/ }).fill('10')
  await desk.getByRole('button', { name: 'Add coupon' }).click()
  await expect(desk.getByRole('row').filter({ hasText: code })).toContainText('10%')

  await shopper.hasInCart('hc')
  await shop('hc', '/cart')
  const field = page.getByLabel('Coupon code')
  await field.fill(code)
  await field.press('Enter')
  await expect(page.getByRole('button', { name: `Remove coupon ${code}` })).toBeVisible()

  await opensRow(desk, 'Coupons', { search: 'Code', text: code })
  await desk.getByLabel('Until').fill('2020-01-01T10:00')
  const sent = desk.waitForRequest((request) => request.method() !== 'GET' && /coupons/.test(request.url()))
  await saves(desk, 'Takes off')
  // By the clock of the shop, not of the browser.
  expect((await sent).postDataJSON()).toMatchObject({ endsAt: '2019-12-31T23:00:00.000Z' })
  await expect(desk.getByRole('row').filter({ hasText: code })).toContainText('Ended')
  await desk.context().close()
  await page.getByRole('button', { name: `Remove coupon ${code}` }).click()
  await field.fill(code)
  await field.press('Enter')
  await expect(page.getByText('This coupon is not valid').first()).toBeVisible()
})

test('leads to the products of a category that the owner has moved below another one @long', async ({ page, shop }) => {
  const post = await backOfficePost(brand, owner)
  const [leaf, above, target] = [`leaf-${unique()}`, `above-${unique()}`, `target-${unique()}`]
  for (const [name, parent] of [
    [above, null],
    [target, null],
    [leaf, above],
  ])
    await post('/categories', { name, parent, description: '', attributes: [] })
  const title = `Moved ${leaf}`
  await post('/products', {
    ...{ sku: leaf.toUpperCase(), title, manufacturer: 'Testa', category: `${above}/${leaf}`, price: 60 },
    ...{ rrp: null, stock: [] },
  })
  const desk = await opensDesk(page)
  await opensRow(desk, 'Categories', { search: 'Name', text: leaf })
  const below = desk.getByRole('combobox', { name: 'Below' })
  await expect(below).toHaveValue(above)
  await below.fill(target)
  await desk.getByRole('option', { name: target }).click()
  await saves(desk, 'Attributes')
  await desk.context().close()
  await soon(async () => {
    await shop(brand, `/c/${above}/${leaf}`)
    expect(new URL(page.url()).pathname).toBe(`/c/${target}/${leaf}`)
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: target })).toBeVisible({
      timeout: 1000,
    })
  })
})

test('names the colleague whose work a save would replace, and saves when it is pressed again @long', async ({
  page,
}) => {
  const from = `/moved-${unique()}`
  const [post, colleaguePost] = [await backOfficePost('wa', owner), await backOfficePost('wa', 'ines@hearth.example')]
  await post('/redirects', { from, to: '/cart' })
  const desk = await opensDesk(page, 'wa')
  await opensRow(desk, 'Redirects', { search: 'Address', text: from })
  const to = desk.getByRole('textbox', { name: 'New address' })
  await expect(to).toHaveValue('/cart')
  await colleaguePost(`/redirects/${encodeURIComponent(from)}`, { to: '/stores' })
  await to.fill('/compare')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Ines Kovac has changed this since you opened it')).toBeVisible()
  await expect(to).toHaveValue('/compare')
  await saves(desk, 'Old address')
  await desk.context().close()
})

test('takes a product off sale in one shop, and sells it again @long', async ({ page, shop }) => {
  const post = await backOfficePost(brand, owner)
  const [kind, title] = [`kind-${unique()}`, `Quarry sink ${unique()}`]
  await post('/categories', { name: kind, parent: null, description: '', attributes: [] })
  await post('/products', {
    ...{ sku: kind.toUpperCase(), title, manufacturer: 'Testa', category: kind, price: 410 },
    ...{ rrp: null, stock: [] },
  })
  const desk = await opensDesk(page)
  await opensRow(desk, 'Products', { search: 'SKU or name', text: title })
  const isSold = desk.getByRole('switch', { name: 'Sold in this shop' })
  const price = desk.getByRole('spinbutton', { name: 'Price with GST' })
  const save = async () => {
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  }
  const inShop = desk.getByRole('link', { name: 'See in the shop' })
  const path = new URL((await inShop.getAttribute('href')) ?? '').pathname
  await shop(brand, path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await isSold.uncheck()
  await expect(price).toHaveCount(0)
  await save()
  await expect(inShop).toHaveCount(0)
  await soon(async () => {
    expect((await page.goto(originOf(brand) + path))?.status()).toBe(404)
  })

  await isSold.check()
  await price.fill('399')
  await save()
  await soon(async () => {
    expect((await page.goto(originOf(brand) + path))?.status()).toBe(200)
  })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await desk.context().close()
})
