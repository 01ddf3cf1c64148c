import { expect, it } from 'vitest'
import { orderSums } from '#features/checkout/order-sums.ts'
import { type Availability, initialAvailability } from '#features/checkout/rules/availability.ts'
import { aView, filled } from '../../../../tests/orders.ts'
import { availabilityBody, checkoutBody } from './request.ts'

const service = (sku: string, price: number, selected: boolean) => ({ sku, title: sku, price, selected, hidden: false })
const availability: Availability = {
  ...initialAvailability,
  rawDates: [{ date: [2026, 11, 21], price: 49, available: true }],
  selectedDate: [2026, 11, 21],
  selectedShippingCost: 49,
  deliveryServices: [service('TAKE', 49.5, true), service('CARRY', 79, false)],
  supplierAvailability: { miele: { dates: [{ date: [2026, 12, 3] }] } },
}
const consumer = { country: 'AU', flags: { pricesExGst: false } } as const
const order = { values: filled({ partialPayment: '$120' }), view: aView(), availability, shop: consumer }
const screen = { height: 900, width: 1440 }
const card = { encryptedValues: { default: 'eyJ' }, cardHolderName: 'Ada Ngata' }

it('sends the form with everything the card adds [S2-7-02] [S2-3-18] [S2-3-20] [S2-3-05] [S2-3-07]', () => {
  expect(checkoutBody(order, card, screen)).toMatchObject({
    cartId: 'C1',
    deliveryDate: [2026, 11, 21],
    deliveryServices: ['TAKE'],
    browserInfo: { screenHeight: 900, screenWidth: 1440 },
    encryptedValues: { default: 'eyJ' },
    cardHolderName: 'Ada Ngata',
    paymentReference: null,
    cardDetails: null,
    partialPayment: 120,
    phoneNumber: '0412345678',
  })
})

it('sends each supplier with its first date, a price of 0 without one [S2-3-16]', () => {
  expect(checkoutBody(order, card, screen).supplierDeliveryDates).toEqual([
    { supplier: 'miele', deliveryDate: [2026, 12, 3], price: 0 },
  ])
})

it('sends items of seven keys, the whole total and the coupon [S2-3-11] [S2-3-22]', () => {
  expect(checkoutBody({ ...order, view: aView({ couponCode: 'SAVE10' }) }, card, screen).cart).toEqual({
    items: [
      {
        qty: 2,
        sku: 'KETTLE',
        unitId: null,
        productCode: 'KETTLE-2',
        category: 'Kettles',
        warrantyId: 'W5',
        installId: null,
      },
    ],
    orderTotal: 338.5,
    couponCode: 'SAVE10',
  })
})

it('sends no billing address while it is the same, and its own otherwise [S2-3-21] [S2-3-04]', () => {
  expect(checkoutBody(order, card, screen).billingAddress).toBeNull()
  const { deliveryInstructions: _, ...billingAddress } = filled().deliveryAddress
  const own = { ...order, values: filled({ isBillingSame: false, billingAddress }) }
  expect(Object.keys(checkoutBody(own, card, screen).billingAddress ?? {})).toEqual([
    'firstName',
    'lastName',
    'companyName',
    'address',
    'suburb',
    'state',
    'postcode',
    'country',
  ])
})

it('requests delivery dates with neither card nor date [S2-7-04]', () => {
  const body = availabilityBody(order)
  expect([body.cardDetails, body.deliveryDate]).toEqual([null, null])
  expect(JSON.stringify(body)).not.toContain('4111')
})

it('never sends the clear card [S2-5-46]', () => {
  const text = JSON.stringify(checkoutBody(order, card, screen))
  for (const secret of ['4111', '987', '05/30', 'CARD HOLDER']) expect(text).not.toContain(secret)
})

it('calculates the totals from the form values [S2-4-34]', () => {
  const params = { view: aView(), availability, partialPayment: '120', paymentOption: 0, shop: consumer }
  expect(orderSums(params)).toEqual({
    rows: [
      { name: 'Delivery, Sat 21 Nov', value: '$49' },
      { name: 'TAKE', value: '$49.50' },
    ],
    totalCents: 338_50,
    gstCents: 30_77,
    payments: [
      { name: 'Deposit today', value: '$120' },
      { name: 'Left to pay before delivery', value: '$218.50' },
    ],
    dueCents: 120_00,
    dueText: 'You pay $120 deposit today.',
  })
  expect(orderSums({ ...params, partialPayment: '5' })).toMatchObject({ payments: [], dueCents: 338_50 })
  const start = orderSums({ ...params, availability: initialAvailability, partialPayment: '' })
  expect([start.rows, start.payments, start.dueCents]).toEqual([
    [{ name: 'Delivery', value: 'Choose a suburb' }],
    [],
    240_00,
  ])
})

it('adds GST once to everything in a commercial shop, and sends what it shows', () => {
  const shop = { country: 'AU', flags: { pricesExGst: true } } as const
  const view = aView({ orderTotal: 264, subTotal: 240, tax: 24 })
  const params = { view, availability, partialPayment: '', paymentOption: 0, shop }
  expect(orderSums(params)).toMatchObject({ totalCents: 372_35, gstCents: 33_85, dueCents: 372_35 })
  expect(checkoutBody({ ...order, view, shop }, card, screen).cart.orderTotal).toBe(372.35)
})

it('places an order on account without a charge, its deposit today and the rest before delivery', () => {
  const params = { view: aView(), availability, partialPayment: '', paymentOption: 4, shop: consumer }
  expect(orderSums(params)).toMatchObject({
    payments: [{ name: 'On your account', value: '$338.50' }],
    dueCents: 0,
    dueText: '$338.50 goes on your account.',
  })
  expect(orderSums({ ...params, partialPayment: '120' })).toMatchObject({
    payments: [
      { name: 'Deposit, on your account today', value: '$120' },
      { name: 'On your account before delivery', value: '$218.50' },
    ],
    dueCents: 0,
    dueText: '$120 deposit goes on your account today and $218.50 before delivery.',
  })
})

it('names no day where none can be promised', () => {
  const answered = (changes: Partial<Availability>) =>
    orderSums({
      view: aView(),
      availability: { ...initialAvailability, selectedDate: [2026, 12, 14], deliveryUnavailable: true, ...changes },
      partialPayment: '',
      paymentOption: 0,
      shop: consumer,
    }).rows
  expect(answered({ isOnCall: true })).toEqual([{ name: 'Delivery', value: 'We call you about the day' }])
  expect(answered({})).toEqual([{ name: 'Delivery', value: 'Not available' }])
})
