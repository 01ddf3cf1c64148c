import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../../scripts/lib/shop-server.ts'
import { dataDir } from '../brands.ts'
import { chooseDay, fillAddress, fillContact, placeOrder } from '../checkout-form.ts'
import { expect, hasInCart, test } from './fixtures.ts'
import { booksOf } from './ledger-check.ts'
import { openCheckout, post, thanks } from './ordering.ts'
import type { FaultProxy } from './proxy.ts'

test.describe.configure({ timeout: 180_000 })

const number = '12345678'
let server: ShopServer

// A second server on the data of the first, which takes bank transfers in place of the sandbox.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startShop(dataDir, {
    ROLE: 'web',
    PAYMENTS: 'transfer',
    TRANSFER_ACCOUNT_AU: `Hearth Retail Pty Ltd;062-000;${number}`,
  })
})
test.afterAll(() => server?.stop())
test.beforeEach(({ line }) => line.leadTo(server.port))

const hang = { kind: 'hang', ms: 120_000 } as const
const read = { method: 'GET', path: '/api/checkout' } as const
const confirmation = { method: 'GET', path: '/api/checkout/confirmation' } as const
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The checkout up to the button; returns the cart id. */
async function readyToTransfer(page: Page, line: FaultProxy) {
  await hasInCart(page, line.originOf('wa'))
  const cartId = await page.evaluate(async () => {
    const view = (await (await fetch('/api/checkout')).json()) as { cart: { cartId: string } }
    return view.cart.cartId
  })
  await openCheckout(page, line.originOf('wa'))
  await fillContact(page)
  await fillAddress(page, 'wa')
  await chooseDay(page)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  return cartId
}

const showsAccount = async (page: Page) => {
  await expect(thanks(page)).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText(number, { exact: true })).toBeVisible()
}

/** No money is taken: there is one order with one mail, and nothing of a provider. */
const expectOneOrder = (cartId: string) =>
  expect
    .poll(() => booksOf(cartId), { timeout: 60_000 })
    .toEqual({ orders: 1, charges: 0, difference: 0, unsettled: 0, mails: 1 })

test('says that a checkout by transfer hangs, and opens it with another try', async ({ page, line }) => {
  await hasInCart(page, line.originOf('wa'))
  line.on(read, hang)
  await page.goto(`${line.originOf('wa')}/customer/checkout`)
  await expect(tryAgain(page)).toBeVisible({ timeout: 60_000 })
  line.heal()
  await tryAgain(page).click()
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeVisible()
})

for (const [name, fault] of [
  ['never arrives', { kind: 'hang', ms: 6_000 }],
  ['has no response', { kind: 'lose', ms: 6_000 }],
] as const)
  test(`places an order by transfer once when its first request ${name}`, async ({ page, line }) => {
    const cartId = await readyToTransfer(page, line)
    line.on({ ...post, nth: 1 }, fault)
    await placeOrder(page).click()
    await showsAccount(page)
    await expectOneOrder(cartId)
  })

test('says that the confirmation of a transfer hangs, and shows the account with another try', async ({
  page,
  line,
}) => {
  const cartId = await readyToTransfer(page, line)
  line.on(confirmation, hang)
  await placeOrder(page).click()
  await expect(tryAgain(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('If you placed it, it is safe, and its confirmation comes by email.')).toBeVisible()
  line.heal()
  await tryAgain(page).click()
  await showsAccount(page)
  await expectOneOrder(cartId)
})
