import type { Page } from '@playwright/test'
import { addressLimits } from '../src/domain/checkout/address.ts'
import { originOf } from './brands.ts'
import { chooseDay, chooseSuburb, fillAddress, fillCard, fillContact, placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
type Dates = { availability: { dates: { date: number[]; price: number; available: boolean }[] } }

test.describe('with one thing in the cart', () => {
  test.beforeEach(async ({ shopper }) => shopper.hasInCart('wa'))

  test('has crumb, title and every area [S2-2-01, S2-2-02, S2-2-03, S2-2-04, S2-2-07, S2-2-10]', async ({
    page,
    shop,
  }) => {
    await shop('wa', '/customer/checkout')
    await expect(page).toHaveTitle('Checkout | Wattle & Ash')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last()).toHaveText(
      'Checkout',
    )
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Mobile phone')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Send me news/ })).not.toBeChecked()
    for (const name of ['Delivery address', 'Payment', 'Deposit', 'Your order'])
      await expect(region(page, name)).toBeVisible()
    const same = page.getByRole('switch', { name: /^Billing address/ })
    const street = region(page, 'Billing address').getByLabel('Street address')
    await expect(same).toBeChecked()
    await expect(street).toBeHidden()
    await same.click()
    await expect(street).toBeVisible()
    await same.click()
    await expect(street).toBeHidden()
    await expect(placeOrder(page)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Products in your order' }).getByRole('listitem')).toHaveCount(1)
  })

  test('renders title and page at their address [S1-2.1-46, S2-2-49, S2-7-01]', async ({ page, shop, calls }) => {
    await shop('wa', '/customer/checkout')
    await expect(page).toHaveTitle('Checkout | Wattle & Ash')
    await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
    expect(calls.of('GET', '/api/checkout')).toHaveLength(1)
  })

  test('shows errors only after a submission, at each field and above all of them [S1-5-16, S2-5-34, S2-5-35]', async ({
    page,
    shop,
    calls,
  }) => {
    await shop('wa', '/customer/checkout')
    const email = page.getByLabel('Email', { exact: true })
    await email.focus()
    await email.press('Tab')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await email.fill('robin@')
    await email.press('Tab')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await placeOrder(page).click()
    await expect(page.getByRole('alert').first()).toContainText('Please, select a suburb in the suggested list.')
    await expect(page.getByText('Please enter a first name (max 20 characters)').last()).toBeVisible()
    await expect(page.getByText('Please enter a last name (max 20 characters)').last()).toBeVisible()
    await expect(page).toHaveTitle('Error: Checkout | Wattle & Ash')
    expect(calls.of('POST', '/api/checkout')).toEqual([])
  })

  test('distinguishes an invalid form from a missing day [S2-5-37, S2-5-38] @long', async ({ page, shop, calls }) => {
    await shop('wa', '/customer/checkout')
    await fillContact(page)
    await fillAddress(page, 'wa')
    await fillCard(page)
    await region(page, 'Delivery address').getByLabel('First name').fill('')
    await placeOrder(page).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'There has been an error. Please check below to see what fields are invalid.',
    )
    await region(page, 'Delivery address').getByLabel('First name').fill('Robin')
    await placeOrder(page).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'There is an error with the delivery date. Please try again or contact support.',
    )
    expect(calls.of('POST', '/api/checkout')).toEqual([])
  })

  test('rejects free text as a suburb, a PO box as an address, and texts that are too long [S2-5-09, S2-5-11, S2-5-15, S2-5-16]', async ({
    page,
    shop,
  }) => {
    await shop('wa', '/customer/checkout')
    const panel = region(page, 'Delivery address')
    await panel.getByLabel('Suburb or postcode').fill('Nowhere at all')
    await panel.getByLabel('Suburb or postcode').press('Tab')
    await expect(panel.getByText('Please enter a valid suburb')).toBeVisible()
    await panel.getByLabel('Street address').fill('G.P.O. Box 12')
    await panel.getByLabel('Street address').press('Tab')
    await expect(panel.getByText("We don't deliver to PO Boxes")).toBeVisible()
    await panel.getByLabel('Delivery instructions').fill('a'.repeat(151))
    await panel.getByLabel('Delivery instructions').press('Tab')
    await expect(panel.getByText('Only 150 characters are aloud in this field')).toBeVisible()
    await panel.getByLabel('Delivery instructions').fill('Ring twice')
    await expect(panel.getByText(`10 of ${addressLimits.deliveryInstructions}`)).toBeVisible()
  })

  test('searches suburbs from the third character and fills in the rest [S2-2-46, S2-7-11, S2-7-04, S2-7-12, S2-3-41]', async ({
    page,
    shop,
    calls,
  }) => {
    await shop('wa', '/customer/checkout')
    const field = region(page, 'Delivery address').getByLabel('Suburb or postcode')
    await page.getByLabel('Card number').fill('4111 1111 1111 1111')
    await field.pressSequentially('20')
    expect(calls.of('GET', /^\/api\/locality\/[^/]+$/)).toEqual([])
    await field.pressSequentially('00')
    await page.getByRole('option', { name: '2000 Sydney, NSW' }).click()
    expect(calls.of('GET', /^\/api\/locality\/[^/]+$/).map(({ path }) => path)).toEqual(['/api/locality/2000'])
    await expect(region(page, 'Delivery address').getByLabel('State')).toHaveValue('NSW')
    await expect.poll(() => calls.of('POST', '/api/checkout/avail').length).toBe(1)
    expect(calls.of('POST', '/api/checkout/avail')[0]?.body).toMatchObject({ cardDetails: null, deliveryDate: null })
    const lookedUp = page.waitForRequest(/\/api\/locality\/CROWS%20NEST\/NSW\/2065$/)
    await field.fill('')
    await field.pressSequentially('2065')
    await page.getByRole('option', { name: /Crows Nest/ }).click()
    await lookedUp
    await expect(field).toHaveValue('Crows Nest')
    await expect(region(page, 'Delivery address').getByLabel('Postcode', { exact: true })).toHaveValue('2065')
  })

  test('distinguishes an empty response from a failed one [S2-2-48, S2-8-14] @long', async ({ page, shop, stub }) => {
    await stub.answers('/api/checkout/avail', { code: 'internal', message: '' }, 500)
    await shop('wa', '/customer/checkout')
    const field = region(page, 'Delivery address').getByLabel('Suburb or postcode')
    await field.fill('zzzz')
    await expect(page.getByRole('paragraph').filter({ hasText: 'No Results Found' })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: /^\*We can't ship to your location$/ })).toBeVisible()
    await field.fill('')
    await field.pressSequentially('2000')
    await page.getByRole('option', { name: '2000 Sydney, NSW' }).click()
    await expect(
      page.getByText('An error has occurred when selecting a delivery location. Please try again').first(),
    ).toBeVisible()
  })

  test('clears the suburb after a failed lookup [S2-8-13] @long', async ({ page, shop, stub }) => {
    await stub.answers('/api/locality/*/*/*', { code: 'not_found', message: '' }, 404)
    await shop('wa', '/customer/checkout')
    const field = region(page, 'Delivery address').getByLabel('Suburb or postcode')
    await field.pressSequentially('2000')
    await page.getByRole('option', { name: '2000 Sydney, NSW' }).click()
    await expect(page.getByText('Delivery services unavailable for the provided address').first()).toBeVisible()
    await expect(field).toHaveValue('')
  })

  test('shows prices of the days, and only available days can be selected [S1-1-03, S1-2.9-04, S1-2.9-05, S1-2.9-07, S2-2-44, S2-2-45]', async ({
    page,
    shop,
    stub,
  }) => {
    await page.clock.setFixedTime('2025-03-03T09:00:00')
    await stub.changes<Dates>('/api/checkout/avail', (dates) => ({
      ...dates,
      availability: {
        dates: [
          { date: [2025, 3, 5], price: 49, available: true },
          { date: [2025, 3, 6], price: 0, available: true },
          { date: [2025, 3, 7], price: 20, available: false },
        ],
      },
    }))
    await shop('wa', '/customer/checkout')
    await chooseSuburb(page, 'wa')
    const day = (number: number) => page.getByRole('gridcell', { name: new RegExp(` ${number} March`) })
    await expect(day(5)).toContainText('$49')
    await expect(day(6)).toContainText('FREE')
    await day(5).getByRole('button').click()
    await expect(day(5)).toHaveAttribute('aria-selected', 'true')
    await expect(region(page, 'Your order').getByText('$49', { exact: true })).toBeVisible()
    await day(7).getByRole('button').click({ force: true })
    await expect(day(7)).toHaveAttribute('aria-selected', 'false')
    await expect(day(5)).toHaveAttribute('aria-selected', 'true')
  })

  test('renders the calendar with its month, Monday first, today marked, other months dimmed [S1-2.9-01, S1-2.9-02, S1-2.9-03, S1-2.9-06, S2-2-37, S2-2-40]', async ({
    page,
    shop,
    stub,
  }) => {
    await page.clock.setFixedTime('2025-03-03T09:00:00')
    await stub.changes<Dates>('/api/checkout/avail', (dates) => ({
      ...dates,
      availability: {
        dates: [
          { date: [2025, 3, 5], price: 0, available: true },
          { date: [2025, 4, 2], price: 0, available: true },
        ],
      },
    }))
    await shop('wa', '/customer/checkout')
    await chooseSuburb(page, 'wa')
    const grid = page.getByRole('grid', { name: 'Delivery days' })
    const area = region(page, 'Delivery date')
    await expect(area.getByText('March, 2025', { exact: true })).toBeVisible()
    await expect(grid.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    const cells = grid.getByRole('row').nth(1).getByRole('gridcell')
    await expect(cells.nth(5)).toContainText(/^1/)
    await expect(grid.locator('[aria-current="date"]')).toHaveCount(1)
    const inkOf = (name: RegExp) =>
      grid
        .getByRole('button', { name })
        .getByText(/^\d+$/)
        .evaluate((element) => getComputedStyle(element).color)
    expect(await inkOf(/ 2 April/)).not.toBe(await inkOf(/ 5 March/))
    const today = grid.locator('[aria-current="date"]')
    await expect(today).toContainText('Today')
    const back = area.getByRole('button', { name: 'Previous month' })
    await expect(back).toBeDisabled()
    await area.getByRole('button', { name: 'Next month' }).click()
    await expect(area.getByText('April, 2025', { exact: true })).toBeVisible()
    await back.click()
    await expect(area.getByText('March, 2025', { exact: true })).toBeVisible()
  })

  test('shows the number to call when no day is available [S2-4-30, S2-8-11] @long', async ({ page, shop, stub }) => {
    await stub.changes<object>('/api/checkout/avail', (dates) => ({ ...dates, availability: { dates: [] } }))
    await shop('wa', '/customer/checkout')
    await chooseSuburb(page, 'wa')
    await expect(
      page.getByText(
        'Unfortunately delivery is not currently available for your order. Please call us to see if we can make alternative arrangements 1300 000 190',
      ),
    ).toBeVisible()
  })

  test('selects services one by one and changes the total [S2-2-06, S2-4-37] @long', async ({ page, shop, stub }) => {
    const services = [
      { sku: 'OLD-ONE', title: 'Take the old one away', price: 40, selected: false, hidden: false },
      { sku: 'SECRET', title: 'Nobody sees this', price: 1, selected: false, hidden: true },
    ]
    await stub.changes<object>('/api/checkout/avail', (dates) => ({ ...dates, deliveryServices: services }))
    await shop('wa', '/customer/checkout')
    await chooseSuburb(page, 'wa')
    const box = region(page, 'Delivery services').getByRole('checkbox', { name: /^Take the old one away/ })
    await expect(page.getByText('Nobody sees this')).toHaveCount(0)
    await box.click()
    await expect(box).toBeChecked()
    await expect(region(page, 'Your order').getByText('Take the old one away')).toBeVisible()
    await box.click()
    await expect(box).not.toBeChecked()
    await expect(region(page, 'Your order').getByText('Take the old one away')).toHaveCount(0)
  })

  test('shows a supplier with its day and its phone number [S2-2-29, S2-2-30] @long', async ({ page, shop, stub }) => {
    await stub.changes<object>('/api/checkout/avail', (dates) => ({
      ...dates,
      supplierAvailability: { Miele: { dates: [{ date: [2025, 3, 1] }] } },
    }))
    await shop('wa', '/customer/checkout')
    await chooseSuburb(page, 'wa')
    await expect(page.getByText('1st Mar 2025').first()).toBeVisible()
    await expect(page.getByText(/Miele.*customer care centre will call/).first()).toBeVisible()
  })

  test('rejects an invalid card number without a request [S2-5-42] @long', async ({ page, shop, calls }) => {
    await shop('wa', '/customer/checkout')
    await fillContact(page)
    await fillAddress(page, 'wa')
    await chooseDay(page)
    await fillCard(page)
    await page.getByLabel('Card number').fill('4111 1111 1111 1112')
    await placeOrder(page).click()
    await expect(page.getByText('Please check your card number.').first()).toBeVisible()
    expect(calls.of('POST', '/api/checkout')).toEqual([])
  })

  test('rejects a deposit below the minimum with its own message [S2-5-36] @long', async ({ page, shop, calls }) => {
    await shop('wa', '/customer/checkout')
    await fillContact(page)
    await fillAddress(page, 'wa')
    await chooseDay(page)
    await fillCard(page)
    await page.getByRole('switch', { name: /^Pay a deposit today/ }).click()
    await page.getByRole('textbox', { name: 'Deposit' }).fill('1')
    await placeOrder(page).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'There is an error with the deposit amount. Please try again or contact support.',
    )
    expect(calls.of('POST', '/api/checkout')).toEqual([])
  })

  test('stores the form for three hours under one key with exactly these fields [S3-3-08, S2-3-32, S2-9-14, S2-9-15]', async ({
    page,
    shop,
    shopper,
  }) => {
    await page.clock.install()
    await shop('wa', '/customer/checkout')
    await fillContact(page)
    await page.getByRole('checkbox', { name: /^Send me news/ }).check()
    await fillAddress(page, 'wa')
    await chooseDay(page)
    await fillCard(page)
    const storedValue = () =>
      page.evaluate(
        () =>
          JSON.parse(localStorage.getItem('checkout-availability') ?? 'null') as {
            value: { selectedDate?: unknown }
          } | null,
      )
    await expect
      .poll(async () => Object.keys((await storedValue())?.value ?? {}).sort())
      .toEqual([
        'billingAddress',
        'deliveryAddress',
        'guestEmail',
        'isBillingAddressSameAsShipping',
        'isOptingIntoNewsletter',
        'paymentMethod',
        'phoneNumber',
        'selectedDate',
      ])
    await expect.poll(async () => (await storedValue())?.value.selectedDate).toHaveLength(3)
    expect((await storedValue())?.value).toMatchObject({ guestEmail: { email: 'robin@example.com', isValid: true } })
    expect(JSON.stringify(await storedValue())).not.toContain('4111')
    page.on('dialog', (dialog) => void dialog.accept())
    await shopper.reloads()
    const address = region(page, 'Delivery address')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
    await expect(page.getByLabel('Mobile phone')).toHaveValue('0412 345 678')
    await expect(address.getByLabel('First name')).toHaveValue('Robin')
    await expect(address.getByLabel('Street address')).toHaveValue('12 Example Street')
    await expect(address.getByLabel('Postcode', { exact: true })).toHaveValue('2000')
    await expect(page.getByRole('checkbox', { name: /^Send me news/ })).toBeChecked()
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1)
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await page.clock.fastForward('03:05:00')
    await shopper.reloads()
    await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
    await expect(page.getByLabel('Mobile phone')).toHaveValue('')
  })

  test('asks before leaving the unfinished order, and stays on cancel [S2-2-56] @long', async ({ page, shop }) => {
    await shop('wa', '/customer/checkout')
    await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
    const words = 'You have not completed your order yet. Are you sure you want to leave?'
    const leave = page.getByRole('banner').getByRole('link', { name: 'Continue Shopping' })
    await leave.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL(/\/customer\/checkout$/)
    await leave.click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(`${originOf('wa')}/`)
  })

  test('saves the email with the cart only when it is valid [S2-5-02] @long', async ({ page, shop, calls }) => {
    await shop('wa', '/customer/checkout')
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('robin@')
    await email.press('Tab')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    expect(calls.of('POST', '/api/cart/email')).toEqual([])
    await email.fill('robin@example.com')
    await expect
      .poll(() => calls.of('POST', '/api/cart/email').map(({ body }) => body))
      .toEqual([{ email: 'robin@example.com', cartId: expect.any(String) }])
  })

  test('limits the height of the product list [S2-2-13]', async ({ page, shop }) => {
    await shop('wa', '/customer/checkout')
    const list = page.getByRole('list', { name: 'Products in your order' })
    const heights = [
      [1280, '600px'],
      [800, '300px'],
      [390, '180px'],
    ] as const
    for (const [width, height] of heights) {
      await page.setViewportSize({ width, height: 900 })
      if (width < 975)
        await page
          .locator('summary')
          .filter({ hasText: 'Your order' })
          .click()
          .catch(() => undefined)
      await expect(list).toHaveCSS('max-height', height)
      if (width < 975) await page.locator('summary').filter({ hasText: 'Your order' }).click()
    }
  })
})
