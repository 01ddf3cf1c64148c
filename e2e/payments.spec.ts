import type { Page } from '@playwright/test'
import { chooseDay, fillAddress, fillCard, fillContact, fillForMethod, placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })

type View = { opts?: number }
/** The checkout view with these payment options added. */
const offering =
  (bits: number) =>
  (view: View): View =>
    view.opts === undefined ? view : { ...view, opts: view.opts | bits }

test.describe('on the page of a provider', () => {
  test('Zip: redirects without asking, is approved there, and returns to the order [S2-1-06, S2-4-04, S2-4-13, S2-7-08, S2-2-57, S2-2-51]', async ({
    page,
    shopper,
    calls,
  }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    await shopper.opensCheckout('wa')
    await fillForMethod(page, 'wa', /^Zip You/)
    await expect(page.getByLabel('Card number')).toBeHidden()
    await placeOrder(page).click()
    await expect(page).toHaveURL(/\/sandbox\/zip\/checkout\?token=/)
    expect(dialogs).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: 'Pay with Zip' })).toBeVisible()
    const back = page.waitForResponse(/\/zipmoney\?/)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const address = (await back).url()
    await expect(thanks(page)).toBeVisible()
    // The server renders nothing for this shopper, not even the page about Zip: the page is client-rendered.
    const document = await page.evaluate((to) => fetch(to).then((response) => response.text()), address)
    expect(document).toContain('<div id="root"></div>')
    await expect(page).toHaveURL(/\/customer\/confirmation\?id=[0-9a-f-]{36}$/)
    const [confirmed, ...more] = calls.of('POST', '/api/checkout/zipconfirmation')
    expect(more).toEqual([])
    expect(confirmed?.body).toBeNull()
    expect(Object.fromEntries(confirmed?.search ?? [])).toEqual({ result: 'approved', checkoutId: expect.any(String) })
    expect(await page.evaluate(() => localStorage.getItem('checkout-availability'))).toBeNull()
  })

  for (const { brand, method, address, query, row } of [
    { brand: 'aol', method: 'PayPal', address: 'paypal', query: ['id', 'token', 'PayerID'], row: 'S2-7-09, S2-2-52' },
    { brand: 'hc', method: 'Afterpay', address: 'afterpay', query: ['status', 'orderToken'], row: 'S2-7-10' },
  ] as const)
    test(`${method}: confirms with the parameters of the address, and places one order for two returns [S2-1-07, ${row}]${brand === 'hc' ? ' @long' : ''}`, async ({
      page,
      shopper,
      calls,
    }) => {
      await shopper.opensCheckout(brand)
      await fillForMethod(page, brand, new RegExp(`^${method}`))
      await placeOrder(page).click()
      await page.getByRole('button', { name: 'Approve and return twice' }).click()
      await page.getByRole('link', { name: 'Return to the shop' }).click()
      await expect(thanks(page)).toBeVisible()
      const confirmed = calls.of('POST', `/api/checkout/${address}confirmation`)
      expect(confirmed).toHaveLength(1)
      expect(confirmed[0]?.body).toBeNull()
      expect([...(confirmed[0]?.search.keys() ?? [])]).toEqual(query)
      await page.goBack()
      await page.getByRole('link', { name: 'Return to the shop' }).click()
      await expect(thanks(page)).toBeVisible()
      expect(calls.of('POST', `/api/checkout/${address}confirmation`)).toHaveLength(1)
    })

  test('returns to the filled form with a message when the payment is cancelled, declined or failed [S2-8-02, S2-8-03, S2-2-53, S2-8-15] @long', async ({
    page,
    shopper,
  }) => {
    await shopper.opensCheckout('fk')
    await fillContact(page)
    await fillAddress(page, 'fk')
    for (const [method, button, text] of [
      [/^Afterpay/, 'Cancel', "You've cancelled your payment."],
      [/^PayPal/, 'Decline', 'Your payment was declined'],
      [/^Zip/, 'Error', 'Service currently unavailable. Please try again later'],
    ] as const) {
      await chooseDay(page)
      await page.getByRole('radio', { name: method }).check()
      await placeOrder(page).click()
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
      await expect(page).toHaveURL(/\/customer\/checkout$/)
      await expect(page.getByRole('alert').first()).toContainText(text)
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
      await expect(page.getByRole('radio', { name: method })).toBeChecked()
    }
  })

  test('treats any response but an error as success, and a reload meanwhile does not confirm again [S2-7-20] @long', async ({
    page,
    shopper,
    stub,
    calls,
  }) => {
    await stub.answers('/api/checkout/zipconfirmation?*', { anything: 'else' })
    await shopper.opensCheckout('andoo')
    await fillForMethod(page, 'andoo', /^Zip You/)
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page).toHaveURL(/\/customer\/confirmation\?id=[0-9a-f-]{36}$/)
    expect(calls.of('POST', '/api/checkout/zipconfirmation')).toHaveLength(1)
  })
})

test('cancels the payment on browser back from the bank, shows that nothing was charged, and accepts another card', async ({
  page,
  shopper,
  calls,
}) => {
  await shopper.opensCheckout('wa')
  await shopper.buysByCard('wa', 'challenged')
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your payment' })).toBeVisible()
  const reference = await page.locator('input[name="reference"]').inputValue()
  await page.goBack()
  await expect(page.getByRole('alert').first()).toContainText(
    'Your payment was not completed and nothing was charged. Please try again or choose another way to pay.',
  )
  expect(calls.of('POST', '/api/checkout/void')).toHaveLength(1)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
  await chooseDay(page)
  await fillCard(page, 'approved')
  await placeOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  // The bank accepts no approval of the first card any more.
  const decided = await page.evaluate(
    (body) => fetch('/sandbox/3ds/decision', { method: 'POST', body: new URLSearchParams(body) }).then((a) => a.status),
    { reference, decision: 'approve' },
  )
  expect(decided).toBe(410)
})

test('leads to the filled form with its message for an address that only says CANCELLED [S2-2-53] @long', async ({
  page,
  shopper,
}) => {
  await shopper.opensCheckout('fk')
  await fillContact(page)
  await fillAddress(page, 'fk')
  for (const address of ['/zipmoney', '/afterpay', '/customer/confirmation']) {
    await page.goto(`http://fk.localhost:${new URL(page.url()).port}${address}?status=CANCELLED`)
    await expect(page).toHaveURL(/\/customer\/checkout$/)
    await expect(page.getByRole('alert').first()).toContainText("You've cancelled your payment.")
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
  }
})

test('reports an unavailable service for a bare error of a provider and for no response [S2-8-03] @long', async ({
  page,
  shopper,
  stub,
}) => {
  await shopper.opensCheckout('wa')
  const text = 'Service currently unavailable. Please try again later'
  for (const fail of [
    () => stub.answers('/api/checkout/zipconfirmation?*', { type: 'error' }, 500),
    () => stub.fails('/api/checkout/zipconfirmation?*'),
  ]) {
    await fail()
    await shopper.goesTo(`/zipmoney?result=approved&checkoutId=T${Math.random()}`)
    await expect(page).toHaveURL(/\/customer\/checkout$/)
    await expect(page.getByRole('alert').first()).toContainText(text)
  }
})

test('shows the payment methods with their logos, one selected at a time [S2-2-11, S2-2-12, S2-2-06]', async ({
  page,
  shopper,
  stub,
}) => {
  await stub.changes<View>('/api/checkout', offering(4 | 512))
  await shopper.opensCheckout('wa')
  const panel = page.getByRole('region', { name: 'Payment' })
  for (const name of ['visa', 'mastercard', 'amex', 'zip', 'afterpay', 'paypal'])
    await expect(panel.getByRole('img', { name, exact: true }).first()).toBeVisible()
  const [card, zip, account] = [choice(page, /^Card/), choice(page, /^Zip in store/), choice(page, /^Account/)]
  await expect(card).toBeChecked()
  await zip.check()
  await expect(page.getByLabel("Code from the customer's Zip app")).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeHidden()
  await account.check()
  await expect(page.getByLabel("Code from the customer's Zip app")).toBeHidden()
  await expect(page.getByLabel('Purchase order number')).toBeVisible()
  await card.check()
  await expect(page.getByLabel('Card number')).toBeVisible()
  for (const method of [zip, account]) await expect(method).not.toBeChecked()
})

test.describe('Zip in store', () => {
  const reference = 'ABCDEFGH23456789'

  /** A filled form with a code, in a shop that has sent the request to the phone. */
  async function ready({ page, shopper, stub }: Pick<Tools, 'page' | 'shopper' | 'stub'>) {
    const responses = { post: Promise.withResolvers<void>(), status: [] as object[] }
    await stub.changes<View>('/api/checkout', offering(512))
    await page.route('**/api/checkout', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await responses.post.promise
      await route.fulfill({ json: { success: true, paymentReference: reference } })
    })
    await page.route('**/api/payment/status?*', (route) => {
      const next = responses.status.shift() ?? { paymentStatus: 'Pending', message: '' }
      return route.fulfill('status' in next ? { status: Number(next.status), json: {} } : { json: next })
    })
    await shopper.opensCheckout('aol')
    await fillForMethod(page, 'aol', /^Zip in store/)
    await page.getByLabel("Code from the customer's Zip app").fill('123456')
    return responses
  }
  type Tools = Parameters<Parameters<typeof test>[2]>[0]

  /** Stops the clock; from here on only the test advances it. */
  async function stopClock(page: Page) {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
  }
  /** Advances the clock until the page requests the status and has its response. */
  async function pass(page: Page, ms: number) {
    const response = page.waitForResponse('**/api/payment/status?*')
    await page.clock.runFor(ms)
    await (await response).finished()
  }

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Waiting for customer to confirm in their Zip app' })

  test('opens the dialog on the click, polls every 2 s, and gives up after 65 s [S2-4-14, S2-4-15, S2-4-18, S2-9-08, S2-2-36, S2-4-03]', async ({
    page,
    shopper,
    stub,
    calls,
  }) => {
    const responses = await ready({ page, shopper, stub })
    await stopClock(page)
    await placeOrder(page).click()
    await expect(dialog(page)).toContainText('Please do not refresh the page')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    expect(calls.of('GET', '/api/payment/status')).toEqual([])
    responses.post.resolve()
    await expect(dialog(page).getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
    const requests = () => calls.of('GET', '/api/payment/status')
    for (const count of [1, 2, 3]) {
      await page.clock.runFor(1_900)
      expect(requests()).toHaveLength(count - 1)
      await pass(page, 100)
      expect(requests()).toHaveLength(count)
    }
    expect(Object.fromEntries(requests()[2]?.search ?? [])).toEqual({
      cartId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      paymentReference: reference,
      selectedPaymentOption: '512',
    })
    await page.clock.runFor(58_900)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.clock.runFor(1_000)
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('alert').first()).toContainText(
      `There has been an error processing your order, please contact our support team. Order reference : ${reference}`,
    )
    const before = requests().length
    await page.clock.runFor(10_000)
    expect(requests()).toHaveLength(before)
  })

  test('ends with the message for the status of the phone; a network error does not end it [S2-4-17, S2-4-19, S2-4-20] @long', async ({
    page,
    shopper,
    stub,
    calls,
  }) => {
    const responses = await ready({ page, shopper, stub })
    responses.post.resolve()
    await stopClock(page)
    const press = async (...status: object[]) => {
      responses.status = status
      await placeOrder(page).click()
      await expect(dialog(page).getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
      for (const _ of [...status]) await pass(page, 2_000)
      const requestCount = calls.of('GET', '/api/payment/status').length
      await page.clock.runFor(6_000)
      await expect(dialog(page)).toBeHidden()
      expect(calls.of('GET', '/api/payment/status')).toHaveLength(requestCount)
    }
    for (const [paymentStatus, message] of [
      ['Declined', 'Your Zip payment was declined'],
      ['Cancelled', 'Your Zip payment was cancelled'],
      ['Expired', 'Your Zip code has expired'],
    ]) {
      await press({ status: 503 }, { paymentStatus, message })
      await expect(page.getByRole('alert').first()).toContainText(message ?? '')
    }
    await press({ status: 404 })
    await expect(page.getByRole('alert').first()).toContainText('An error has occurred, please try again')
  })

  test('sends only the cancellation on Cancel, and shows it [S2-4-21, S2-4-22, S2-7-06] @long', async ({
    page,
    shopper,
    stub,
    calls,
  }) => {
    const responses = await ready({ page, shopper, stub })
    responses.post.resolve()
    const voids = () => calls.of('POST', '/api/checkout/void').map(({ body }) => body)
    await placeOrder(page).click()
    await dialog(page).getByRole('button', { name: 'Cancel payment' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('alert').first()).toContainText('The transaction was canceled')
    const body = { cartId: expect.stringMatching(/^[0-9a-f-]{36}$/), selectedPaymentOption: 512 }
    expect(voids()).toEqual([body])
  })
})
