import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

const unlimited = { perSecond: 10_000, burst: 100_000 }
const minute = 60_000

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ limits: { reads: unlimited, writes: unlimited } })
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00 })
})
afterAll(() => shop.close())

let networks = 0
let network: string
beforeEach(() => {
  network = `10.8.0.${++networks}`
})

/** A new browser with a new cart, from the same IP address as the others. */
async function ready(ip = network) {
  const { cart } = shop.visitorAt(ip)
  await cart.addProduct({ body: { sku: 'KNOB', quantity: 1 } })
  return {
    addCoupon: (code: string) => cart.addCoupon({ body: { code } }),
    addCouponCode: (couponCode: string) => cart.addCoupon({ body: { couponCode } }),
  }
}

const wrong = { status: 400, errors: ['This coupon is not valid'] }
const limitedFor = (minutes: number, field: 'code' | 'couponCode' = 'code') => {
  const text = `Too many coupon tries. Please try again in ${minutes} minutes`
  return { status: 429, errors: [text], fields: { [field]: [text] } }
}

it('looks up 20 of 300 guesses from one network, regardless of the number of carts', async () => {
  const errors = []
  for (let cart = 0; cart < 60; cart++) {
    const { addCoupon } = await ready()
    for (let guess = 0; guess < 5; guess++) errors.push(await apiErrorOf(addCoupon(`GUESS${cart}-${guess}`)))
  }
  for (const error of errors.slice(0, 20)) expect(error).toMatchObject(wrong)
  for (const error of errors.slice(20)) expect(error).toMatchObject(limitedFor(60))
  expect(await apiErrorOf((await ready()).addCoupon('HEARTH10'))).toMatchObject(limitedFor(60))
  expect(await (await ready('10.8.1.1')).addCoupon('HEARTH10')).toMatchObject({ couponCode: 'HEARTH10' })
}, 120_000)

it('looks up no more of them when all are sent concurrently', async () => {
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => ready()))
  const errors = await Promise.all(shoppers.map(({ addCoupon }, guess) => apiErrorOf(addCoupon(`GUESS${guess}`))))
  expect(errors.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20)
  for (const { status } of errors) expect([400, 429]).toContain(status)
})

it('accepts the right code after wrong ones, and does not count it', async () => {
  const { addCoupon } = await ready()
  for (let guess = 0; guess < 5; guess++) expect(await apiErrorOf(addCoupon(`GUESS${guess}`))).toMatchObject(wrong)
  for (let again = 0; again < 25; again++) expect(await addCoupon('HEARTH10')).toMatchObject({ couponCode: 'HEARTH10' })
})

it('names the field and the time until the next attempt', async () => {
  const { addCoupon, addCouponCode } = await ready()
  for (let guess = 0; guess < 10; guess++) await apiErrorOf(addCoupon(`GUESS${guess}`))
  shop.clock.advance(20 * minute)
  expect(await apiErrorOf(addCoupon('HEARTH10'))).toMatchObject(limitedFor(40))
  expect(await apiErrorOf(addCouponCode('HEARTH10'))).toMatchObject(limitedFor(40, 'couponCode'))
  shop.clock.advance(40 * minute)
  expect(await addCoupon('HEARTH10')).toMatchObject({ couponCode: 'HEARTH10' })
})
