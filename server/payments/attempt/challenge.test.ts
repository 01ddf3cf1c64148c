import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unfinishedPaymentText } from '#domain/payment/payment-status.ts'
import { addressIn, apiErrorOf, buyer, cards, nobody } from '../../../tests/buyer.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { moneyProblems } from '../../../tests/money-problems.ts'
import { sweeper } from '../../../tests/payments.ts'
import { testPlaces } from '../../../tests/places.ts'
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

async function challenged(card: string = cards.challenge, key?: string) {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KNOB')
  const response = await shopper.buy({ card }, key)
  const reference = response.paymentReference ?? ''
  const query = { cartId, paymentReference: reference, selectedPaymentOption: 0 }
  return { ...shopper, cartId, reference, answer: response, status: () => shopper.api.payment.status({ query }) }
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, fields: Record<string, string>) =>
  shop.inject({ method: 'POST', url, headers: urlencoded, payload: new URLSearchParams(fields).toString() })

/** Posts the shopper's decision to the bank and returns the redirect URL. */
async function decide(reference: string, decision: string) {
  const page = await post('/sandbox/3ds/challenge', { reference })
  expect(page.statusCode).toBe(200)
  const decided = await post('/sandbox/3ds/decision', { reference, decision })
  expect(decided.statusCode).toBe(307)
  return String(decided.headers.location)
}

const follow = (location: string) => shop.inject({ method: 'POST', url: location, headers: urlencoded, payload: '' })

/** The status of an approval: 307 redirects to the shop, 410 means that the payment is closed. */
const approvalOf = async (reference = '') =>
  (await post('/sandbox/3ds/decision', { reference, decision: 'approve' })).statusCode

describe('a card with a 3-D Secure challenge', () => {
  it('returns a form for the sandbox page, and no order yet', async () => {
    const { answer: response, cartId, reference, status, api } = await challenged()
    expect(response).toEqual({
      success: true,
      cartId,
      paymentReference: reference,
      secure3DResponse: {
        htmlFormAction: '/sandbox/3ds/challenge',
        htmlFormToPost: `<form method="post" action="/sandbox/3ds/challenge"><input type="hidden" name="reference" value="${reference}"></form>`,
      },
    })
    expect(await status()).toEqual({ paymentStatus: 'Pending', message: '' })
    expect((await apiErrorOf(api.checkout.confirmation({ query: { id: cartId } }))).status).toBe(404)
  })

  it('shows a page with Approve, Fail and Cancel that runs no script', async () => {
    const { reference } = await challenged()
    const page = await post('/sandbox/3ds/challenge', { reference })
    for (const name of ['Approve', 'Fail', 'Cancel']) expect(page.body).toContain(`>${name}</button>`)
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect((await post('/sandbox/3ds/challenge', { reference: '<b>' })).statusCode).toBe(410)
  })

  it('creates the order when approved, and reports it to the browser', async () => {
    const { reference, cartId, status, api } = await challenged()
    const back = await follow(await decide(reference, 'approve'))
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(`/customer/confirmation?id=${cartId}`)
    expect(await status()).toEqual({ paymentStatus: 'Approved', message: '', orderCompleted: true })
    expect((await api.checkout.confirmation({ query: { id: cartId } })).orderTotal).toBe(10)
  })

  it('returns to the checkout when failed or cancelled, and the cart can be paid again', async () => {
    const failed = await challenged()
    expect((await follow(await decide(failed.reference, 'fail'))).headers.location).toBe(
      '/customer/checkout?status=DECLINED',
    )
    expect((await failed.status()).paymentStatus).toBe('Declined')
    expect(await failed.buy({}, 'again')).toMatchObject({ orderCompleted: true })
    const cancelled = await challenged()
    expect((await follow(await decide(cancelled.reference, 'cancel'))).headers.location).toBe(
      '/customer/checkout?status=CANCELLED',
    )
    expect((await cancelled.status()).paymentStatus).toBe('Cancelled')
    expect(await cancelled.buy({}, 'again')).toMatchObject({ orderCompleted: true })
  })

  it('can be declined after a passed challenge', async () => {
    const { reference, status } = await challenged(cards.challengeDeclined)
    expect((await follow(await decide(reference, 'approve'))).headers.location).toBe(
      '/customer/checkout?status=DECLINED',
    )
    expect((await status()).paymentStatus).toBe('Declined')
  })

  it('shows the same confirmation when the return is repeated', async () => {
    const { reference, cartId } = await challenged()
    const location = await decide(reference, 'approve')
    for (let time = 0; time < 2; time++)
      expect((await follow(location)).headers.location).toBe(`/customer/confirmation?id=${cartId}`)
    expect((await post('/sandbox/3ds/decision', { reference, decision: 'approve' })).statusCode).toBe(410)
  })

  it('rejects a return without a valid signature or with a changed result', async () => {
    const { reference, status } = await challenged()
    const forged = `/api/checkout/3ds/return?reference=${reference}&result=approved&signature=AAAA`
    expect((await follow(forged)).headers.location).toBe('/customer/checkout')
    expect((await status()).paymentStatus).toBe('Pending')
    const failed = await decide(reference, 'fail')
    expect((await follow(failed.replace('declined', 'approved'))).headers.location).toBe('/customer/checkout')
    expect((await follow('/api/checkout/3ds/return')).headers.location).toBe('/customer/checkout')
  })

  it('is settled by the sweep when the browser does not return', async () => {
    const { reference, status, cartId, api } = await challenged()
    await decide(reference, 'approve')
    shop.clock.advance(11_000)
    await sweeper(shop).sweep()
    expect((await api.checkout.confirmation({ query: { id: cartId } })).cartId).toBe(cartId)
    expect((await status()).paymentStatus).toBe('Approved')
  })

  it('expires after 30 minutes without a decision, at the bank too', async () => {
    const { reference, status } = await challenged()
    const { sweep } = sweeper(shop)
    shop.clock.advance(29 * 60_000)
    await sweep()
    expect((await status()).paymentStatus).toBe('Pending')
    shop.clock.advance(2 * 60_000)
    await sweep()
    expect((await status()).paymentStatus).toBe('Expired')
    expect((await post('/sandbox/3ds/challenge', { reference })).statusCode).toBe(410)
    expect((await post('/sandbox/3ds/decision', { reference, decision: 'approve' })).statusCode).toBe(410)
  })

  it('returns the same page for a repeated submission, and closes it for a new one', async () => {
    const shopper = buyer(shop)
    await shopper.add('KNOB')
    const body = await shopper.form({ card: cards.challenge })
    const response = await shopper.press(body, 'press')
    expect(await shopper.press(body, 'press')).toEqual(response)
    expect(await shopper.press(body)).toEqual(response)
    expect(await shopper.buy({ card: cards.visa }, 'other press')).toMatchObject({ orderCompleted: true })
    expect(await approvalOf(response.paymentReference)).toBe(410)
  })

  it.each([
    ['a new key', 'next press'],
    ['the key of the first card', 'press'],
    ['no key', undefined],
  ])('never shows the challenge of the first card after another one was sent with %s', async (_name, key) => {
    const shopper = await challenged(cards.challenge, 'press')
    // Encrypted again with every submission: the server cannot see that it is another card.
    const next = await shopper.buy({ card: cards.challenge }, key).catch((error: unknown) => error)
    if (key === 'press') expect(next).toMatchObject({ status: 400, problem: { errors: [unfinishedPaymentText] } })
    else expect(next).toMatchObject({ success: true, secure3DResponse: expect.anything() })
    expect(next).not.toMatchObject({ paymentReference: shopper.reference })
    expect(await approvalOf(shopper.reference)).toBe(410)
    expect(await shopper.buy({ card: cards.visa }, 'last press')).toMatchObject({ orderCompleted: true })
    const { rows } = await shop.pool.query(
      `select reference from sandbox.ledger where merchant_order = $1 and kind = 'charge'`,
      [shopper.cartId],
    )
    expect(rows).toEqual([{ reference: expect.not.stringMatching(shopper.reference) }])
  })

  it('never gives a tab the challenge of a card that another tab sends concurrently', async () => {
    const shopper = buyer(shop)
    await shopper.add('KNOB')
    const bodies = await Promise.all([1, 2, 3].map(() => shopper.form({ card: cards.challenge })))
    const responses = await Promise.all(bodies.map((body, tab) => shopper.press(body, `tab ${tab}`)))
    expect(new Set(responses.map(({ paymentReference }) => paymentReference)).size).toBe(3)
    const codes = await Promise.all(responses.map(({ paymentReference }) => approvalOf(paymentReference)))
    expect(codes.toSorted()).toEqual([307, 410, 410])
    shop.clock.advance(11_000)
    await sweeper(shop).sweep()
  })

  it('does not show a challenge with a lost response to the next submission', async () => {
    const shopper = buyer(shop)
    const { cartId } = await shopper.add('KNOB')
    const body = await shopper.form({ card: cards.challenge })
    const { paymentReference } = await shopper.press(body, 'press')
    await shop.pool.query(
      `update payment_attempts set state = 'created', is_unknown = true, challenge = null where cart_id = $1`,
      [cartId],
    )
    expect(await shopper.buy({ card: cards.visa }, 'next press')).toMatchObject({ orderCompleted: true })
    expect(await approvalOf(paymentReference)).toBe(410)
  })

  it('becomes the order when approved before a new submission, which charges nothing', async () => {
    const shopper = await challenged(cards.challenge, 'press')
    await decide(shopper.reference, 'approve')
    expect(await shopper.buy({ card: cards.visa }, 'other press')).toMatchObject({
      orderCompleted: true,
      paymentReference: shopper.reference,
    })
  })

  it('leaves products added meanwhile in the next cart', async () => {
    const shopper = await challenged()
    await shopper.add('KNOB', 2)
    await follow(await decide(shopper.reference, 'approve'))
    const order = await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })
    expect(order.cart.products.map(({ quantity }) => quantity)).toEqual([1])
    const next = await shopper.api.cart.view({ query: {} })
    expect(next.cartId).not.toBe(shopper.cartId)
    expect(next.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([['KNOB', 2]])
  })
})

describe('cancellation', () => {
  const voided = (shopper: { api: Shop['api']; cartId: string }) =>
    shopper.api.checkout.cancel({ body: { cartId: shopper.cartId, selectedPaymentOption: 0 } })

  it('ends the open payment, and gives the same response when repeated', async () => {
    const shopper = await challenged()
    expect(await voided(shopper)).toEqual({ status: 'Cancelled' })
    expect(await voided(shopper)).toEqual({ status: 'Cancelled' })
    expect(
      (await post('/sandbox/3ds/decision', { reference: shopper.reference, decision: 'approve' })).statusCode,
    ).toBe(410)
  })

  it('finds the order after the approval', async () => {
    const shopper = await challenged()
    await decide(shopper.reference, 'approve')
    expect(await voided(shopper)).toEqual({ status: 'Approved', orderCompleted: true })
    expect(await voided(shopper)).toEqual({ status: 'Approved', orderCompleted: true })
  })

  it('does nothing without an open payment', async () => {
    const shopper = buyer(shop)
    const { cartId } = await shopper.add('KNOB')
    expect(await voided({ api: shopper.api, cartId })).toEqual({ status: 'Unknown' })
  })
})

describe('the sandbox', () => {
  const charge = (reference: string, ageMs: number) =>
    shop.sandbox.gateway.charge({
      reference,
      merchantOrder: 'nobody',
      amountCents: 100,
      currency: 'AUD',
      card: { cardNo: cards.visa, expiryDate: '05/30', cvv: '123', holder: 'Ada' },
      issuedAt: new Date(shop.clock().getTime() - ageMs),
      order: {
        ...nobody,
        ...{ country: 'AU', origin: undefined, lines: [], shippingCents: 0, email: 'ada@example.com' },
        deliveryAddress: addressIn(testPlaces.sydney),
      },
      browser: { ip: '', userAgent: '', screenHeight: 0, screenWidth: 0 },
      returnPath: '/',
    })

  it('accepts requests of the shop only with its secret', async () => {
    for (const [method, url] of [
      ['POST', '/sandbox/api/charges'],
      ['GET', '/sandbox/api/held?since=2026-01-01'],
    ] as const)
      expect((await shop.inject({ method, url, headers: { 'x-merchant-secret': 'guess' } })).statusCode).toBe(401)
  })

  it('rejects a charge later than 90 seconds after the submission', async () => {
    const { gateway } = shop.sandbox
    expect(await charge('LATE', 90_001)).toEqual({ state: 'voided' })
    expect(await gateway.find('LATE')).toEqual({ state: 'voided' })
    expect(await charge('INTIME', 90_000)).toEqual({ state: 'approved' })
    await gateway.refund('INTIME')
    await gateway.refund('INTIME')
    const { rows } = await shop.pool.query(`select kind from sandbox.ledger where reference = 'INTIME' order by kind`)
    expect(rows.map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  })

  it('refunds parts of a charge, each once, and then still holds the rest', async () => {
    const reference = 'PARTS'
    await charge(reference, 0)
    const { gateway } = shop.sandbox
    for (const id of ['a', 'b', 'a']) await gateway.refund(reference, { id, amountCents: 30 })
    const { rows } = await shop.pool.query(
      `select amount_cents::int as cents from sandbox.ledger where reference = $1 and kind = 'refund'`,
      [reference],
    )
    expect(rows).toEqual([{ cents: 30 }, { cents: 30 }])
    const since = new Date(shop.clock().getTime() - 1_000)
    expect(await gateway.chargedSince(since)).toContain(reference)
    await gateway.refund(reference)
    expect(await gateway.chargedSince(since)).not.toContain(reference)
  })
})
