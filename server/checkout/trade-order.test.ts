import { afterAll, beforeAll, expect, it } from 'vitest'
import { toCents } from '#domain/money/money.ts'
import { addressIn, apiErrorOf, buyer, monday, saturday } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { moneyProblems } from '../../tests/money-problems.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let trade: Shop
let consumer: Shop

const warranty = { id: 'plus-2', name: '4 years', note: '', priceCents: 59_00, included: false }

beforeAll(async () => {
  trade = await testShop({ brand: 'aoc' })
  const tradeStock = await testCatalogue(trade, 'aoc')
  await tradeStock.addProduct({ sku: 'KETTLE', priceCents: 126_36, stock: 100, brand: 'aoc', warranties: [warranty] })
  consumer = await testShop({ brand: 'aol' })
  const consumerStock = await testCatalogue(consumer, 'aol')
  await consumerStock.addProduct({ sku: 'KETTLE', priceCents: 139_00, stock: 100, brand: 'aol' })
})
afterAll(async () => {
  for (const shop of [trade, consumer]) {
    expect(await moneyProblems(shop.pool)).toEqual([])
    await shop.close()
  }
})

const inCents = (amounts: readonly (number | undefined)[]) => amounts.map((amount) => toCents(amount ?? 0))

const mailOf = async (shop: Shop, number: string) =>
  (await shop.pool.query(`select body from mails where subject like '%${number}%'`)).rows[0].body as string

it('lists, adds and charges without and with GST in a commercial shop, exact to the cent', async () => {
  const buying = buyer(trade)
  const cart = await buying.api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 3, warrantyId: 'plus-2' } })
  // 126.36 and 59 / 1.1 = 53.64 for each of three, plus a tenth of 540.00.
  expect(cart.products[0]).toMatchObject({ price: 126.36, selectedWarranty: { price: 53.64 } })
  expect(inCents([cart.subTotal, cart.tax, cart.orderTotal])).toEqual([540_00, 54_00, 594_00])

  const body = await buying.form({ deliveryDate: saturday, deliveryServices: ['SVC-UNPACK'] })
  const { encryptedValues: _card, ...request } = { ...body, deliveryDate: null, cardDetails: null }
  const { availability, deliveryServices } = await buying.api.checkout.availability({ body: request })
  // 49 and 29 include GST.
  expect(availability.dates.find(({ date }) => date[2] === 21)?.price).toBe(44.55)
  expect(deliveryServices[0]?.price).toBe(26.36)
  const placed = (orderTotal: number) => buying.press({ ...body, cart: { ...body.cart, orderTotal } })
  for (const wrong of [594, 610.91, 672.01])
    expect(await apiErrorOf(placed(wrong))).toMatchObject({
      errors: ['Your order total has changed. Please review your order and try again.'],
    })
  expect(await placed(672)).toMatchObject({ orderCompleted: true })

  const order = await buying.api.checkout.confirmation({ query: { id: body.cartId } })
  expect(order).toMatchObject({ orderTotal: 672, tax: 61.09, pricesExGst: true, paid: 672, remaining: 0 })
  expect(inCents([order.cart.subTotal, order.shipping, order.deliveryServices[0]?.price, order.tax])).toEqual([
    ...[540_00, 44_55, 26_36, 61_09],
  ])
  const { rows } = await trade.pool.query(
    'select total_cents::int, tax_cents::int, paid_cents::int from orders where cart_id = $1',
    [body.cartId],
  )
  expect(rows).toEqual([{ total_cents: 672_00, tax_cents: 61_09, paid_cents: 672_00 }])
  const mail = await mailOf(trade, order.orderNumber)
  for (const line of ['Products and extras, ex GST: $540', 'GST: $61.09', 'Total incl. GST: $672'])
    expect(mail).toContain(`${line}\n`)
})

it('charges the same for the product in a consumer shop, and shows the GST included', async () => {
  const buying = buyer(consumer)
  const cart = await buying.add('KETTLE')
  expect(inCents([cart.subTotal, cart.tax, cart.orderTotal])).toEqual([139_00, 12_64, 139_00])
  await buying.buy()
  const order = await buying.api.checkout.confirmation({ query: { id: cart.cartId } })
  expect(order).toMatchObject({ orderTotal: 139, tax: 12.64, pricesExGst: false })
  expect(await mailOf(consumer, order.orderNumber)).toContain('Total: $139\nIncludes GST: $12.64\n')
  const inTrade = await buyer(trade).add('KETTLE')
  expect(inTrade.orderTotal).toBe(order.orderTotal)
})

it('calculates GST after the coupon, and none on a zero total', async () => {
  const buying = buyer(trade)
  await buying.add('KETTLE')
  const cart = await buying.api.cart.addCoupon({ body: { code: 'HEARTH10' } })
  // 12.63 off 126.36, plus a tenth of the rest.
  expect(inCents([cart.subTotal, cart.discount, cart.tax, cart.orderTotal])).toEqual([126_36, 12_63, 11_37, 125_10])
  const free = await buying.api.cart.addCoupon({ body: { code: 'FREEHEARTH' } })
  expect(inCents([free.tax, free.orderTotal])).toEqual([0, 0])
})

it('accepts an order for a suburb without days and promises none, even if the page sends a day [S2-4-32]', async () => {
  const buying = buyer(consumer)
  const { cartId } = await buying.add('KETTLE')
  const deliveryAddress = { ...addressIn({ suburb: 'Testtown', postcode: '7255' }) }
  expect(await buying.buy({ deliveryAddress, deliveryDate: monday })).toMatchObject({ orderCompleted: true })
  const order = await buying.api.checkout.confirmation({ query: { id: cartId } })
  expect(order).toMatchObject({ deliveryDate: null, shipping: 0 })
  const mail = await mailOf(consumer, order.orderNumber)
  expect(mail).toContain('Delivery: We call you about the day')
  expect(mail).toContain('Delivery day: We call you about it')
})

it.each([
  ['nobody delivers', { suburb: 'Test Springs', postcode: '0872' }],
  ['every day is taken', { suburb: 'Testmas Island', postcode: '6798' }],
])('rejects an order with a message where %s, and charges nothing [S2-4-31]', async (_why, place) => {
  const buying = buyer(consumer)
  await buying.add('KETTLE')
  expect(await apiErrorOf(buying.buy({ deliveryAddress: addressIn(place) }))).toMatchObject({
    status: 400,
    errors: ['Delivery is not available for this address. Please choose another one or call us.'],
  })
})
