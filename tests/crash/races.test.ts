import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf, type Buyer, buyer, cards } from '../buyer.ts'
import { type TestCatalogue, testCatalogue } from '../buying.ts'
import { moneyProblems } from '../money-problems.ts'
import { type Shop, testShop } from '../test-app.ts'

let shop: Shop
let catalogue: TestCatalogue

beforeAll(async () => {
  // Payments with the slow card wait in real time, so that submissions overlap.
  shop = await testShop({ wait: (ms) => new Promise((done) => setTimeout(done, Math.min(ms, 400))) })
  catalogue = await testCatalogue(shop)
  await catalogue.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 10_000 })
})
afterAll(async () => {
  expect(await moneyProblems(shop.pool)).toEqual([])
  await shop.close()
})

async function ready() {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KNOB')
  return { ...shopper, cartId }
}

async function counted({ cartId }: { cartId: string }) {
  const { rows } = await shop.pool.query<{ orders: number; charges: number; attempts: number }>(
    `select (select count(*)::int from orders where cart_id = $1) as orders,
            (select count(*)::int from payment_attempts where cart_id = $1) as attempts,
            (select count(*)::int from sandbox.ledger where merchant_order = $1::text) as charges`,
    [cartId],
  )
  return rows[0]
}

const once = { orders: 1, charges: 1, attempts: 1 }

describe('exactly one order is placed for', () => {
  it('a double click', async () => {
    const shopper = await ready()
    const body = await shopper.form({ card: cards.slow })
    const responses = await Promise.all([shopper.press(body, 'press'), shopper.press(body, 'press')])
    expect(responses[1]).toEqual(responses[0])
    expect(responses[0]).toMatchObject({ orderCompleted: true })
    expect(await counted(shopper)).toEqual(once)
  })

  it('two tabs with a card each', async () => {
    const shopper = await ready()
    const [first, second] = await Promise.all([
      shopper.form({ card: cards.slow }),
      shopper.form({ card: cards.mastercard }),
    ])
    const responses = await Promise.all([shopper.press(first, 'tab one'), shopper.press(second, 'tab two')])
    for (const response of responses) expect(response).toMatchObject({ orderCompleted: true, cartId: shopper.cartId })
    expect(await counted(shopper)).toEqual(once)
  })

  it('eight submissions at the same time, with and without keys', async () => {
    const shopper = await ready()
    const body = await shopper.form({ card: cards.slow })
    const keys = ['a', 'a', 'b', undefined, undefined, 'c', 'a', 'd']
    const responses = await Promise.all(keys.map((key) => shopper.press(body, key)))
    for (const response of responses) expect(response).toMatchObject({ orderCompleted: true })
    expect(await counted(shopper)).toEqual(once)
  })

  it('a submission repeated after the order is placed, with any key or none', async () => {
    const shopper = await ready()
    const body = await shopper.form()
    const response = await shopper.press(body, 'press')
    expect(await shopper.press(body, 'press')).toEqual(response)
    expect(await shopper.press(body, 'other')).toMatchObject({ orderCompleted: true, cartId: shopper.cartId })
    expect(await shopper.press(body)).toMatchObject({ orderCompleted: true, cartId: shopper.cartId })
    expect(await counted(shopper)).toEqual(once)
  })

  it('a submission repeated with newly encrypted card data, which is not compared', async () => {
    const shopper = await ready()
    const body = await shopper.form()
    const again = await shopper.form({ fraudCheckToken: 'another' })
    const response = await shopper.press(body, 'press')
    expect(await shopper.press({ ...again, cart: body.cart, cartId: body.cartId }, 'press')).toEqual(response)
    expect(await counted(shopper)).toEqual(once)
  })

  it('sixty shuffled submissions in three tabs', async () => {
    for (let round = 0; round < 15; round++) {
      const shopper = await ready()
      const body = await shopper.form({ card: round % 3 === 0 ? cards.slow : cards.visa })
      const steps = [0, 1, 2, 3].map(async (tab) => {
        await new Promise((done) => setTimeout(done, ((round * 7 + tab * 13) % 17) * (tab % 2)))
        return shopper.press(body, `tab ${tab % 3}`)
      })
      for (const response of await Promise.all(steps)) expect(response).toMatchObject({ orderCompleted: true })
      expect(await counted(shopper)).toEqual(once)
    }
  })
})

describe('an idempotency key', () => {
  it('is rejected with another body, and nothing is charged again', async () => {
    const shopper = await ready()
    await apiErrorOf(shopper.buy({ card: cards.declined }, 'press'))
    const body = await shopper.form({ email: 'else@example.com' })
    expect(await apiErrorOf(shopper.press(body, 'press'))).toMatchObject({
      status: 400,
      errors: ['This order was sent before with other contents. Please place it again.'],
    })
    expect(await counted(shopper)).toEqual({ orders: 0, charges: 0, attempts: 1 })
  })

  it('returns the same error for a declined payment again, without a request to the bank', async () => {
    const shopper = await ready()
    const body = await shopper.form({ card: cards.noFunds })
    const rejection = await apiErrorOf(shopper.press(body, 'press'))
    expect(await apiErrorOf(shopper.press(body, 'press'))).toEqual(rejection)
    expect(rejection).toMatchObject({ status: 401, refusalReason: 'Insufficient funds' })
    expect((await counted(shopper))?.attempts).toBe(1)
  })
})

/** Payments and refunds that the provider has received. */
async function countBankRequests() {
  const { rows } = await shop.pool.query<{ payments: number; refunds: number }>(
    `select (select count(*)::int from sandbox.payments) as payments,
            (select count(*)::int from sandbox.ledger where kind = 'refund') as refunds`,
  )
  return rows[0] ?? { payments: 0, refunds: 0 }
}

describe('the last of anything', () => {
  const manyBuyers = async (
    sku: string,
    count: number,
    prepare: (shopper: Buyer) => Promise<unknown> = async () => {},
  ) => {
    const shoppers = await Promise.all(
      Array.from({ length: count }, async () => {
        const shopper = buyer(shop)
        await shopper.add(sku)
        await prepare(shopper)
        return { shopper, body: await shopper.form() }
      }),
    )
    return Promise.all(
      shoppers.map(({ shopper, body }) =>
        shopper.press(body, 'press').then(
          () => 'ordered',
          (error: { problem?: { errors?: string[] } }) => error.problem?.errors?.[0] ?? String(error),
        ),
      ),
    )
  }

  it('piece is paid for once by 30 buyers: the bank receives no request of the others, who see that it is sold out', async () => {
    const id = await catalogue.addProduct({ sku: 'LAST', priceCents: 10_00, stock: 1 })
    const before = await countBankRequests()
    const outcomes = await manyBuyers('LAST', 30)
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1)
    for (const text of outcomes.filter((outcome) => outcome !== 'ordered'))
      expect([
        'Testa LAST cannot be bought at the moment. Please remove it to continue.',
        'Testa LAST is sold out. Please remove it to continue.',
      ]).toContain(text)
    const after = await countBankRequests()
    expect([after.payments - before.payments, after.refunds - before.refunds]).toEqual([1, 0])
    expect(await catalogue.stockOf(id)).toBe(0)
    expect(await moneyProblems(shop.pool)).toEqual([])
  })

  it('use of a coupon is charged once: the bank receives no request of the others, who see what to do', async () => {
    await shop.pool.query(`insert into coupons values ('LASTONE', 'percent', 50, 0, null, null, 1, 0)`)
    const before = await countBankRequests()
    const outcomes = await manyBuyers('KNOB', 12, (shopper) =>
      shopper.api.cart.addCoupon({ body: { code: 'LASTONE' } }),
    )
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1)
    for (const text of outcomes.filter((outcome) => outcome !== 'ordered'))
      expect([
        'The coupon LASTONE is used up. Please remove it to continue.',
        'Your order total has changed. Please review your order and try again.',
      ]).toContain(text)
    const after = await countBankRequests()
    expect([after.payments - before.payments, after.refunds - before.refunds]).toEqual([1, 0])
    const { rows } = await shop.pool.query(`select uses from coupons where code = 'LASTONE'`)
    expect(rows).toEqual([{ uses: 1 }])
    expect(await moneyProblems(shop.pool)).toEqual([])
  })

  it('never assigns an order number twice', async () => {
    await manyBuyers('KNOB', 30)
    const { rows } = await shop.pool.query('select count(*)::int as n, count(distinct number)::int as d from orders')
    expect(rows[0].n).toBe(rows[0].d)
  })
})
