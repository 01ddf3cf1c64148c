import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type BrandKey, brands, samples, shops } from './brands.ts'
import { placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

// The name of a day says the whole date; what is seen, number and price, are two of its words.
const isCalendarDay = (rule: string, html: string) =>
  rule === 'label-content-name-mismatch' && html.includes('data-date=')

/** Nothing to find on the page as it stands; animations are over first, for half faded words have no contrast. */
async function expectNoFindings(page: Page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isCalendarDay(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}

type Visit = readonly [name: string, brand: BrandKey, path: string]
const visits: readonly Visit[] = [
  ...brands.map((brand): Visit => ['home', brand, '/']),
  ['category in a grid', 'wa', shops.wa.category],
  ['category in a grid', 'hc', shops.hc.category],
  ['category in a list', 'aoc', `${shops.aoc.category}?view=list`],
  ['category in a list', 'fk', `${shops.fk.category}?view=list`],
  ['search', 'aol', '/search/fridge'],
  ['search', 'andoo', '/search/sofa'],
  ['search without a result', 'aol-nz', '/search/zzzzqq'],
  ['search without a result', 'wac', '/search/zzzzqq'],
  ['product with everything', 'wa', samples.waEverything],
  ['product with everything', 'aol', samples.aolEverything],
  ['product without a price', 'wa', samples.waNoPrice],
  ['product without a price', 'wac', shops.wac.product],
  ['product that is sold out', 'hc', samples.soldOut],
  ['product that is sold out', 'fk', samples.soldOut],
  ['products', 'andoo', '/products'],
  ['products', 'aoc', '/products'],
  ['brands', 'fk', '/brands'],
  ['brands', 'aol-nz', '/brands'],
  ['brand', 'andoo', shops.andoo.maker],
  ['brand', 'aoc', shops.aoc.maker],
  ['stores', 'wa', '/stores'],
  ['stores', 'aol-nz', '/stores'],
  ['static page', 'hc', '/article/delivery'],
  ['static page', 'wac', '/article/about'],
  ['catalogue', 'aol', '/catalogue'],
  ['catalogue', 'wac', '/catalogue'],
  ['sale', 'wa', '/sale'],
  ['sale', 'hc', '/sale'],
  ['empty cart', 'fk', '/cart'],
  ['empty cart', 'andoo', '/cart'],
  ['empty checkout', 'hc', '/customer/checkout'],
  ['empty checkout', 'aol-nz', '/customer/checkout'],
  ['order of somebody else', 'wa', '/customer/confirmation?id=11111111-1111-4111-8111-111111111111'],
  ['order of somebody else', 'aoc', '/customer/confirmation?id=11111111-1111-4111-8111-111111111111'],
  ['not found', 'aol', '/404'],
  ['not found', 'fk', '/no/such/page'],
]

for (const [name, brand, path] of visits)
  test(`axe finds nothing: ${name}, ${brand}`, async ({ page, shop }) => {
    await shop(brand, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page)
  })

for (const brand of ['andoo', 'aol-nz'] as const)
  test(`axe finds nothing: home on a phone, menu and search view, ${brand}`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop(brand)
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Menu' }).last().click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').fill(brand === 'andoo' ? 'sofa' : 'oven')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoFindings(page)
  })

for (const brand of ['aol', 'wac'] as const)
  test(`axe finds nothing: menu and suggestions on a wide screen, ${brand}`, async ({ page, shop }) => {
    await shop(brand)
    await page.getByRole('button', { name: shops[brand].menu }).click()
    await expect(page.getByRole('navigation', { name: 'All categories' }).getByRole('link').nth(3)).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').first().fill('oven')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoFindings(page)
  })

for (const brand of ['wa', 'aoc'] as const)
  test(`axe finds nothing: a store, ${brand}`, async ({ page, shop }) => {
    await shop(brand, '/stores')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    await expectNoFindings(page)
  })

for (const brand of ['aol', 'hc'] as const)
  test(`axe finds nothing: full cart, mini cart and checkout with errors, ${brand}`, async ({
    page,
    shop,
    shopper,
  }) => {
    await shopper.hasInCart(brand)
    await shop(brand, '/cart')
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
    await expectNoFindings(page)
    await shopper.goesTo('/')
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove / })).toBeVisible()
    await expectNoFindings(page)
    await shopper.goesTo('/customer/checkout')
    await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
    await expectNoFindings(page)
    await placeOrder(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoFindings(page)
  })

for (const brand of ['andoo', 'aoc'] as const)
  test(`axe finds nothing: checkout filled in and the confirmation, ${brand}`, async ({ page, shop, shopper }) => {
    await shopper.hasInCart(brand)
    await shop(brand, '/customer/checkout')
    await shopper.fillsCheckout(brand)
    await expectNoFindings(page)
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
    await expectNoFindings(page)
  })
