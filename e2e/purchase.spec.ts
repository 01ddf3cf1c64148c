import { setTimeout as sleep } from 'node:timers/promises'
import { expectNoFindings } from './axe.ts'
import { type BrandKey, brands, originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { fillSignIn, mailedLink, storedSignIn } from './signing-in.ts'

const orderNumber = /Your order number is/

/** One shop for each variant of the checkout and each country; the others are in the long suite. */
const rowsOf: Partial<Record<BrandKey, string>> = {
  wa: ' [S2-1-01, S2-1-05, S2-1-10, S2-2-50, S1-2.1-06]',
  'aol-nz': ' [S2-0-01]',
}

for (const brand of brands.filter((key) => key !== 'wac'))
  test(`sells to a guest of ${brand} by card${rowsOf[brand] ?? ' @long'}`, async ({ page, shop, shopper, calls }) => {
    await shop(brand, shops[brand].product)
    await cartButtons(page).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
    await shopper.buysByCard(brand)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
    await expect(page.getByText(orderNumber)).toBeVisible()
    await expect(page).toHaveURL(/\/customer\/confirmation\?id=[0-9a-f-]{36}$/)
    expect(calls.of('POST', '/api/checkout')).toHaveLength(1)
    const cart = await page.evaluate(() => fetch('/api/cart/').then((response) => response.json()))
    expect(cart.products).toEqual([])
  })

test('sends the form, the encrypted card and the screen with a card order, never the card itself [S2-7-02, S2-3-01, S2-3-02, S2-3-18, S2-3-20, S2-3-21]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  await page.getByRole('region', { name: 'Delivery address' }).getByLabel('Delivery instructions').fill('Ring twice')
  const newsletter = page.getByRole('checkbox', { name: /^Send me news/ })
  await expect(newsletter).not.toBeChecked()
  await newsletter.check()
  await shopper.buysByCard('wa')
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  const body = calls.of('POST', '/api/checkout')[0]?.body as Record<string, unknown>
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining([
      'cartId',
      'email',
      'newsletter',
      'phoneNumber',
      'partialPayment',
      'encryptedValues',
      'cardHolderName',
      'paymentReference',
    ]),
  )
  expect(body.newsletter).toBe(true)
  expect(body.billingAddress).toBeNull()
  expect(body.cardHolderName).toBe('R Tester')
  expect(body.browserInfo).toEqual({ screenHeight: expect.any(Number), screenWidth: expect.any(Number) })
  expect(body.deliveryAddress).toEqual({
    firstName: 'Robin',
    lastName: 'Tester',
    companyName: '',
    address: '12 Example Street',
    suburb: 'SYDNEY',
    state: 'NSW',
    postcode: '2000',
    deliveryInstructions: 'Ring twice',
    country: 'AU',
  })
  expect(JSON.stringify(body).replaceAll(/\s/g, '')).not.toContain('4111111111111111')
})

test('completes the order after an approved bank challenge @long', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('aol')
  await shop('aol', '/customer/checkout')
  await shopper.buysByCard('aol', 'challenged')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
})

test('returns to the filled form with a message after a cancelled bank challenge @long', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.hasInCart('aol')
  await shop('aol', '/customer/checkout')
  await shopper.buysByCard('aol', 'challenged')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin@example.com')
  await expect(page.getByLabel('Card number')).toHaveValue('')
})

test('shows that a card was declined, keeps the form, and accepts another card @long', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.hasInCart('hc')
  await shop('hc', '/customer/checkout')
  await shopper.buysByCard('hc', 'declined')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/customer\/checkout/)
  await expect(page.getByLabel('Security code', { exact: true })).toHaveValue('')
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Security code', { exact: true }).fill('123')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
})

test('completes a purchase with the keyboard alone', async ({ page, shop, calls }) => {
  const tabTo = async (name: RegExp) => {
    for (let tries = 0; tries < 150; tries++) {
      await page.keyboard.press('Tab')
      const reached = await page.evaluate(() => {
        const element = document.activeElement
        const label =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? element.labels?.[0]?.textContent
            : null
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
      })
      if (name.test(reached)) return
    }
    throw new Error(`no way to ${name} by Tab`)
  }
  await shop('wa', shops.wa.product)
  await tabTo(/^Add to cart/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(/^Checkout$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
  const type = async (name: RegExp, text: string) => {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  await type(/^Email/, 'robin@example.com')
  await type(/^Mobile phone/, '0412345678')
  await type(/^First name/, 'Robin')
  await type(/^Last name/, 'Tester')
  await type(/^Street address/, '12 Example Street')
  await type(/^Suburb or postcode/, '2000')
  await expect(page.getByRole('option', { name: '2000 Sydney, NSW' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Popular days' })).toBeVisible()
  await tabTo(/^Earliest/)
  await page.keyboard.press('Enter')
  await type(/^Name on card/, 'R Tester')
  await type(/^Card number/, '4111111111111111')
  await type(/^Expiry date/, '1231')
  await type(/^Security code/, '123')
  await tabTo(/^Place order/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
  expect(calls.of('POST', '/api/checkout')).toHaveLength(1)
})

test('places one order for a double click @long', async ({ page, shop, shopper, calls }) => {
  await shopper.hasInCart('andoo')
  await shop('andoo', '/customer/checkout')
  await shopper.fillsCheckout('andoo')
  // Pending for longer than two clicks take.
  await page.route('**/api/checkout', async (route) => {
    await sleep(1_500)
    await route.continue()
  })
  await placeOrder(page).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  expect(calls.of('POST', '/api/checkout')).toHaveLength(1)
})

test('places one order from two tabs @long', async ({ page, shop, shopper, context }) => {
  await shopper.hasInCart('fk')
  await shop('fk', '/customer/checkout')
  await shopper.fillsCheckout('fk')
  const second = await context.newPage()
  await second.goto(`${originOf('fk')}/customer/checkout`)
  const { fillCard } = await import('./checkout-form.ts')
  await expect(second.getByLabel('Mobile phone')).toHaveValue('0412 345 678')
  await expect(second.getByRole('gridcell', { selected: true })).toHaveCount(1)
  await fillCard(second)
  await Promise.all([placeOrder(page).click(), placeOrder(second).click()])
  const thanks = (tab: typeof page) => tab.getByRole('heading', { level: 1, name: /^Thank you/ })
  const rejection = (tab: typeof page) => tab.getByRole('alert').first()
  await expect(thanks(page).or(rejection(page)).first()).toBeVisible({ timeout: 20_000 })
  await expect(thanks(second).or(rejection(second)).first()).toBeVisible({ timeout: 20_000 })
  const numbers = new Set<string>()
  for (const tab of [page, second])
    if (await thanks(tab).isVisible()) numbers.add(await tab.getByText(orderNumber).innerText())
  expect(numbers.size).toBe(1)
})

test('does not sell to a signed-out visitor of the trade shop [S1-2.10-22]', async ({ page, shop }) => {
  await shop('wac', shops.wac.product)
  await expect(page.getByRole('main').getByText('Login for Price').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Add to/ })).toHaveCount(0)
  const status = await page.evaluate(async (sku) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/cart/product/', {
      method: 'POST',
      headers,
      body: JSON.stringify({ sku, quantity: 1 }),
    })
    const text = await response.text()
    return { isOk: response.ok, amounts: text.match(/"(?:price|orderTotal|subTotal)":\s*[1-9]/g) }
  }, shops.wac.sku)
  expect(status.amounts).toBeNull()
})

for (const width of [390, 1280])
  test(`offers a guest the day for the calendar and an account with the order in it, ${width} px`, {
    tag: '@long',
  }, async ({ page, shop, shopper }) => {
    await page.setViewportSize({ width, height: 900 })
    const email = `guest-${Date.now()}-${width}@mail.example`
    await shopper.hasInCart('wa')
    await shop('wa', '/customer/checkout')
    await shopper.fillsCheckout('wa')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toMatch(/^delivery-\d+\.ics$/)
    const panel = page.getByRole('region', { name: 'Save your details for next time' })
    const password = panel.getByLabel('Password', { exact: true })
    const create = panel.getByRole('button', { name: 'Create account' })
    await password.fill('short')
    await create.press('Enter')
    await expect(panel.getByText('Choose a password of at least 10 characters')).toBeVisible()
    await expect(password).toBeFocused()
    await expectNoFindings(page, 'confirmation of a guest')
    await password.fill('a row of quiet kettles')
    await create.press('Enter')
    await expect(panel.getByText(`We have sent a link to ${email}`, { exact: false })).toBeVisible()
    const number = (await page.getByText(orderNumber).getByRole('strong').textContent()) ?? ''
    await shopper.goesTo(await mailedLink(email, 'Confirm your email'))
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await shop('wa', '/account/internal/login')
    await fillSignIn(page, email, 'a row of quiet kettles')
    await page.waitForURL(({ pathname }) => !pathname.includes('login'))
    await expect.poll(async () => (await storedSignIn(page)).every(Boolean)).toBe(true)
    await shop('wa', '/account/orders')
    await expect(page.getByRole('link', { name: `Order ${number}`, exact: true })).toBeVisible()
  })
