import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { apiErrorOf, buyer, cards } from '../../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../../tests/buying.ts'
import { moneyProblems } from '../../../tests/money-problems.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { busyText, declinedText, networkLimits } from './network-limit.ts'

const unlimited = { perSecond: 10_000, burst: 100_000 }

let shop: Shop
let stock: TestCatalogue

beforeAll(async () => {
  shop = await testShop({ limits: { reads: unlimited, writes: unlimited } })
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 10_000 })
})
afterAll(async () => {
  expect(await moneyProblems(shop.pool)).toEqual([])
  await shop.close()
})

let networks = 0
let network: string
beforeEach(() => {
  network = `10.7.0.${++networks}`
})

/** A new browser with a new cart and the same client address. */
async function ready(ip = network, sku = 'KNOB') {
  const shopper = buyer(shop, shop.visitorAt(ip))
  await shopper.add(sku)
  return shopper
}

/** Null if the order was placed. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    () => apiErrorOf(call),
  )

async function payments() {
  const { rows } = await shop.pool.query<{ n: number }>('select count(*)::int as n from sandbox.payments')
  return rows[0]?.n ?? 0
}

const busy = { status: 400, errors: [busyText] }
const declined = { status: 400, errors: [declinedText] }

describe('declined cards of one network', () => {
  it('are limited to ten an hour, across all carts', async () => {
    const before = await payments()
    const outcomes = []
    for (let attempt = 0; attempt < 40; attempt++)
      outcomes.push(await outcomeOf((await ready()).buy({ card: cards.declined })))
    expect((await payments()) - before).toBe(networkLimits.declined)
    expect(outcomes.slice(0, 10).map((outcome) => outcome?.status)).toEqual(Array(10).fill(401))
    for (const outcome of outcomes.slice(10)) expect(outcome).toMatchObject(declined)
    expect(await (await ready('10.7.1.1')).buy()).toMatchObject({ orderCompleted: true })
    shop.clock.advance(3_600_001)
    expect(await (await ready()).buy()).toMatchObject({ orderCompleted: true })
  }, 120_000)

  it('are limited when all are sent concurrently', async () => {
    const before = await payments()
    const bodies = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const shopper = await ready()
        return { shopper, body: await shopper.form({ card: cards.declined }) }
      }),
    )
    const outcomes = await Promise.all(bodies.map(({ shopper, body }) => outcomeOf(shopper.press(body))))
    expect((await payments()) - before).toBeLessThanOrEqual(networkLimits.declined)
    for (const outcome of outcomes) expect([400, 401]).toContain(outcome?.status)
    for (const outcome of outcomes.filter((result) => result?.status === 400))
      expect([busyText, declinedText]).toContain(outcome?.errors?.[0])
  })

  it('are counted by IPv6 network', async () => {
    for (let index = 0; index < 10; index++)
      await outcomeOf((await ready(`2001:db8:1:2::${index + 1}`)).buy({ card: cards.declined }))
    expect(await outcomeOf((await ready('2001:db8:1:2::ff')).buy())).toMatchObject(declined)
    expect(await outcomeOf((await ready('2001:db8:1:3::1')).buy())).toBeNull()
  })

  it('do not block others below the limit, and approved payments do not count', async () => {
    for (let attempt = 0; attempt < 9; attempt++) await outcomeOf((await ready()).buy({ card: cards.noFunds }))
    for (let attempt = 0; attempt < 25; attempt++) expect(await outcomeOf((await ready()).buy())).toBeNull()
  })

  it('do not block other payment methods, or orders without a payment', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await outcomeOf((await ready()).buy({ card: cards.declined }))
    expect(await outcomeOf((await ready()).buy())).toMatchObject(declined)
    expect(await (await ready()).buy({ selectedPaymentOption: paymentOptions.PayPal })).toMatchObject({ success: true })
    const free = await ready()
    await free.api.cart.addCoupon({ body: { code: 'FREEHEARTH' } })
    expect(await free.buy()).toMatchObject({ orderCompleted: true })
  })
})

describe('open payments of one network', () => {
  it('hold stock twenty times at most', async () => {
    await stock.addProduct({ sku: 'RARE', priceCents: 10_00, stock: 25 })
    for (let attempt = 0; attempt < networkLimits.open; attempt++)
      expect(await outcomeOf((await ready(network, 'RARE')).buy({ card: cards.challenge }))).toBeNull()
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await outcomeOf((await ready(network, 'RARE')).buy({ card: cards.challenge }))).toMatchObject(busy)
    expect(await outcomeOf((await ready('10.7.1.2', 'RARE')).buy())).toBeNull()
  })
})
