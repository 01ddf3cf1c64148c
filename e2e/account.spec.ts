import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { originOf } from './brands.ts'
import { buysAsCustomer } from './customer-order.ts'
import { expect, type Fixtures, test } from './fixtures.ts'
import { backOfficePost } from './signing-in.ts'

const origin = originOf('wa')

test('shows four sections of the account with the data of the server; orders load page by page [S1-1-04, S1-2.1-29, S1-3-18, S1-7-20, S1-7-21, S1-7-22]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa')
  await shop('wa', '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByText('You are signed in as')).toBeVisible()
  await expectNoFindings(page, 'account')
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: new RegExp(`^${name}`) })
  await section('Profile').click()
  await expect(page.getByLabel('Last name')).toHaveValue('Fenwick')
  await section('Reminders').click()
  await expect(page.getByText('Half vinegar, half water.')).toBeVisible()
  await section('Addresses').click()
  await expect(page.getByText('3/48 Harbour Parade')).toBeVisible()
  await expect(page.getByText('12 Wattle Street')).toBeVisible()
  calls.forget()
  await shopper.reloads()
  await expect(page.getByText('12 Wattle Street')).toBeVisible()
  expect(calls.of('GET', '/api/account/order/addresses')).toHaveLength(1)
  await shop('wa', '/account/orders')
  const orders = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /90000\d\d/ })
  await expect(orders).toHaveCount(10)
  const first = await orders.allTextContents()
  expect(calls.of('GET', '/api/account/order/invoiced').map(({ search }) => search.get('page'))).toContain('0')
  calls.forget()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(orders).toHaveCount(3)
  expect(calls.of('GET', '/api/account/order/invoiced').map(({ search }) => search.get('page'))).toEqual(['1'])
  for (const text of await orders.allTextContents()) expect(first).not.toContain(text)
  await orders
    .first()
    .getByRole('link', { name: /^Order 90000/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order 90000/ })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(calls.of('GET', `/api/account/order/invoiced/${id}`)).toHaveLength(1)
  await expect(page.getByRole('list', { name: 'Products in your order' }).getByRole('listitem').first()).toBeVisible()
})

test('sends a changed profile with its changes to the identity provider and to the shop [S1-3-17, S1-7-08, S1-7-18]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa', 'jo@hearth.example')
  await shop('wa', '/account/profile')
  const field = page.getByLabel('First name')
  await expect(field).toHaveValue(/.+/)
  const before = await field.inputValue()
  const lastName = await page.getByLabel('Last name').inputValue()
  await field.fill(`${before}anna`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  const [update] = calls.of('POST', '/api/account/updateprofile').map(({ body }) => body)
  expect(update).toEqual({
    userId: expect.stringMatching(/^[\w-]{43}$/),
    clientId: 'wa',
    email: 'jo@hearth.example',
    emailChanged: false,
    firstName: `${before}anna`,
    firstNameChanged: true,
    lastName,
    lastNameChanged: false,
  })
  expect(calls.of('PATCH', '/api/account').map(({ body }) => body)).toEqual([{ firstName: `${before}anna` }])
  await expect(page.getByRole('link', { name: `Account of ${before}anna` })).toBeVisible()
  await field.fill(before)
  const phone = `0400 ${String(Date.now()).slice(-6, -3)} ${String(Date.now()).slice(-3)}`
  await page.getByLabel('Phone').fill(phone)
  calls.forget()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => calls.of('PATCH', '/api/account').map(({ body }) => body))
    .toEqual([{ firstName: before, phone }])
})

test('adds, changes and deletes an address, which is the same after a reload [S1-7-23, S1-7-24]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa', 'bridge@hearth.example')
  await shop('wa', '/account/addresses')
  const street = `${Date.now() % 9999} Proof Lane`
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('dialog', { name: 'New address' })
  await form.getByLabel('First name').fill('Tess')
  await form.getByLabel('Last name').fill('Bridgewater')
  await form.getByLabel('Street address').fill(street)
  await form.getByLabel('Suburb or postcode').pressSequentially('2000')
  await form.getByRole('option', { name: '2000 Sydney, NSW' }).click()
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText(street, { exact: true })).toBeVisible()
  const [saved] = calls.of('POST', '/api/account/order/addresses/save').map(({ body }) => body)
  expect(saved).toMatchObject({ id: null, address: street, suburb: 'SYDNEY', postcode: '2000', state: 'NSW' })
  await shopper.reloads()
  await page.getByRole('button', { name: `Change ${street}` }).click()
  await page.getByLabel('Street address').fill(`${street} West`)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText(`${street} West`)).toBeVisible()
  await shopper.reloads()
  await page.getByRole('button', { name: `Delete ${street} West` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${street} West`)).toHaveCount(0)
  expect(calls.all.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/api\/account\/order\/addresses\/[0-9a-f-]{36}$/),
  ])
  await shopper.reloads()
  await expect(page.getByText('5 Girder Lane')).toBeVisible()
  await expect(page.getByText(`${street} West`)).toHaveCount(0)
})

test('shows staff the number of reminders, with their names and notes [S1-7-19]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  await stub.changes<{ totalCount: number; reminders: object[] }>('/api/account/reminders', (body) => ({
    ...body,
    totalCount: 41,
  }))
  await shopper.signsIn('wa', 'noor@hearth.example')
  await shop('wa', '/account/reminders')
  await expect(page.getByText('Call the Fenwicks')).toBeVisible()
  await expect(page.getByText('They asked for a second quote')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /Reminders/ }),
  ).toContainText('41')
  expect(calls.of('GET', '/api/account/reminders').length).toBeGreaterThan(0)
})

test('prefills the checkout from the account; locked fields are visible and read-only [S1-6-02, S1-6-03]', async ({
  page,
  shop,
  shopper,
}) => {
  const delivery = page.getByRole('region', { name: 'Delivery address' })
  const billing = page.getByRole('region', { name: 'Billing address' })
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(delivery.getByLabel('Street address')).toHaveValue('')
  await page.evaluate(() => localStorage.clear())
  await shopper.signsIn('wa')
  await shop('wa', '/customer/checkout')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@hearth.example')
  await expect(page.getByLabel('Mobile phone')).toHaveValue(/0412 ?345 ?678/)
  await expect(delivery.getByLabel('Street address')).toHaveValue('12 Wattle Street')
  await expect(delivery.getByLabel('Postcode', { exact: true })).toHaveValue('2000')
  await expect(page.getByLabel('Email', { exact: true })).toBeEnabled()
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await shopper.hasInCart('wa')
  await shopper.signsIn('wa', 'lou@hearth.example')
  await shop('wa', '/customer/checkout')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('lou@hearth.example')
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled()
  await expect(page.getByLabel('Mobile phone')).toBeDisabled()
  for (const label of ['Company name', 'Street address', 'Suburb or postcode', 'State'])
    await expect(billing.getByLabel(label)).toBeDisabled()
  await expect(billing.getByLabel('Street address')).toHaveValue('77 Foundry Road')
  await expect(delivery.getByLabel('Street address')).toBeEnabled()
})

test('shows that the account is offline and recovers; a failure has a retry @long', async ({
  page,
  shop,
  shopper,
  network,
  stub,
}) => {
  await shopper.signsIn('wa')
  await shop('wa', '/account')
  await expect(page.getByText('You are signed in as')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await network.offline()
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: /^Profile/ })
    .click()
  // The overview says it, too, until the profile takes its place.
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByText('Your account is not stored on this device')).toBeVisible()
  await network.online()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(new URL(page.url()).origin).toBe(origin)
  await stub.answers('/api/account/order/addresses', { code: 'unexpected', message: '' }, 500)
  await shop('wa', '/account/addresses')
  await expect(page.getByText('Your addresses could not be loaded')).toBeVisible()
})

/** Buys as a customer; staff record that the order is shipped, and then that it is delivered. */
async function shippedOrder({ page, shop, shopper }: Pick<Fixtures, 'shop' | 'shopper'> & { page: Page }) {
  const id = await buysAsCustomer({ page, shop, shopper })
  const post = await backOfficePost('wa', 'noor@hearth.example')
  const trackingUrl = 'https://track.carrier.example/1'
  await post(`/orders/${id}/state`, { state: 'shipped', trackingUrl })
  return { id, deliver: () => post(`/orders/${id}/state`, { state: 'delivered' }) }
}

for (const width of [390, 1280])
  test(
    `follows an order to its delivery and asks to return it by keyboard, ${width} px`,
    width === 390 ? {} : { tag: '@long' },
    async ({ page, shop, shopper }) => {
      await page.setViewportSize({ width, height: 900 })
      const { id, deliver } = await shippedOrder({ page, shop, shopper })
      await shop('wa', `/account/orders/${id}`)
      await expect(page.getByRole('link', { name: 'Track order' })).toHaveAttribute(
        'href',
        'https://track.carrier.example/1',
      )
      const progress = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
      await expect(progress.filter({ hasText: 'On its way' })).toBeVisible()
      await deliver()
      await shopper.reloads()
      const open = page.getByRole('button', { name: 'Return products' })
      await open.press('Enter')
      const form = page.getByRole('dialog', { name: 'Return products' })
      const send = form.getByRole('button', { name: 'Request return' })
      await send.press('Enter')
      const summary = form.getByRole('alert').filter({ hasText: 'This needs another look' })
      await expect(summary).toBeFocused()
      await expectNoFindings(page, 'return form with an error')
      await summary.getByRole('link', { name: 'Choose a reason' }).press('Enter')
      const reason = form.getByRole('combobox', { name: /^Reason to return/ })
      await expect(reason).toBeFocused()
      await reason.selectOption('It arrived damaged')
      await form.getByLabel('What should we know?').fill('A dent beside the lever')
      await send.press('Enter')
      const confirmation = page.getByText('We have your return request.', { exact: false })
      await expect(confirmation).toBeVisible()
      await expect(form).toHaveCount(0)
      await expect(page.locator(':focus').filter({ has: confirmation })).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Returns' })).toContainText('It arrived damaged')
      await expect(form).toBeHidden()
      await expectNoFindings(page, 'order with a return')
      await shop('wa', '/account/orders')
      const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) })
      await expect(row).toContainText('Return requested')
      await expectNoFindings(page, 'list of orders')
      const lastTab = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' })
      await lastTab.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
      // The row of tabs is wider than a phone.
      await expect(lastTab).toBeInViewport({ ratio: 1 })
    },
  )
