import type { Page } from '@playwright/test'
import { chooseDay, fillAddress, fillCard, fillCheckout, fillContact, placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

type View = { opts?: number; cart?: { products: { brand: string }[] } }
type Days = {
  supplierAvailability: Record<string, { dates: { date: number[] }[] }>
  winningDeliveryServiceOverride: boolean
  showNotifyIfAvailableSooner: boolean
  showInstallationContact: boolean
  showUniqueDeliveryRequirements: boolean
}

const tick = (page: Page) =>
  page.getByRole('checkbox', { name: 'Assign order for Winning Services delivery', exact: true })

test('shows the calendar after the suburb, and sends the extra fields of some orders [S2-2-05, S2-3-06, S2-2-09, S2-3-13]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  await stub.changes<View>('/api/checkout', (view) =>
    view.cart
      ? {
          ...view,
          cart: { ...view.cart, products: view.cart.products.map((product) => ({ ...product, brand: 'Miele' })) },
        }
      : view,
  )
  await stub.changes<Days>('/api/checkout/avail', (view) => ({
    ...view,
    showNotifyIfAvailableSooner: true,
    showInstallationContact: true,
    showUniqueDeliveryRequirements: true,
  }))
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  const days = page.getByRole('grid', { name: 'Delivery days' })
  await expect(page.getByText('Choose your suburb to see the days')).toBeVisible()
  await expect(days.getByRole('button', { disabled: false })).toHaveCount(0)
  await fillContact(page)
  await fillAddress(page, 'wa')
  await expect(days).toBeVisible()
  await days.getByRole('button', { disabled: false }).first().click()
  await fillCard(page)
  await page.getByRole('checkbox', { name: 'Tell me if an earlier date comes up' }).check()
  await page.getByLabel('Contact for delivery').fill('Kim at the desk')
  await page.getByLabel('Contact for installation').fill('Jo on site')
  const warning = page.getByRole('checkbox', { name: 'I have read this and agree' })
  await expect(warning).not.toBeChecked()
  await placeOrder(page).click()
  await expect(page.getByRole('alert').first()).toContainText('Tick that you have read the Miele notice')
  await warning.check()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  expect(calls.of('POST', '/api/checkout').at(-1)?.body).toMatchObject({
    EarlyNotification: true,
    requestedDeliveryContact: 'Kim at the desk',
    requestedInstallationContact: 'Jo on site',
    brandsWarnings: { mieleWarning: true },
  })
})

test('shows the option of our own truck when it is allowed, which hides the delivery days of suppliers [S1-6-07, S2-2-31, S2-2-32, S2-2-33, S2-3-17]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  let isAllowed = false
  await stub.changes<Days>('/api/checkout/avail', (days) => ({
    ...days,
    winningDeliveryServiceOverride: isAllowed,
    supplierAvailability: { kelvane: { dates: [{ date: [2030, 12, 3] }] } },
  }))
  await shopper.hasInCart('aol')
  await shop('aol', '/customer/checkout')
  await fillAddress(page, 'aol')
  const day = page.getByText('3rd Dec 2030')
  await expect(day).toBeVisible()
  await expect(tick(page)).toHaveCount(0)
  isAllowed = true
  await shopper.reloads()
  await expect(tick(page)).toBeVisible()
  await tick(page).check()
  await expect(day).toHaveCount(0)
  await tick(page).uncheck()
  await expect(day).toBeVisible()
  await tick(page).check()
  await page.getByLabel('Email', { exact: true }).fill('robin@example.com')
  await page.getByLabel('Mobile phone').fill('0412 345 678')
  await chooseDay(page)
  await fillCard(page)
  await placeOrder(page).click()
  // The server rejects the option for customers; the test checks the request.
  await expect(page.getByRole('alert').first()).toContainText('Please sign in as staff to use these options')
  expect(calls.of('POST', '/api/checkout')[0]?.body).toMatchObject({ winningDeliveryServiceOverride: true })
})

test('shows the whole purchase on one page, for shoppers and for staff [S2-0-02]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  type StaffView = View & { store?: object | null; stores?: object[]; salesPeople?: object[] }
  const store = { phone: '02 5550 0142', address: '14 Kiln Lane', suburb: 'SYDNEY', postcode: '2000', state: 'NSW' }
  await stub.changes<StaffView>('/api/checkout', (view) =>
    view.opts === undefined ? view : { ...view, opts: view.opts | 64 | 512 | 4096, store },
  )
  await shopper.hasInCart('hc')
  await shop('hc', '/customer/checkout')
  const collect = page.getByRole('switch', { name: /^Cash and carry/ })
  await collect.click()
  await expect(page.getByLabel('Street address').first()).toHaveValue('14 Kiln Lane')
  await expect.poll(() => calls.of('POST', '/api/checkout/avail').length).toBe(1)
  await collect.click()
  await expect(page.getByLabel('Street address').first()).toHaveValue('')
  await fillCheckout(page, 'hc', 'declined')
  for (const name of ['Contact details', 'Delivery date', 'Delivery services', 'Payment', 'Store and salesperson'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await page.getByRole('radio', { name: 'Zip in store' }).check()
  await expect(page.getByLabel("Code from the customer's Zip app")).toBeVisible()
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByLabel('Card number').fill('4111 1111 1111 1112')
  await placeOrder(page).click()
  await expect(page.getByRole('alert').first()).toContainText('Please check your card number.')
  expect(calls.of('POST', '/api/checkout')).toEqual([])
  await fillCard(page, 'declined')
  await placeOrder(page).click()
  await expect(page.getByRole('alert').first()).toContainText('Sorry there has been a problem with your payment.')
  const noted = () =>
    page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event))
  await expect.poll(noted).toContain('checkoutFailed')
  await page.getByRole('combobox', { name: 'Salesperson' }).waitFor()
  await page.getByRole('radio', { name: /^Zip You/ }).check()
  await placeOrder(page).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
})

test.describe('in a store', () => {
  // Both tests use the one cart of this account.
  test.describe.configure({ mode: 'serial' })
  test.beforeEach(async ({ shopper }) => {
    await shopper.signsIn('wa', 'noor@hearth.example')
    await shopper.hasInCart('wa')
  })

  async function askTelephone(page: Page, code: string) {
    await page.getByRole('radio', { name: /^Zip in store/ }).check()
    await page.getByLabel("Code from the customer's Zip app").fill(code)
    await placeOrder(page).click()
  }

  test('sells goods to take home, paid with Zip in store [S2-1-06, S2-1-11, S2-1-12, S2-2-08, S2-3-08, S2-4-40] @long', async ({
    page,
    shop,
    calls,
  }) => {
    await shop('wa', '/customer/checkout')
    const salesperson = page.getByRole('combobox', { name: 'Salesperson' })
    await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(/\d/)
    await expect(salesperson).toHaveValue('NH01')
    await page.getByRole('combobox', { name: 'Store' }).selectOption('Church Street Richmond')
    await expect(salesperson.getByRole('option')).toHaveText(['Choose a salesperson', 'Jo Park, JP04'])
    await salesperson.selectOption('JP04')
    await page.getByRole('switch', { name: /^Cash and carry/ }).click()
    const street = page.getByRole('region', { name: 'Delivery address' }).getByLabel('Street address')
    // From the selected store, not the one of the member of staff.
    await expect(street).toHaveValue('412 Church Lane')
    await expect(street).toBeDisabled()
    await expect(page.getByLabel('Mobile phone')).toBeDisabled()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
    await page.getByLabel('Email', { exact: true }).fill('robin@example.com')
    await page.getByRole('region', { name: 'Delivery address' }).getByLabel('First name').fill('Robin')
    await page.getByRole('region', { name: 'Delivery address' }).getByLabel('Last name').fill('Tester')
    await askTelephone(page, '111111')
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
    await expect(page.getByText('You took this order home from the store')).toBeVisible()
    expect(calls.of('POST', '/api/checkout')[0]?.body).toMatchObject({
      subdivision: 'MEL',
      salespersonCode: 'JP04',
      cashAndCarry: true,
      devicePaymentCode: '111111',
      deliveryDate: null,
    })
  })

  test('cancels the payment when the page is closed while the phone decides [S2-4-23] @long', async ({
    page,
    shop,
    shopper,
  }) => {
    await shop('wa', '/customer/checkout')
    await fillCheckout(page, 'wa')
    const response = page.waitForResponse(
      (candidate) => candidate.request().method() === 'POST' && new URL(candidate.url()).pathname === '/api/checkout',
    )
    await askTelephone(page, '555555')
    const { cartId, paymentReference } = (await (await response).json()) as Record<string, string>
    await expect(page.getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
    page.on('dialog', (dialog) => void dialog.accept())
    await shopper.goesTo('/stores')
    const query = new URLSearchParams({ cartId, paymentReference, selectedPaymentOption: '512' } as Record<
      string,
      string
    >)
    const status = () =>
      page.evaluate((to) => fetch(to).then((found) => found.json()), `/api/payment/status?${query}`) as Promise<object>
    await expect.poll(status).toMatchObject({ paymentStatus: 'Cancelled' })
  })
})
