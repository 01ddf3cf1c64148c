import { expect, type Page } from '@playwright/test'
import { type BrandKey, samples, shops } from './brands.ts'
import { placeOrder } from './checkout-form.ts'

type Fixtures = {
  page: Page
  shop: (brand: BrandKey, path?: string) => Promise<void>
  shopper: {
    hasInCart: (brand: BrandKey) => Promise<void>
    goesTo: (path: string) => Promise<void>
    fillsCheckout: (brand: BrandKey) => Promise<void>
  }
}
/** Called in each state of the page. */
type StateCheck = (state: string) => Promise<void>
type Walk = (fixtures: Fixtures, brand: BrandKey, check: StateCheck) => Promise<void>

const everything: Partial<Record<BrandKey, string>> = {
  wa: samples.waEverything,
  aol: samples.aolEverything,
  andoo: samples.andooEverything,
  hc: samples.hcEverything,
}

/** One address of every kind of page of a shop. */
export const pagesOf = (brand: BrandKey) => {
  const { category, product, manufacturer, store, searchTerm } = shops[brand]
  return {
    home: '/',
    'category in a grid': category,
    'category in a list': `${category}?view=list`,
    product: everything[brand] ?? product,
    'product that is sold out': samples.soldOut,
    search: `/search/${searchTerm}`,
    'search without a result': '/search/zzzzqq',
    products: '/products',
    brands: '/brands',
    brand: manufacturer,
    stores: '/stores',
    store,
    'static page': '/article/delivery',
    catalogue: '/catalogue',
    'chapter of the catalogue': `/catalogue-details/${category.split('/')[2]}`,
    sale: '/sale',
    clearance: '/clearance',
    'empty cart': '/cart',
    'empty checkout': '/customer/checkout',
    'order of somebody else': '/customer/confirmation?id=11111111-1111-4111-8111-111111111111',
    'not found': '/no/such/page',
  }
}

export const phoneStates: Walk = async ({ page, shop }, brand, check) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop(brand)
  await check('home on a phone')
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await check('menu of a phone')
  await page.keyboard.press('Escape')
  // The home page of a shop may have other comboboxes; the search field is the last one.
  await page.getByRole('combobox').last().fill(shops[brand].searchTerm)
  await expect(page.locator('[role="option"]').first()).toBeVisible()
  await check('suggestions on a phone')
}

export const wideStates: Walk = async ({ page, shop }, brand, check) => {
  await shop(brand)
  await page.getByRole('button', { name: shops[brand].menu }).click()
  await expect(page.getByRole('navigation', { name: 'All categories' }).getByRole('link').nth(3)).toBeVisible()
  await check('menu of a wide screen')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').first().fill(shops[brand].searchTerm)
  await expect(page.locator('[role="option"]').first()).toBeVisible()
  await check('suggestions on a wide screen')
}

/** The shop without prices before sign-in has no checkout for guests: its walk ends there. */
export const buyingStates: Walk = async ({ page, shop, shopper }, brand, check) => {
  await shopper.hasInCart(brand)
  await shop(brand, '/cart')
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
  await check('full cart')
  await shopper.goesTo('/')
  await page.getByRole('link', { name: new RegExp(`^${shops[brand].cart}`) }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove / })).toBeVisible()
  await check('mini cart')
  await shopper.goesTo('/customer/checkout')
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
  await check('checkout')
  await placeOrder(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await check('checkout with errors')
}

export const orderStates: Walk = async ({ page, shop, shopper }, brand, check) => {
  await shopper.hasInCart(brand)
  await shop(brand, '/customer/checkout')
  await shopper.fillsCheckout(brand)
  await check('checkout filled in')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await check('order placed')
}
