import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiErrorOf, buyer, cards } from '../../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../../tests/buying.ts'
import { breaker } from '../../../tests/crash/breaker.ts'
import { moneyProblems } from '../../../tests/money-problems.ts'
import { sweeper } from '../../../tests/payments.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'

const { fault, arm } = breaker()
let shop: Shop
let catalogue: TestCatalogue

beforeAll(async () => {
  shop = await testShop({ fault })
  catalogue = await testCatalogue(shop)
})
afterAll(async () => {
  expect(await moneyProblems(shop.pool)).toEqual([])
  await shop.close()
})

/** Two shoppers in the checkout with the same last piece. */
async function rivals(sku: string, stock = 1) {
  await catalogue.addProduct({ sku, priceCents: 10_00, stock })
  const [first, second] = [buyer(shop), buyer(shop)]
  const { cartId } = await first.add(sku)
  await second.add(sku)
  return { first: { ...first, cartId }, second }
}

const soldOut = (sku: string) => ({
  status: 400,
  errors: [`Testa ${sku} is sold out. Please remove it to continue.`],
})

it('holds the last piece while the bank decides, and releases it with a void', async () => {
  const { first, second } = await rivals('VOIDED')
  await first.buy({ card: cards.challenge }, 'first')
  expect(await apiErrorOf(second.buy({}, 'second'))).toMatchObject(soldOut('VOIDED'))
  await first.api.checkout.cancel({ body: { cartId: first.cartId, selectedPaymentOption: 0 } })
  expect(await second.buy({}, 'second again')).toMatchObject({ orderCompleted: true })
})

it('releases it when the card is declined', async () => {
  const { first, second } = await rivals('DECLINED')
  expect(await apiErrorOf(first.buy({ card: cards.declined }, 'first'))).toMatchObject({ status: 401 })
  expect(await second.buy({}, 'second')).toMatchObject({ orderCompleted: true })
})

it('releases it when the challenge is not completed', async () => {
  const { first, second } = await rivals('EXPIRED')
  await first.buy({ card: cards.challenge }, 'first')
  shop.clock.advance(31 * 60_000)
  await sweeper(shop).sweep()
  expect(await second.buy({}, 'second')).toMatchObject({ orderCompleted: true })
})

it.each(['validated', 'attempt-saved'] as const)('releases it after a crash at %s', async (point) => {
  const sku = `CRASH-${point}`.toUpperCase()
  const { first, second } = await rivals(sku)
  arm(point)
  expect((await apiErrorOf(first.buy({}, 'first'))).status).toBe(500)
  if (point === 'attempt-saved') expect(await apiErrorOf(second.buy({}, 'second'))).toMatchObject(soldOut(sku))
  shop.clock.advance(21_000)
  await sweeper(shop).sweep()
  expect(await second.buy({}, 'second again')).toMatchObject({ orderCompleted: true })
})

it('lets the same shopper pay for the stock that their attempt holds', async () => {
  const { first } = await rivals('OWN')
  await first.buy({ card: cards.challenge }, 'first')
  expect(await first.buy({ card: cards.visa }, 'other card')).toMatchObject({ orderCompleted: true })
})

it('subtracts held quantities from the stock', async () => {
  const { first, second } = await rivals('THREE', 3)
  await first.add('THREE')
  await first.buy({ card: cards.challenge }, 'first')
  await second.add('THREE')
  expect(await apiErrorOf(second.buy({}, 'second'))).toMatchObject({ errors: ['Only 1 of Testa THREE are left.'] })
  await first.api.checkout.cancel({ body: { cartId: first.cartId, selectedPaymentOption: 0 } })
})

it('holds the last use of a coupon while the bank decides, and releases it when the payment ends', async () => {
  await shop.pool.query(`insert into coupons values ('ONCE', 'percent', 50, 0, null, null, 1, 0)`)
  const { first, second } = await rivals('HALF', 9)
  for (const { api } of [first, second]) await api.cart.addCoupon({ body: { code: 'ONCE' } })
  await first.buy({ card: cards.challenge }, 'first')
  expect(await apiErrorOf(second.buy({}, 'second'))).toMatchObject({
    status: 400,
    errors: ['The coupon ONCE is used up. Please remove it to continue.'],
  })
  await first.api.checkout.cancel({ body: { cartId: first.cartId, selectedPaymentOption: 0 } })
  expect(await second.buy({}, 'second again')).toMatchObject({ orderCompleted: true })
})
