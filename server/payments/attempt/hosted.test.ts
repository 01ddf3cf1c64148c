import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../../tests/buying.ts'
import { moneyProblems } from '../../../tests/money-problems.ts'
import { sweeper } from '../../../tests/payments.ts'
import { decideHosted } from '../../../tests/sandbox.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { settings } from '../../database/schema/catalogue.ts'

let shop: Shop
let stock: TestCatalogue

beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
})
afterAll(async () => {
  expect(await moneyProblems(shop.pool)).toEqual([])
  await shop.close()
})

const { Zip, PayPal, AfterPay } = paymentOptions

type Changes = Partial<CheckoutRequest>

/** A shopper who was redirected to the provider's page. */
async function sent(option: number = Zip, { key, ...changes }: Changes & { key?: string } = {}) {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KNOB')
  const body = await shopper.form({
    ...changes,
    selectedPaymentOption: option,
    encryptedValues: {},
    cardHolderName: null,
  })
  const response = await shopper.press(body, key)
  const { paymentReference = '', redirectUrl = '' } = response
  const { checkout } = shopper.api
  const confirm = { [Zip]: checkout.zipConfirmation, [PayPal]: checkout.paypalConfirmation }[option]
  return {
    ...shopper,
    cartId,
    body,
    answer: response,
    redirectUrl,
    /** Decides there and returns; the result is the query for the page. */
    decide: (decision: string) => decideHosted(shop, redirectUrl, decision),
    confirm: (query: Record<string, string>) => (confirm ?? checkout.afterpayConfirmation)({ query }),
    status: () => shopper.api.payment.status({ query: { cartId, paymentReference, selectedPaymentOption: option } }),
  }
}

async function counted(cartId: string) {
  const { rows } = await shop.pool.query<{ orders: number; charges: number; refunds: number }>(
    `select (select count(*)::int from orders where cart_id = $1) as orders,
            (select count(*)::int from sandbox.ledger where merchant_order = $1::text and kind = 'charge') as charges,
            (select count(*)::int from sandbox.ledger where merchant_order = $1::text and kind = 'refund') as refunds`,
    [cartId],
  )
  return rows[0]
}

const once = { orders: 1, charges: 1, refunds: 0 }
const nothing = { orders: 0, charges: 0, refunds: 0 }
const plainError = { status: 400, errors: ['Something has gone wrong, Please try again.'] }

describe.each([
  { option: Zip, name: 'Zip', path: '/zipmoney', query: { result: 'approved', checkoutId: expect.any(String) } },
  {
    option: AfterPay,
    name: 'AfterPay',
    path: '/afterpay',
    query: { status: 'SUCCESS', orderToken: expect.any(String) },
  },
  { option: PayPal, name: 'PayPal', path: '/customer/confirmation', query: { PayerID: 'SANDBOXPAYER' } },
])('$name', ({ option, name, path, query }) => {
  it('returns the redirect URL, captures the payment on return and places one order [S2-1-06, S2-1-07, S2-7-03]', async () => {
    const shopper = await sent(option)
    expect(shopper.answer).toMatchObject({ success: true, paymentReference: expect.stringMatching(/^\w{16}$/) })
    expect(shopper.answer).not.toHaveProperty('orderCompleted')
    expect(shopper.redirectUrl).toMatch(/^\/sandbox\/(?:zip|afterpay|paypal)\/checkout\?token=/)
    expect(await counted(shopper.cartId)).toEqual(nothing)
    const back = await shopper.decide('approve')
    expect(back.path).toBe(path)
    expect(back.query).toMatchObject(query)
    expect(await counted(shopper.cartId)).toEqual(nothing)
    expect(await shopper.confirm(back.query)).toEqual({ orderCompleted: true, cartId: shopper.cartId })
    expect(await shopper.confirm(back.query)).toEqual({ orderCompleted: true, cartId: shopper.cartId })
    expect(await counted(shopper.cartId)).toEqual(once)
    expect(await shopper.status()).toMatchObject({ paymentStatus: 'Approved', orderCompleted: true })
    const order = await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })
    expect(order).toMatchObject({ paymentMethod: name, paid: 10, remaining: 0 })
  })

  it('queries the provider: rejects a declined payment whose return URL reports success', async () => {
    const shopper = await sent(option)
    const back = await shopper.decide('decline')
    expect(back.query).toMatchObject(query)
    expect(await apiErrorOf(shopper.confirm(back.query))).toMatchObject({
      status: 400,
      errors: ['Your payment was declined'],
    })
    expect(await counted(shopper.cartId)).toEqual(nothing)
  })

  it('reports a cancellation, and accepts the next submission', async () => {
    const shopper = await sent(option)
    const back = await shopper.decide('cancel')
    expect(back.query).toMatchObject({ status: 'CANCELLED' })
    expect(await apiErrorOf(shopper.confirm(back.query))).toMatchObject({
      status: 400,
      errors: ["You've cancelled your payment."],
    })
    expect(await shopper.buy()).toMatchObject({ orderCompleted: true })
    expect(await counted(shopper.cartId)).toEqual(once)
  })

  it('reports the provider as unavailable after an error, and ends without a charge', async () => {
    const shopper = await sent(option)
    const back = await shopper.decide('error')
    expect(await apiErrorOf(shopper.confirm(back.query))).toMatchObject({ status: 503, type: 'error' })
    shop.clock.advance(61 * 60_000)
    await sweeper(shop).sweep()
    expect(await shopper.status()).toMatchObject({ paymentStatus: 'Expired' })
    expect(await counted(shopper.cartId)).toEqual(nothing)
  })
})

describe('a return URL', () => {
  it('is rejected for another shopper, a forged token or another provider', async () => {
    const shopper = await sent()
    const { query } = await shopper.decide('approve')
    expect(await apiErrorOf(shop.visitor().checkout.zipConfirmation({ query }))).toMatchObject(plainError)
    expect(await apiErrorOf(shopper.confirm({ ...query, checkoutId: 'made-up' }))).toMatchObject(plainError)
    expect(await apiErrorOf(shopper.confirm({}))).toMatchObject(plainError)
    const token = query.checkoutId ?? ''
    expect(await apiErrorOf(shopper.api.checkout.paypalConfirmation({ query: { token } }))).toMatchObject(plainError)
    expect(await counted(shopper.cartId)).toEqual(nothing)
    expect(await shopper.confirm({ checkoutId: token, result: 'declined' })).toMatchObject({ orderCompleted: true })
  })

  it('creates one order and one charge when used twice concurrently', async () => {
    const shopper = await sent()
    const { query } = await shopper.decide('twice')
    const responses = await Promise.all([1, 2, 3, 4].map(() => shopper.confirm(query)))
    for (const response of responses) expect(response).toEqual({ orderCompleted: true, cartId: shopper.cartId })
    expect(await counted(shopper.cartId)).toEqual(once)
  })

  it('cancels the payment when opened before a decision', async () => {
    const shopper = await sent()
    const checkoutId = new URL(shopper.redirectUrl, 'http://shop').searchParams.get('token') ?? ''
    expect(await apiErrorOf(shopper.confirm({ checkoutId }))).toMatchObject({
      errors: ["You've cancelled your payment."],
    })
    expect((await shop.inject({ url: shopper.redirectUrl })).statusCode).toBe(410)
    expect(await counted(shopper.cartId)).toEqual(nothing)
  })

  it('charges nothing when the amount differs', async () => {
    const shopper = await sent()
    const { query } = await shopper.decide('approve')
    await shop.pool.query(`update sandbox.payments set amount_cents = 1 where merchant_order = $1`, [shopper.cartId])
    expect(await apiErrorOf(shopper.confirm(query))).toMatchObject({ status: 400 })
    expect(await counted(shopper.cartId)).toEqual(nothing)
  })
})

describe('a shopper who does not return', () => {
  it('gets the order a little later after an approval', async () => {
    const shopper = await sent()
    await shopper.decide('approve')
    shop.clock.advance(11_000)
    await sweeper(shop).sweep()
    expect(await counted(shopper.cartId)).toEqual(once)
  })

  it('pays nothing without a decision, and the hosted page closes after an hour', async () => {
    const shopper = await sent()
    shop.clock.advance(59 * 60_000)
    await sweeper(shop).sweep()
    expect(await shopper.status()).toMatchObject({ paymentStatus: 'Pending' })
    shop.clock.advance(2 * 60_000)
    await sweeper(shop).sweep()
    expect(await shopper.status()).toMatchObject({ paymentStatus: 'Expired' })
    expect((await shop.inject({ url: shopper.redirectUrl })).statusCode).toBe(410)
    expect(await counted(shopper.cartId)).toEqual(nothing)
  })

  it('gets a refund when the last piece was sold meanwhile', async () => {
    const id = await stock.addProduct({ sku: 'LASTKNOB', priceCents: 10_00, stock: 1 })
    const shopper = buyer(shop)
    const { cartId } = await shopper.add('LASTKNOB')
    const { redirectUrl = '' } = await shopper.buy({ selectedPaymentOption: Zip })
    await decideHosted(shop, redirectUrl, 'approve')
    await stock.setStock(id, 0)
    shop.clock.advance(11_000)
    await sweeper(shop).sweep()
    expect(await counted(cartId)).toEqual({ orders: 0, charges: 1, refunds: 1 })
  })
})

describe('another submission', () => {
  it('continues on the same page with the same key, on a new page with a new key, and orders by card', async () => {
    const shopper = await sent(Zip, { key: 'first' })
    expect(await shopper.press(shopper.body, 'first')).toEqual(shopper.answer)
    const second = await shopper.press(shopper.body, 'second')
    expect(second.redirectUrl).not.toBe(shopper.redirectUrl)
    expect((await shop.inject({ url: shopper.redirectUrl })).statusCode).toBe(410)
    expect(await shopper.buy({}, 'third')).toMatchObject({ orderCompleted: true })
    expect((await shop.inject({ url: second.redirectUrl ?? '' })).statusCode).toBe(410)
    expect(await counted(shopper.cartId)).toEqual(once)
  })

  it('is stopped by a void, which releases the authorised amount', async () => {
    const shopper = await sent()
    const { query } = await shopper.decide('approve')
    const body = { cartId: shopper.cartId, selectedPaymentOption: Zip }
    expect(await shopper.api.checkout.cancel({ body })).toEqual({ status: 'Cancelled' })
    expect(await apiErrorOf(shopper.confirm(query))).toMatchObject({ errors: ["You've cancelled your payment."] })
    expect(await counted(shopper.cartId)).toEqual(nothing)
  })
})

it.each([
  ['{"minimum": 11}', 'from $11'],
  ['{"minimum": 1, "maximum": 9}', 'from $1 to $9'],
])('rejects Zip beyond %s, the range the retailer set, and charges nothing', async (value, range) => {
  await shop.db
    .insert(settings)
    .values({ brand: 'wa', name: 'ZipConfig', value })
    .onConflictDoUpdate({ target: [settings.brand, settings.name], set: { value } })
  const error = await apiErrorOf(sent(Zip))
  expect(error).toMatchObject({
    status: 400,
    errors: [`Zip pays for orders ${range}. Please choose another way to pay.`],
  })
  expect((await sent(PayPal)).redirectUrl).toContain('paypal')
})
