import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { moneyProblems } from '../../../tests/money-problems.ts'
import { sweeper } from '../../../tests/payments.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop

beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
})
afterAll(async () => {
  expect(await moneyProblems(shop.pool)).toEqual([])
  await shop.close()
})

const option = paymentOptions.ZipInStore

/** A member of staff with a customer whose phone shows this code. */
async function inStore(code: string, key?: string) {
  const seller = buyer(shop, await shop.signedIn('noor@hearth.example'))
  const { cartId } = await seller.add('KNOB')
  const press = async (again = key) =>
    seller.press(await seller.form({ selectedPaymentOption: option, devicePaymentCode: code }), again)
  return { ...seller, cartId, press }
}

/** One whose payment request was sent to the phone, and how to poll it. */
async function waiting(code: string, key?: string) {
  const seller = await inStore(code, key)
  const response = await seller.press()
  const query = {
    cartId: seller.cartId,
    paymentReference: response.paymentReference ?? '',
    selectedPaymentOption: option,
  }
  const cancel = () => seller.api.checkout.cancel({ body: { cartId: seller.cartId, selectedPaymentOption: option } })
  return { ...seller, answer: response, query, cancel, status: () => seller.api.payment.status({ query }) }
}

async function counted({ cartId }: { cartId: string }) {
  const { rows } = await shop.pool.query<{ orders: number; charges: number }>(
    `select (select count(*)::int from orders where cart_id = $1) as orders,
            (select count(*)::int from sandbox.ledger where merchant_order = $1::text and kind = 'charge') as charges`,
    [cartId],
  )
  return rows[0]
}

it('returns a reference, then the state, and creates the order at the first approval [S2-1-06, S2-7-03, S2-7-07]', async () => {
  const seller = await waiting('123456')
  expect(seller.answer).toEqual({
    success: true,
    cartId: seller.cartId,
    paymentReference: seller.query.paymentReference,
  })
  expect(await seller.status()).toEqual({ paymentStatus: 'Pending', message: '' })
  expect(await seller.status()).toMatchObject({ paymentStatus: 'Pending' })
  expect(await seller.status()).toEqual({ paymentStatus: 'Approved', message: '', orderCompleted: true })
  expect(await seller.status()).toMatchObject({ paymentStatus: 'Approved' })
  expect(await counted(seller)).toEqual({ orders: 1, charges: 1 })
  const order = await seller.api.checkout.confirmation({ query: { id: seller.cartId } })
  expect(order).toMatchObject({ paymentMethod: 'ZipInStore', paid: 10 })
})

it.each([
  ['111111', 'Approved', ''],
  ['222222', 'Declined', 'Your Zip payment was declined'],
  ['333333', 'Cancelled', 'Your Zip payment was cancelled'],
  ['444444', 'Expired', 'Your Zip code has expired'],
])('reports code %s as %s with its texts, however often it is polled', async (code, paymentStatus, message) => {
  const seller = await waiting(code)
  expect(await seller.status()).toMatchObject({ paymentStatus, message })
  expect(await seller.status()).toMatchObject({ paymentStatus, message })
  expect(await counted(seller)).toEqual(code === '111111' ? { orders: 1, charges: 1 } : { orders: 0, charges: 0 })
})

it('keeps polling after errors and unknown states, and stops for an unknown payment', async () => {
  const troubled = await waiting('666666')
  expect(await apiErrorOf(troubled.status())).toMatchObject({ status: 503 })
  expect(await apiErrorOf(troubled.status())).toMatchObject({ status: 503 })
  expect(await troubled.status()).toMatchObject({ paymentStatus: 'Approved' })
  const doubtful = await waiting('888888')
  expect(await doubtful.status()).toEqual({ paymentStatus: 'Unknown', message: '' })
  expect(await doubtful.status()).toMatchObject({ paymentStatus: 'Unknown' })
  expect(await doubtful.status()).toMatchObject({ paymentStatus: 'Approved' })
  const lost = await waiting('777777')
  expect(await apiErrorOf(lost.status())).toMatchObject({ status: 404 })
  await lost.cancel()
})

it('rejects an invalid code before any request', async () => {
  expect(await apiErrorOf((await inStore('000000')).press())).toMatchObject({
    status: 400,
    errors: ['The Zip code is not valid'],
  })
  expect(await apiErrorOf((await inStore('12345')).press())).toMatchObject({
    errors: ['Enter the 6 digits of the Zip code'],
  })
})

it('is not available to guests and customers', async () => {
  for (const api of [shop.visitor(), await shop.signedIn('ada@hearth.example')]) {
    const shopper = buyer(shop, api)
    await shopper.add('KNOB')
    const attempt = shopper.buy({ selectedPaymentOption: option, devicePaymentCode: '111111' })
    expect(await apiErrorOf(attempt)).toMatchObject({
      errors: ['This way of paying is not offered here. Please pay by card.'],
    })
  }
})

it('is cancelled by a void, also when repeated, and a later approval charges nothing [S2-7-06]', async () => {
  const seller = await waiting('123456')
  await seller.status()
  expect(await seller.cancel()).toEqual({ status: 'Cancelled' })
  expect(await seller.cancel()).toEqual({ status: 'Cancelled' })
  expect(await seller.status()).toMatchObject({ paymentStatus: 'Cancelled' })
  expect(await counted(seller)).toEqual({ orders: 0, charges: 0 })
  const done = await waiting('111111')
  await done.status()
  expect(await done.cancel()).toEqual({ status: 'Approved', orderCompleted: true })
})

it('is identified by cart, option and session', async () => {
  const seller = await waiting('555555')
  const second = await waiting('555555')
  for (const query of [
    { ...seller.query, cartId: second.cartId },
    { ...seller.query, selectedPaymentOption: 0 },
    { ...seller.query, paymentReference: second.query.paymentReference },
  ])
    expect(await apiErrorOf(seller.api.payment.status({ query }))).toMatchObject({ status: 404 })
  expect(await apiErrorOf(second.api.payment.status({ query: seller.query }))).toMatchObject({ status: 404 })
  await seller.cancel()
  await second.cancel()
})

it('is settled after the page has stopped polling: approved becomes the order, the rest expires', async () => {
  const agreed = await waiting('111111')
  const silent = await waiting('555555')
  const { sweep } = sweeper(shop)
  shop.clock.advance(60_000)
  await sweep()
  expect(await counted(agreed)).toEqual({ orders: 0, charges: 0 })
  shop.clock.advance(11_000)
  await sweep()
  expect(await counted(agreed)).toEqual({ orders: 1, charges: 1 })
  expect(await silent.status()).toMatchObject({ paymentStatus: 'Pending' })
  shop.clock.advance(20_000)
  await sweep()
  expect(await silent.status()).toMatchObject({ paymentStatus: 'Expired' })
})

it('is replaced by a new submission with another code', async () => {
  const seller = await waiting('555555', 'first')
  const response = await seller.press('second')
  expect(response.paymentReference).not.toBe(seller.query.paymentReference)
  expect(await seller.status()).toMatchObject({ paymentStatus: 'Cancelled' })
  await seller.cancel()
})
