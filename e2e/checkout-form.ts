import { expect, type Page } from '@playwright/test'
import { type BrandKey, shops } from './brands.ts'

export type Card = keyof typeof cards
/** Test cards of the sandbox gateway. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
  slow: '4000 0000 0000 0606',
  noFunds: '4000 0000 0000 9995',
} as const

export const buyer = { first: 'Robin', last: 'Tester', street: '12 Example Street' }

/** Types part of a suburb and selects it from the list. */
export async function chooseSuburb(page: Page, brand: BrandKey, area = 'Delivery address') {
  const { postcode, option } = shops[brand].suburb
  const panel = page.getByRole('region', { name: area })
  await panel.getByLabel('Suburb or postcode').clear()
  await panel.getByLabel('Suburb or postcode').pressSequentially(postcode)
  await panel.getByRole('option', { name: option }).click()
  await expect(panel.getByLabel('Postcode', { exact: true })).toHaveValue(postcode)
}

export async function fillContact(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill('robin@example.com')
  await page.getByLabel('Mobile phone').fill('0412 345 678')
}

export async function fillAddress(page: Page, brand: BrandKey) {
  const panel = page.getByRole('region', { name: 'Delivery address' })
  await panel.getByLabel('First name').fill(buyer.first)
  await panel.getByLabel('Last name').fill(buyer.last)
  await panel.getByLabel('Street address').fill(buyer.street)
  await chooseSuburb(page, brand)
}

/** Selects the earliest available day. */
export async function chooseDay(page: Page) {
  await page.getByRole('group', { name: 'Popular days' }).getByRole('button').first().click()
}

export async function fillCard(page: Page, card: Card = 'approved') {
  const panel = page.getByRole('region', { name: 'Payment' })
  await panel.getByLabel('Name on card').fill('R Tester')
  await panel.getByLabel('Card number').fill(cards[card])
  await panel.getByLabel('Expiry date').fill('12/31')
  await panel.getByLabel('Security code', { exact: true }).fill('123')
}

export async function fillCheckout(page: Page, brand: BrandKey, card: Card = 'approved') {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await fillContact(page)
  await fillAddress(page, brand)
  await chooseDay(page)
  await fillCard(page, card)
}

/** Fills in everything for a payment by another method than a card. */
export async function fillForMethod(page: Page, brand: BrandKey, method: RegExp) {
  await fillContact(page)
  await fillAddress(page, brand)
  await chooseDay(page)
  await page.getByRole('radio', { name: method }).check()
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' })

export async function buyByCard(page: Page, brand: BrandKey, card: Card = 'approved') {
  await fillCheckout(page, brand, card)
  await placeOrder(page).click()
}
