import type { Page } from '@playwright/test'
import { chooseDay, fillAddress, fillContact, placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

const orderNumberOf = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  return (await page.getByText(/Your order number is/).textContent())?.match(/\d{6,}/)?.[0] ?? 'none'
}

/** Opens the order in the account of the signed-in user. */
async function openOrder(page: Page, number: string) {
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
}

test('shows prices without GST, GST once, and the same total from the cart to the account of the customer', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.signsIn('aoc', 'bridge@hearth.example')
  await shopper.hasInCart('aoc', undefined, 20)
  await shop('aoc', '/cart')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByText(/ex GST$/)).toBeVisible()
  await expect(summary.getByText('GST', { exact: true })).toBeVisible()
  await expect(summary.getByText('Total incl. GST')).toBeVisible()

  await shopper.goesTo('/customer/checkout')
  const street = page.getByRole('region', { name: 'Delivery address' }).getByLabel('Street address')
  await expect(street).not.toHaveValue('')
  await page.getByLabel('Purchase order number').fill('PO-4711')
  await chooseDay(page)
  await page.getByRole('radio', { name: /^Account/ }).check()
  await expect(page.getByText(/goes on your account\.$/)).toBeVisible()
  await page.getByRole('switch', { name: /^Pay a deposit today/ }).click()
  const deposit = page.getByRole('textbox', { name: 'Deposit' })
  await deposit.fill('1')
  await placeOrder(page).click()
  await expect(page.getByRole('alert').first()).toContainText('The minimum deposit is')
  await deposit.fill('1000')
  await expect(page.getByText(/^\$1,000 deposit goes on your account today and \$.* before delivery\.$/)).toBeVisible()
  await expect(page.getByText('On your account before delivery')).toHaveCount(2)
  await placeOrder(page).click()

  const number = await orderNumberOf(page)
  await expect(page.getByText('Deposit of $1,000 is on your account')).toBeVisible()
  for (const name of ['Deposit, on your account today', 'Total incl. GST', 'GST', 'PO-4711'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await shopper.goesTo('/account/orders')
  await openOrder(page, number)
  for (const name of [
    'Products and extras, ex GST',
    'GST',
    'Total incl. GST',
    'Deposit, on your account today',
    'PO-4711',
  ])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
})

test('lists an order by staff on the account of a customer there, and not in their own @long', async ({
  page,
  shop,
  shopper,
}, { parallelIndex }) => {
  // An account has one cart on all devices: parallel rounds use different accounts.
  const sellers = ['noor', 'ines', 'jo', 'wiremu']
  await shopper.signsIn('aol', `${sellers[parallelIndex % sellers.length]}@hearth.example`)
  await shopper.hasInCart('aol')
  await shop('aol', '/customer/checkout')
  await expect(page.getByRole('combobox', { name: 'Salesperson' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Mobile phone')).toHaveValue('')
  await fillContact(page)
  await fillAddress(page, 'aol')
  await page.getByLabel('Email', { exact: true }).fill('bridge@hearth.example')
  await chooseDay(page)
  await page.getByRole('radio', { name: /^Account/ }).check()
  await page.getByLabel('Purchase order number').fill('PO-12')
  await placeOrder(page).click()
  const number = await orderNumberOf(page)
  await shopper.goesTo('/account/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
  // The next customer sees no data of this one.
  await shopper.hasInCart('aol')
  await shop('aol', '/customer/checkout')
  for (const label of ['Email', 'Mobile phone', 'Street address'])
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue('')
  await shopper.signsIn('aol', 'bridge@hearth.example')
  await shopper.goesTo('/account/orders')
  await openOrder(page, number)
  await expect(page.getByText('PO-12')).toBeVisible()
})

test('accepts an order without a promised day for a location without delivery days [S2-4-31]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.hasInCart('aol')
  await shop('aol', '/customer/checkout')
  await fillContact(page)
  const panel = page.getByRole('region', { name: 'Delivery address' })
  await panel.getByLabel('First name').fill('Robin')
  await panel.getByLabel('Last name').fill('Tester')
  await panel.getByLabel('Street address').fill('12 Example Street')
  await panel.getByLabel('Suburb or postcode').pressSequentially('7255')
  await panel.getByRole('option').first().click()
  await expect(page.getByText(/You can still place your order/)).toBeVisible()
  await expect(page.getByText('We call you about the day', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Delivery, /)).toHaveCount(0)
})
