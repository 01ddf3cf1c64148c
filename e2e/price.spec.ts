import { brands, originOf, samples, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

test('shows that a price is on request, without an amount [S1-2.10-20]', async ({ page, shop }) => {
  await shop('wa', samples.waOnRequest)
  const main = page.getByRole('main')
  await expect(main.getByText('Price available upon request').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Add to cart \$/ })).toHaveCount(0)
})

test('shows a link to request a missing price [S1-2.10-23]', async ({ page, shop }) => {
  await shop('wa', samples.waNoPrice)
  const request = page.getByRole('main').getByRole('link', { name: 'Request Price' })
  await expect(request).toHaveCount(1)
  await expect(request).toHaveAttribute('href', /^\/ask-an-expert\?sku=/)
  await expect(page.getByRole('main').getByText('Price available upon request')).toHaveCount(0)
})

test('renders a price in three sizes: in a list, on its page, and small next to a question [S1-2.10-19]', async ({
  page,
  shop,
}) => {
  const sizeAt = async (path: string, size: string) => {
    await shop('aol', path)
    const price = page.getByRole('main').locator(`.price-${size} [data-part="now"]`).first()
    await expect(price).toHaveText(/^\$[\d,]+/)
    return price.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  }
  const listing = await sizeAt('/c/kitchen/dishwashers', 'listing')
  const expanded = await sizeAt(shops.aol.product, 'expanded')
  const project = await sizeAt(`/ask-an-expert?sku=${shops.aol.sku}`, 'project')
  expect(expanded).toBeGreaterThan(listing)
  expect(listing).toBeGreaterThan(project)
})

test('shows text, both badges, RRP and saving of a price that has them, and nothing otherwise [S1-2.10-24]', async ({
  page,
  shop,
  stub,
}) => {
  await shop('aol', samples.aolEverything)
  const main = page.getByRole('main')
  await expect(main.getByText('$2,649', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('$3,149').first()).toBeVisible()
  await expect(main.getByText('Save $500').first()).toBeVisible()
  // Said once: on its picture the ribbon would say it again.
  const stage = main.getByRole('list', { name: /^Pictures of/ }).locator('..')
  await expect(stage.getByText('Save $500')).toHaveCount(0)
  await expect(main.getByText(/^Online price, the same in every store/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Winning Value Promise' })).toBeVisible()
  await expect(main.getByText('Price match', { exact: true })).toBeVisible()
  await stub.answers('/api/v2/product/upselloptions/**', { warranties: [], installs: [], goesWith: [] })
  await stub.changes<object>('/api/v2/product/slug/*', (product) => ({
    ...product,
    price: 777,
    rrp: null,
    pricingText: null,
    pricingValue: null,
    valuePromise: false,
    priceMatch: false,
    ribbon: null,
  }))
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'French door fridges' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'French door fridges' })).toBeVisible()
  await main.getByRole('article').nth(1).getByRole('link').first().click()
  await expect(main.getByText('$777', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/RRP|^Save /)).toHaveCount(0)
  await expect(main.getByText(/^Online price/)).toHaveCount(0)
  await expect(main.getByText(/Value Promise|^Price match$/)).toHaveCount(0)
})

const amounts = /\$\s?\d/

test('requires a sign-in for prices in one shop, without an amount in page or response [S1-2.10-21, S1-2.10-22]', async ({
  page,
  shop,
  calls,
}) => {
  for (const path of [shops.wac.product, shops.wac.category]) {
    await shop('wac', path)
    await expect(page.getByRole('main').getByText('Login for Price').first()).toBeVisible()
    await expect.poll(() => calls.of('GET', '/api/cart/').length).toBeGreaterThan(0)
    // The price of a warranty or an installation is not the price of a product.
    const words = (await page.getByRole('main').innerText()).replaceAll(/\+ \$[\d,.]+/g, '')
    expect(words.match(amounts)).toBeNull()
    await expect(page.getByRole('main').getByRole('button', { name: /^Add to/ })).toHaveCount(0)
    calls.forget()
  }
  const bodies = await page.evaluate(async (sku) => {
    const paths = [
      `/api/v2/product/sku/${sku}`,
      '/api/catalogue/listing?category=kitchen',
      '/api/v3/search?searchTerm=oven&limit=6',
      `/api/pricehistory/get-price-history/${sku}`,
    ]
    return Promise.all(paths.map((path) => fetch(path).then((response) => response.text())))
  }, shops.wac.sku)
  for (const text of bodies) expect(text.match(/"(?:price|rrp)":\s*\d/g) ?? []).toEqual([])
  for (const brand of brands.filter((key) => key !== 'wac')) {
    await page.goto(originOf(brand) + shops[brand].product, { waitUntil: 'domcontentloaded' })
    await expect(
      page
        .getByRole('main')
        .getByText(/^\$[\d,]+/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Login for Price')).toHaveCount(0)
  }
})

test.describe('in 2025', () => {
  test('names the company and its 119 years in the appliance promise [S1-2.10-25]', async ({ page, shop }) => {
    await page.clock.setFixedTime('2025-06-15T12:00:00')
    await shop('aol', samples.aolEverything)
    await page.getByRole('button', { name: 'Winning Value Promise' }).click()
    const dialog = page.getByRole('dialog', { name: 'Winning Value Promise' })
    await expect(dialog).toContainText('Always On Living')
    await expect(dialog).toContainText('119 years')
  })
})

test('names removal, recycling and support at any hour in the furniture promise [S1-2.10-26]', async ({
  page,
  shop,
}) => {
  await shop('andoo', samples.andooEverything)
  await page.getByRole('button', { name: 'Feel Good Value Promise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Feel Good Value Promise' })
  await expect(dialog).toContainText('Free removal and recycling')
  await expect(dialog).toContainText('24/7 support')
})

test('explains the New Zealand price match in two steps and three contact channels, with the number of the settings [S1-2.10-28, S1-2.10-29]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.changes<{ items: { name: string; value: string }[] }>('/api/settings', ({ items, ...rest }) => ({
    ...rest,
    items: items.map((item) => (item.name === 'customerSupportNumber' ? { ...item, value: '0800 12 34 56' } : item)),
  }))
  await shop('aol-nz', '/c/kitchen/dishwashers')
  await stub.changes<object>('/api/v2/product/slug/*', (product) => ({ ...product, priceMatch: true }))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Price match' }).click()
  const dialog = page.getByRole('dialog', { name: 'Price match guarantee' })
  await expect(dialog).toContainText('Note the advertised price and the name of the retailer')
  await expect(dialog).toContainText('contact us by live chat, phone or email')
  await expect(dialog.getByRole('link', { name: '0800 12 34 56' })).toHaveAttribute('href', 'tel:0800123456')
})

test('closes a dialog by Escape, backdrop, back and navigation, and marks the body [S1-2.10-31, S1-2.10-33, S1-2.10-35]', async ({
  page,
  shop,
}) => {
  await shop('aol', '/c/kitchen/fridges-and-freezers/french-door-fridges')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Brindle 640 L French Door Fridge.*Matte Black/ })
    .click()
  const open = page.getByRole('button', { name: 'Winning Value Promise' })
  const dialog = page.getByRole('dialog', { name: 'Winning Value Promise' })
  const body = page.locator('body')
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(30, 450)]) {
    await open.click()
    await expect(dialog).toBeVisible()
    await expect(body).toHaveClass(/modal-open/)
    // What has just opened ignores pointers for a moment.
    await dialog.click({ trial: true })
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(body).not.toHaveClass(/modal-open/)
  }
  await open.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await open.click()
  await expect(dialog).toBeVisible()
  // A link behind the dialog, clicked as by a script or assistive technology.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/stores"]')?.click())
  await expect(page).toHaveURL(/\/stores$/)
  await expect(dialog).toHaveCount(0)
})
