import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { adyenServer } from '../tests/adyen-server.ts'
import { dataDir, shops } from './brands.ts'
import { chooseDay, fillAddress, fillCard, fillContact, placeOrder } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { demoPassword } from './signing-in.ts'

let adyen: Awaited<ReturnType<typeof adyenServer>>
let server: ShopServer
const account = { name: 'Hearth Retail Pty Ltd', bsb: '062-000', number: '12345678' }

// A second server on the data of the first, which takes real payments in place of the sandbox.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  adyen = await adyenServer()
  const { url, apiKey, merchantAccount, hmacKeys, cardKey } = adyen.settings
  server = await startShop(dataDir, {
    ROLE: 'web',
    PAYMENTS: 'adyen,transfer',
    TRANSFER_ACCOUNT_AU: Object.values(account).join(';'),
    ADYEN_URL: url,
    ADYEN_API_KEY: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_HMAC_KEY: hmacKeys.join(','),
    ADYEN_CARD_KEY: cardKey,
  })
})
test.afterAll(async () => {
  await server?.stop()
  await adyen?.close()
})

const origin = () => `http://wa.localhost:${server.port}`

async function opensCheckout(page: Page) {
  await page.goto(`${origin()}/robots.txt`)
  await page.evaluate(async (sku) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ sku, quantity: 1 })
    await fetch('/api/cart/product/', { method: 'POST', headers, body })
  }, shops.wa.sku)
  await page.goto(`${origin()}/customer/checkout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await fillContact(page)
  await fillAddress(page, 'wa')
  await chooseDay(page)
}

const thanks = (page: Page) => page.getByRole('heading', { name: /^Thank you/ })

async function orderNumber(page: Page) {
  const text = await page.getByText(/Your order number is/).textContent()
  return /\d{6,}/.exec(text ?? '')?.[0] ?? ''
}

/** The back office of the same server. */
async function opensDesk(page: Page) {
  await page.goto(`http://admin.localhost:${server.port}/manage`)
  await page.getByLabel('Email').fill('noor@hearth.example')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Shop' })).toBeVisible()
}

/** What staff see of the payment of an order. */
async function paymentOf(desk: Page, number: string) {
  await desk.getByRole('menuitem', { name: 'Orders', exact: true }).click()
  await desk.getByRole('cell', { name: number, exact: true }).click()
  await expect(desk.getByRole('heading', { name: `Order ${number}` }).last()).toBeVisible()
  return desk.getByRole('heading', { name: 'Payment', exact: true }).locator('..')
}

test('takes a card through its provider and a bank transfer in one shop @long', async ({ page, browser }) => {
  test.setTimeout(120_000)
  // The bank's page, which the provider's address leads to, approves and returns.
  await page.route('https://checkoutshopper-test.adyen.com/**', (route) => {
    const reference = new URL(route.request().url()).searchParams.get('ref') ?? ''
    const back = new URLSearchParams({ reference, redirectResult: `${reference}:authorised` })
    return route.fulfill({
      contentType: 'text/html',
      body: `<a href="${origin()}/api/checkout/3ds/return?${back}">Approve the payment</a>`,
    })
  })
  await page.goto(`${origin()}/stores`)
  const marks = page.getByRole('list', { name: 'Ways to pay' }).first()
  for (const name of ['Visa', 'PayPal', 'Bank transfer']) await expect(marks.getByRole('img', { name })).toBeAttached()
  await opensCheckout(page)
  const payment = page.getByRole('region', { name: 'Payment' })
  for (const name of ['Card', 'PayPal', 'Bank transfer'])
    await expect(payment.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible()
  await fillCard(page)
  await placeOrder(page).click()
  await page.getByRole('link', { name: 'Approve the payment' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(/\$[\d,.]+ paid/).first()).toBeVisible()
  const byCard = await orderNumber(page)
  expect(adyen.changes.map(({ kind }) => kind)).toEqual(['captures'])

  await opensCheckout(page)
  await payment.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expect(payment.getByText('We keep your order for 7 days')).toBeVisible()
  await expect(payment.getByLabel('Card number')).toBeHidden()
  await placeOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  for (const text of Object.values(account)) await expect(page.getByText(text, { exact: true })).toBeVisible()
  const byTransfer = await orderNumber(page)
  expect(adyen.exchanges.filter(({ path }) => path === '/payments')).toHaveLength(1)

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await opensDesk(desk)
  await expect(await paymentOf(desk, byCard)).toContainText('Card, through Adyen')
  const waiting = await paymentOf(desk, byTransfer)
  await expect(waiting).toContainText('Bank transfer')
  await expect(waiting).not.toContainText('Adyen')
  await desk.context().close()
})
