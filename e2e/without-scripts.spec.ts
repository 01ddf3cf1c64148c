import type { Page } from '@playwright/test'
import { type BrandKey, brands, originOf, samples, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { publicPages } from './visited-pages.ts'

test.use({ javaScriptEnabled: false })

async function expectReadable(page: Page, brand: BrandKey) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').getByRole('link').count(), page.url()).toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: shops[brand].menu, exact: true }).first()).toBeVisible()
}

/** Metadata that search engines and messengers read. */
async function expectKnownToMachines(page: Page, brand: BrandKey) {
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  const title = await page.title()
  expect(title.length).toBeGreaterThan(5)
  if (new URL(page.url()).pathname !== '/') expect(title.endsWith(shops[brand].name), title).toBe(true)
  await expect(meta('description')).toHaveAttribute('content', /.{20}/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:\/\/[^A-Z]+$/)
  for (const property of ['og:title', 'og:type', 'og:url', 'og:image'])
    await expect(meta(property).first(), property).toHaveAttribute('content', /\S/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of data) expect(() => JSON.parse(text)).not.toThrow()
  await expect(page.locator('html')).toHaveAttribute('lang', brand === 'aol-nz' ? 'en-NZ' : 'en-AU')
}

/** One shop of each country; the others are in the long suite. */
const quick: readonly BrandKey[] = ['wa', 'aol-nz']

for (const brand of brands)
  test(`renders the pages of ${brand} without scripts, with metadata for machines${quick.includes(brand) ? '' : ' @long'}`, async ({
    page,
  }) => {
    for (const [kind, path] of Object.entries(publicPages[brand])) {
      const response = await page.goto(originOf(brand) + path, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), kind).toBe(200)
      await expectReadable(page, brand)
      await expectKnownToMachines(page, brand)
    }
  })

test('shows without scripts that cart and checkout need them', async ({ page }) => {
  for (const path of ['/cart', '/customer/checkout']) {
    await page.goto(originOf('hc') + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Text assertions of Playwright ignore the content of noscript elements.
    const words = page.getByRole('main').locator('noscript')
    await expect(words).toBeVisible()
    expect(await words.evaluate(({ textContent }) => textContent)).toBe('Turn on JavaScript to use this.')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
  }
})

for (const [brand, path] of [
  ['aol', shops.aol.category],
  ['andoo', '/search/sofa'],
  ['fk', '/'],
] as const)
  test(`prices and pictures of ${brand}${path} are there without scripts`, async ({ page }) => {
    await page.goto(`${originOf(brand)}${path}`)
    const main = page.getByRole('main')
    await expect(main.getByText(/^\$[\d,]+$/).first()).toBeVisible()
    // The image of a card is decorative next to its name, so it has no role.
    const picture = main.locator('img').first()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

test('shows price, specifications and images of a product without scripts [S1-2.1-09]', async ({ page }) => {
  await page.goto(`${originOf('wa')}${samples.waEverything}`)
  await expect(
    page.getByRole('heading', { level: 1, name: '610 L French Door Fridge with Water Dispenser' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('$2,890').first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /Norrvik 610 L/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
})

for (const width of [390, 1280])
  test(`links the menu to all categories and the search field to results at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${originOf('aol')}/`)
    await page
      .getByRole('link', { name: width === 390 ? 'Menu' : 'Shop all', exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/products$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dishwashers/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dishwashers' })).toBeVisible()
    const field = page.locator('input[name="q"]').locator('visible=true').first()
    await field.fill('kettle')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\/kettle$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “kettle”' })).toBeVisible()
  })
