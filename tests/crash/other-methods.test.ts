import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import type { RecoveryPoint } from '../../server/payments/recovery-point.ts'
import { apiErrorOf, buyer } from '../buyer.ts'
import { testCatalogue } from '../buying.ts'
import { moneyProblems } from '../money-problems.ts'
import { sweeper } from '../payments.ts'
import { decideHosted } from '../sandbox.ts'
import { type Shop, testShop } from '../test-app.ts'
import { breaker } from './breaker.ts'

const first = breaker()
const second = breaker()
let shop: Shop

beforeAll(async () => {
  shop = await testShop({ fault: first.fault })
  const catalogue = await testCatalogue(shop)
  await catalogue.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
})
afterAll(() => shop.close())

/** A shopper with a filled form for a hosted payment. */
async function ready(payment: Partial<CheckoutRequest>) {
  const shopper = buyer(shop, await shop.signedIn('noor@hearth.example'))
  const { cartId } = await shopper.add('KNOB')
  const body = await shopper.form({ ...payment, encryptedValues: {}, cardHolderName: null })
  return { ...shopper, cartId, body }
}

type Shopper = Awaited<ReturnType<typeof ready>>
type SubmitResponse = Awaited<ReturnType<Shopper['press']>>

/**
 * Payment methods that need a confirmation elsewhere: how the shopper confirms, and the request that completes the
 * order.
 */
const methods = [
  {
    name: 'a page of the provider',
    payment: { selectedPaymentOption: paymentOptions.Zip },
    agree: async ({ api }: Shopper, { redirectUrl = '' }: SubmitResponse) => {
      const { query } = await decideHosted(shop, redirectUrl, 'approve')
      return () => api.checkout.zipConfirmation({ query })
    },
    patienceMs: 61 * 60_000,
    closing: ['captured', 'answer-saved', 'order-written', 'order-saved'],
  },
  {
    name: 'a telephone',
    payment: { selectedPaymentOption: paymentOptions.ZipInStore, devicePaymentCode: '111111' },
    agree: async ({ api, cartId }: Shopper, { paymentReference = '' }: SubmitResponse) => {
      const query = { cartId, paymentReference, selectedPaymentOption: paymentOptions.ZipInStore }
      return () => api.payment.status({ query })
    },
    patienceMs: 91_000,
    closing: ['answer-saved', 'order-written', 'order-saved'],
  },
] as const

const opening = ['validated', 'attempt-saved', 'provider-called', 'answer-saved'] as const

async function outcome({ cartId }: { cartId: string }) {
  const { rows } = await shop.pool.query<{ orders: number; held: number }>(
    `select (select count(*)::int from orders where cart_id = $1) as orders,
            (select coalesce(sum(case kind when 'charge' then 1 else -1 end), 0)::int
               from sandbox.ledger where merchant_order = $1::text) as held`,
    [cartId],
  )
  return rows[0]
}

const once = { orders: 1, held: 1 }
const nothing = { orders: 0, held: 0 }

/** Advances the clock and runs the background jobs until they have nothing left to do. */
async function settle(patienceMs: number) {
  for (const ms of [21_000, 21_000, patienceMs, 21_000]) {
    shop.clock.advance(ms)
    await sweeper(shop, second.fault).sweep()
  }
}

describe.each(methods)('$name', ({ payment, agree, patienceMs, closing }) => {
  describe.each(opening)('killed at %s before the confirmation', (point: RecoveryPoint) => {
    it('charges nothing when the payment is never confirmed', async () => {
      const shopper = await ready(payment)
      first.arm(point)
      expect((await apiErrorOf(shopper.press(shopper.body, 'press'))).status).toBe(500)
      await settle(patienceMs)
      expect(await outcome(shopper)).toEqual(nothing)
      expect(await moneyProblems(shop.pool)).toEqual([])
    })

    it('ends in exactly one order and one charge at the next submission', async () => {
      const shopper = await ready(payment)
      first.arm(point)
      await apiErrorOf(shopper.press(shopper.body, 'press'))
      shop.clock.advance(21_000)
      const finish = await agree(shopper, await shopper.press(shopper.body, 'next press'))
      expect(await finish()).toMatchObject({ orderCompleted: true })
      await settle(patienceMs)
      expect(await outcome(shopper)).toEqual(once)
      expect(await moneyProblems(shop.pool)).toEqual([])
    })

    it('continues a repeated submission, or reports that nothing was charged', async () => {
      const shopper = await ready(payment)
      first.arm(point)
      await apiErrorOf(shopper.press(shopper.body, 'press'))
      shop.clock.advance(21_000)
      const response = await shopper.press(shopper.body, 'press').catch((error: unknown) => error as SubmitResponse)
      if (point === 'attempt-saved') expect(response).toMatchObject({ status: 400 })
      else if (!response.orderCompleted)
        expect(await (await agree(shopper, response))()).toMatchObject({ orderCompleted: true })
      await settle(patienceMs)
      expect(await outcome(shopper)).toEqual(point === 'attempt-saved' ? nothing : once)
      expect(await moneyProblems(shop.pool)).toEqual([])
    })
  })

  describe.each(closing)('killed at %s after the confirmation', (point: RecoveryPoint) => {
    it('completes the order in the background, even after a second kill', async () => {
      for (const again of [null, 'answer-saved', 'order-written', 'order-saved'] as const) {
        const shopper = await ready(payment)
        const finish = await agree(shopper, await shopper.press(shopper.body, 'press'))
        first.arm(point)
        if (again) second.arm(again)
        expect((await apiErrorOf(finish())).status).toBeGreaterThanOrEqual(500)
        await settle(patienceMs)
        second.disarm()
        expect(await outcome(shopper)).toEqual(once)
        expect(await moneyProblems(shop.pool)).toEqual([])
      }
    })

    it('completes the order once when the shopper asks again', async () => {
      const shopper = await ready(payment)
      const finish = await agree(shopper, await shopper.press(shopper.body, 'press'))
      first.arm(point)
      await apiErrorOf(finish())
      expect(await finish()).toMatchObject({ orderCompleted: true })
      expect(await finish()).toMatchObject({ orderCompleted: true })
      await settle(patienceMs)
      expect(await outcome(shopper)).toEqual(once)
    })
  })
})

describe('a confirmation after the payment expired', () => {
  it('is ignored for a cart that was bought by card in the meantime', async () => {
    const shopper = await ready({ selectedPaymentOption: paymentOptions.PayPal })
    const { redirectUrl = '' } = await shopper.press(shopper.body, 'paypal')
    const { query } = await decideHosted(shop, redirectUrl, 'approve')
    expect(await shopper.buy({}, 'card')).toMatchObject({ orderCompleted: true })
    expect((await apiErrorOf(shopper.api.checkout.paypalConfirmation({ query }))).status).toBe(400)
    await settle(61 * 60_000)
    expect(await outcome(shopper)).toEqual(once)
    expect(await moneyProblems(shop.pool)).toEqual([])
  })

  it('is refunded when it was charged', async () => {
    const shopper = await ready({ selectedPaymentOption: paymentOptions.Zip })
    const { paymentReference } = await shopper.press(shopper.body, 'press')
    // The provider confirms a payment that it had reported as closed.
    await shop.pool.query(`update payment_attempts set state = 'expired', check_at = null where reference = $1`, [
      paymentReference,
    ])
    await shop.pool.query(`update sandbox.payments set state = 'approved' where reference = $1`, [paymentReference])
    await shop.pool.query(`insert into sandbox.ledger values ($1, $2, $3, 'charge', 1000, $4)`, [
      `charge:${paymentReference}`,
      paymentReference,
      shopper.cartId,
      shop.clock(),
    ])
    const { reconcile, sweep } = sweeper(shop)
    await reconcile()
    await sweep()
    expect(await outcome(shopper)).toEqual(nothing)
    expect(await moneyProblems(shop.pool)).toEqual([])
  })
})
