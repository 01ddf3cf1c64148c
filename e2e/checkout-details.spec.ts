import type { Page } from '@playwright/test'
import { chooseDay, fillAddress, fillCard, fillContact, fillForMethod, placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import type { Settings } from './shop-settings.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const alert = (page: Page) => page.getByRole('alert').first()

test.describe('saved details', () => {
  test('begins with the location chosen in the header, and its days', async ({ page, shop, shopper }) => {
    await shopper.hasInCart('wa')
    await shopper.livesIn('wa', '2000_SYDNEY')
    await shop('wa', '/customer/checkout')
    const panel = region(page, 'Delivery address')
    await expect(panel.getByLabel('Suburb or postcode')).toHaveValue('Sydney')
    await expect(panel.getByLabel('State')).toHaveValue('NSW')
    await expect(panel.getByLabel('Postcode', { exact: true })).toHaveValue('2000')
    await expect(page.getByRole('group', { name: 'Popular days' })).toBeVisible()
    await panel.getByLabel('Suburb or postcode').fill('Crows')
    await expect(panel.getByLabel('Postcode', { exact: true })).toHaveValue('')
  })

  test('fills the fields from a saved address, which can be changed', async ({ page, shopper, calls }) => {
    await shopper.signsIn('wa', 'ada@hearth.example')
    await shopper.opensCheckout('wa')
    const panel = region(page, 'Delivery address')
    const street = panel.getByLabel('Street address')
    await expect(street).toHaveValue('12 Wattle Street')
    const saved = panel.getByLabel('Saved addresses')
    const harbour = await saved.getByRole('option', { name: /Harbour Parade/ }).getAttribute('value')
    await saved.selectOption(harbour)
    await expect(street).toHaveValue('3/48 Harbour Parade')
    await expect(panel.getByLabel('Postcode', { exact: true })).toHaveValue('3000')
    await expect.poll(() => calls.of('GET', '/api/locality/MELBOURNE/VIC/3000').length).toBe(1)
    await street.fill('5/48 Harbour Parade')
    await expect(street).toHaveValue('5/48 Harbour Parade')
  })

  test('keeps the switch of the billing address for a customer with locked details', async ({ page, shopper }) => {
    await shopper.signsIn('wa', 'lou@hearth.example')
    await shopper.opensCheckout('wa')
    const same = page.getByRole('switch', { name: /^Billing address/ })
    await expect(region(page, 'Billing address').getByLabel('Street address')).toBeDisabled()
    await expect(same).not.toBeChecked()
    await same.click()
    await expect(same).toBeChecked()
    await expect(region(page, 'Billing address').getByLabel('Street address')).toBeHidden()
  })

  test('counts as Australia where the settings name no country [S2-9-16]', async ({ page, shopper, stub, calls }) => {
    await stub.changes<Settings>('/api/settings', ({ items }) => ({
      items: items.filter(({ name }) => name !== 'countryCode'),
      totalCount: items.length - 1,
    }))
    await shopper.opensCheckout('wa')
    await fillContact(page)
    await fillAddress(page, 'wa')
    await expect.poll(() => calls.of('POST', '/api/checkout/avail').length).toBe(1)
    expect(calls.of('POST', '/api/checkout/avail')[0]?.body).toMatchObject({ deliveryAddress: { country: 'AU' } })
    await expect(region(page, 'Delivery address').getByLabel('State')).toHaveValue('NSW')
  })
})

test('flags a landline under the mobile phone, and writes numbers as they are read [S1-5-25]', async ({
  page,
  shopper,
}) => {
  await shopper.opensCheckout('wa')
  const phone = page.getByLabel('Mobile phone')
  const flag = page.getByText('This is not a mobile number')
  await phone.fill('0298765432')
  await phone.press('Tab')
  await expect(phone).toHaveValue('02 9876 5432')
  await expect(flag).toBeVisible()
  await phone.fill('0412345678')
  await phone.press('Tab')
  await expect(phone).toHaveValue('0412 345 678')
  await expect(flag).toHaveCount(0)
  await phone.fill('021 123 4567')
  await phone.press('Tab')
  await expect(phone).toHaveValue('0211 234 567')
  await phone.fill('1234567890123456')
  await phone.press('Tab')
  await expect(page.getByText(/(?:a valid|a) phone number/).first()).toBeVisible()
})

test('shows the error of an invalid company name, with the current limit [S2-5-29]', async ({ page, shopper }) => {
  await shopper.opensCheckout('wa')
  const panel = region(page, 'Delivery address')
  await panel.getByRole('button', { name: '+ Add a company name' }).click()
  const company = panel.getByLabel('Company name')
  await expect(company).toBeFocused()
  await company.fill('a'.repeat(51))
  await company.press('Tab')
  await expect(panel.getByText('Company Name cannot be more than 50 characters')).toBeVisible()
  await company.fill('--')
  await company.press('Tab')
  await expect(panel.getByText('Please enter a company name (max 50 characters)')).toBeVisible()
})

test('charges an account with credit, and shows that on the order [S2-1-08]', async ({ page, shopper, calls }) => {
  await shopper.signsIn('wa', 'bridge@hearth.example')
  await shopper.opensCheckout('wa')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('bridge@hearth.example')
  await page.getByRole('radio', { name: /^Account/ }).check()
  await page.getByLabel('Purchase order number').fill('PO-4711')
  await chooseDay(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  expect(calls.of('POST', '/api/checkout')[0]?.body).toMatchObject({ selectedPaymentOption: 4, poNumber: 'PO-4711' })
  const details = region(page, 'Order details')
  await expect(details.getByText('On account')).toBeVisible()
  await expect(details.getByText('PO-4711')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download invoice (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/)
  await page.getByRole('link', { name: 'See order in your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d/ })).toBeVisible()
  await expect(page.getByText('PO-4711')).toBeVisible()
})

test('enables the button again 500 ms after the view of a rejected order [S2-4-08, S2-9-10]', async ({
  page,
  shopper,
}) => {
  await shopper.opensCheckout('wa')
  await fillContact(page)
  await fillAddress(page, 'wa')
  await chooseDay(page)
  await fillCard(page)
  await page.route('**/api/checkout', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: ['First of all', 'Second'] })
      : route.fallback(),
  )
  const isFree = () => placeOrder(page).count()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const reloaded = page.waitForResponse(
    (response) => response.url().endsWith('/api/checkout') && response.request().method() === 'GET',
  )
  await placeOrder(page).click()
  await (await reloaded).finished()
  await expect(alert(page)).toContainText('First of all')
  await page.clock.runFor(400)
  expect(await isFree()).toBe(0)
  await page.clock.runFor(200)
  await expect(placeOrder(page)).toBeVisible()
})

test('removes the deposit 200 ms after a coupon is applied [S2-9-12]', async ({ page, shopper }) => {
  await shopper.opensCheckout('wa')
  await page.getByRole('switch', { name: /^Pay a deposit today/ }).click()
  const deposit = page.getByRole('textbox', { name: 'Deposit' })
  await deposit.fill('50')
  await page.getByLabel('Coupon code').fill('HEARTH10')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByLabel('Coupon code').press('Enter')
  // The page shows responses after a timer.
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(page.getByText('Coupon HEARTH10').first()).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.clock.runFor(150)
  await expect(deposit).toHaveValue('50')
  await page.clock.runFor(50)
  await expect(deposit).toHaveValue('')
})

test('ends Zip in store after 65 s with the code 408 and the reference, and on Cancel with its own message [S2-4-18, S2-8-16]', async ({
  page,
  shopper,
  stub,
  calls,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await stub.changes<{ opts?: number }>('/api/checkout', (view) =>
    view.opts === undefined ? view : { ...view, opts: view.opts | 512 },
  )
  await page.route('**/api/checkout', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: true, paymentReference: 'REF-1' } })
      : route.fallback(),
  )
  await stub.answers('/api/payment/status?*', { paymentStatus: 'Pending', message: '' })
  await stub.answers('/api/checkout/void', { status: 'Cancelled' })
  await shopper.opensCheckout('aol')
  await fillForMethod(page, 'aol', /^Zip in store/)
  await page.getByLabel("Code from the customer's Zip app").fill('123456')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const cancel = page.getByRole('button', { name: 'Cancel payment' })
  await placeOrder(page).click()
  await expect(cancel).toBeEnabled()
  await page.clock.runFor(66_000)
  await expect(alert(page)).toContainText(
    'There has been an error processing your order, please contact our support team. Order reference : REF-1',
  )
  expect(warnings).toContain('Zip in store: stopped with 408')
  const requestCount = calls.of('GET', '/api/payment/status').length
  await page.clock.runFor(10_000)
  expect(calls.of('GET', '/api/payment/status')).toHaveLength(requestCount)
  await placeOrder(page).click()
  await expect(cancel).toBeEnabled()
  await cancel.click()
  await expect(alert(page)).toContainText('The transaction was canceled')
})

test('shows every message of a 400 on a separate line [S1-8-04, S2-8-17]', async ({ page, shop, shopper, stub }) => {
  await stub.answers('/api/account/order/addresses/*', { errors: ['The first thing', 'The second thing'] }, 400)
  await shopper.signsIn('wa', 'ada@hearth.example')
  await shop('wa', '/account/addresses')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  const sure = page.getByRole('dialog').getByRole('button', { name: /^Delete/ })
  if (await sure.isVisible()) await sure.click()
  const toast = region(page, 'Messages').getByRole('alert')
  await expect(toast).toBeVisible()
  expect(await toast.innerText()).toMatch(/The first thing\nThe second thing/)
})
