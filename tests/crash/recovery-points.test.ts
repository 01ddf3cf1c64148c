import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverMails } from '../../server/mail/mail-delivery.ts'
import type { Mail } from '../../server/mail/mailer.ts'
import { recoveryPoints } from '../../server/payments/recovery-point.ts'
import { apiErrorOf, type Buyer, buyer, cards } from '../buyer.ts'
import { type TestCatalogue, testCatalogue } from '../buying.ts'
import { moneyProblems } from '../money-problems.ts'
import { sweeper } from '../payments.ts'
import { type Shop, testShop } from '../test-app.ts'
import { breaker } from './breaker.ts'

const first = breaker()
const second = breaker()
let shop: Shop
let catalogue: TestCatalogue
let knobId: string

beforeAll(async () => {
  shop = await testShop({ fault: first.fault })
  catalogue = await testCatalogue(shop)
  knobId = await catalogue.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
})
afterAll(() => shop.close())

async function ready() {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KNOB')
  return { ...shopper, cartId }
}

const outcome = async (shopper: Buyer & { cartId: string }) => {
  const { rows } = await shop.pool.query<{ orders: number; charges: number }>(
    `select (select count(*)::int from orders where cart_id = $1) as orders,
            (select count(*)::int from sandbox.ledger where merchant_order = $1::text and kind = 'charge') as charges`,
    [shopper.cartId],
  )
  return rows[0]
}

/** Advances the clock and runs the background jobs until they have nothing left to do. */
async function settle() {
  for (let round = 0; round < 4; round++) {
    shop.clock.advance(21_000)
    await sweeper(shop, second.fault).sweep()
  }
}

// A card is charged in one step, without a separate capture.
const points = recoveryPoints.filter(
  (point) => point !== 'mail-sent' && point !== 'webhook-sent' && point !== 'captured',
)
const chargedBy: Record<string, boolean> = {
  validated: false,
  'attempt-saved': false,
  'provider-called': true,
  'answer-saved': true,
  'order-written': true,
  'order-saved': true,
}

describe.each(points)('killed at %s', (point) => {
  it('completes the order in the background, or charges nothing', async () => {
    const shopper = await ready()
    const body = await shopper.form()
    first.arm(point)
    expect((await apiErrorOf(shopper.press(body, 'press'))).status).toBe(500)
    await settle()
    const expected = chargedBy[point] ? { orders: 1, charges: 1 } : { orders: 0, charges: 0 }
    expect(await outcome(shopper)).toEqual(expected)
    expect(await moneyProblems(shop.pool)).toEqual([])
  })

  it('ends in exactly one order and one charge at the next submission', async () => {
    const shopper = await ready()
    const body = await shopper.form()
    first.arm(point)
    await apiErrorOf(shopper.press(body, 'press'))
    // As after a restart: the lock on the attempt has expired.
    shop.clock.advance(21_000)
    expect(await shopper.press(body, 'next press')).toMatchObject({ orderCompleted: true, cartId: shopper.cartId })
    await settle()
    expect(await outcome(shopper)).toEqual({ orders: 1, charges: 1 })
    expect(await moneyProblems(shop.pool)).toEqual([])
  })

  it('never charges twice for a repeated submission', async () => {
    const shopper = await ready()
    const body = await shopper.form()
    first.arm(point)
    await apiErrorOf(shopper.press(body, 'press'))
    shop.clock.advance(21_000)
    const response = await shopper.press(body, 'press').catch((error: unknown) => error)
    if (point === 'attempt-saved')
      expect(response).toMatchObject({
        status: 400,
        problem: { errors: ['The payment did not go through and nothing was charged. Please try again.'] },
      })
    else expect(response).toMatchObject({ orderCompleted: true })
    await settle()
    expect((await outcome(shopper))?.charges).toBe(point === 'attempt-saved' ? 0 : 1)
    expect(await moneyProblems(shop.pool)).toEqual([])
  })

  it('survives a second kill during recovery', async () => {
    for (const again of ['answer-saved', 'order-written', 'order-saved'] as const) {
      const shopper = await ready()
      const body = await shopper.form()
      first.arm(point)
      second.arm(again)
      await apiErrorOf(shopper.press(body, 'press'))
      await settle()
      expect((await outcome(shopper))?.charges).toBe(chargedBy[point] ? 1 : 0)
      expect(await moneyProblems(shop.pool)).toEqual([])
    }
  })
})

describe('stock and coupons', () => {
  it('are counted once even if an order is interrupted repeatedly', async () => {
    await shop.pool.query(
      `insert into coupons values ('ONCE', 'percent', 10, 0, null, null, 5, 0) on conflict do nothing`,
    )
    const before = await catalogue.stockOf(knobId)
    const shopper = await ready()
    await shopper.api.cart.addCoupon({ body: { code: 'ONCE' } })
    const body = await shopper.form()
    first.arm('order-written')
    second.arm('order-written')
    await apiErrorOf(shopper.press(body, 'press'))
    await settle()
    expect(await outcome(shopper)).toEqual({ orders: 1, charges: 1 })
    expect(await catalogue.stockOf(knobId)).toBe(before - 1)
    const { rows } = await shop.pool.query(`select uses from coupons where code = 'ONCE'`)
    expect(rows).toEqual([{ uses: 1 }])
  })
})

describe('mails', () => {
  it('are sent once for an order, with its number, and again only after a kill between sending and saving', async () => {
    const shopper = await ready()
    await shopper.buy()
    const { orderNumber } = await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    const run = () => deliverMails({ db: shop.db, clock: shop.clock, mailer, fault: first.fault })
    await deliverMails({ db: shop.db, clock: shop.clock, mailer: { send: async () => {} } })
    await shop.pool.query(`update mails set due_at = $1, sent_at = null, tries = 0 where subject like $2`, [
      shop.clock(),
      `%${orderNumber}%`,
    ])
    first.arm('mail-sent')
    await expect(run()).rejects.toThrow('killed at mail-sent')
    await run()
    expect(sent).toHaveLength(1)
    shop.clock.advance(61_000)
    await run()
    shop.clock.advance(10_000_000)
    await run()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.id).toBe(sent[0]?.id)
    expect(sent[0]).toMatchObject({ to: 'ada@example.com', subject: expect.stringContaining(orderNumber) })
    expect(sent[0]?.body).toContain('1 x Testa KNOB: $10')
  })

  it('that fail are retried with growing delays, and do not delay others', async () => {
    const shopper = await ready()
    await shopper.buy()
    let tries = 0
    const failing = { send: async () => Promise.reject(new Error(`no post office ${tries++}`)) }
    const run = () => deliverMails({ db: shop.db, clock: shop.clock, mailer: failing })
    await run()
    await run()
    expect(tries).toBe(1)
    shop.clock.advance(61_000)
    await run()
    shop.clock.advance(61_000)
    await run()
    expect(tries).toBe(2)
  })
})

describe('the check of the money', () => {
  it('sees a charge that is missing, doubled or without an order, and an attempt left behind', async () => {
    const shopper = await ready()
    const { paymentReference = '' } = await shopper.buy()
    const problemsAfter = async (spoil: string, mend: string) => {
      await shop.pool.query(spoil)
      const problems = await moneyProblems(shop.pool)
      await shop.pool.query(mend)
      return problems
    }
    const id = `charge:${paymentReference}`
    expect(
      await problemsAfter(
        `update sandbox.ledger set amount_cents = 0 where id = '${id}'`,
        `update sandbox.ledger set amount_cents = 1000 where id = '${id}'`,
      ),
    ).toEqual([expect.stringMatching(/^order \d+ holds 0 of 1000$/)])
    expect(
      await problemsAfter(
        `insert into sandbox.ledger select 'again', reference, merchant_order, kind, amount_cents, at from sandbox.ledger where id = '${id}'`,
        `delete from sandbox.ledger where id = 'again'`,
      ),
    ).toEqual([expect.stringMatching(/^order \d+ holds 2000 of 1000$/)])
    expect(
      await problemsAfter(
        `update payment_attempts set state = 'approved' where reference = '${paymentReference}'`,
        `update payment_attempts set state = 'completed' where reference = '${paymentReference}'`,
      ),
    ).toEqual([`attempt ${paymentReference} is still approved`])
    expect(
      await problemsAfter(
        `update carts set state = 'open' where id = '${shopper.cartId}'`,
        `update carts set state = 'ordered' where id = '${shopper.cartId}'`,
      ),
    ).toEqual([`cart ${shopper.cartId} is open with 1 orders`])
  })
})

describe('a provider that is contradicted by its own list', () => {
  it('refunds a charge without an order', async () => {
    const shopper = await ready()
    const { paymentReference = '' } = await shopper.buy({ card: cards.challenge }, 'press')
    // The bank approves a payment that it had reported as declined.
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
    const { rows } = await shop.pool.query('select state from payment_attempts where reference = $1', [
      paymentReference,
    ])
    expect(rows).toEqual([{ state: 'refunded' }])
    expect(await moneyProblems(shop.pool)).toEqual([])
  })
})
