import { expect, it } from 'vitest'
import { type Availability, initialAvailability } from '#domain/availability.ts'
import { aView, filled } from '../../../tests/orders.ts'
import { orderSums } from './order-sums.ts'
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
const order = { values: filled({ partialPayment: '$120' }), view: aView(), availability }
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

it('asks for days with neither card nor date [S2-7-04]', () => {
  const body = availabilityBody(order)
  expect([body.cardDetails, body.deliveryDate]).toEqual([null, null])
  expect(JSON.stringify(body)).not.toContain('4111')
})

it('never sends the clear card [S2-5-46]', () => {
  const text = JSON.stringify(checkoutBody(order, card, screen))
  for (const secret of ['4111', '987', '05/30', 'CARD HOLDER']) expect(text).not.toContain(secret)
})

it('sums the order up as the form stands [S2-4-34]', () => {
  const facts = { view: aView(), availability, partialPayment: '120', country: 'AU' } as const
  expect(orderSums(facts)).toEqual({
    rows: [
      { name: 'Delivery, Sat 21 Nov', value: '$49' },
      { name: 'TAKE', value: '$49.50' },
    ],
    totalCents: 338_50,
    payments: [
      { name: 'Deposit today', value: '$120' },
      { name: 'Left to pay before delivery', value: '$218.50' },
    ],
    dueCents: 120_00,
  })
  expect(orderSums({ ...facts, partialPayment: '5' })).toMatchObject({ payments: [], dueCents: 338_50 })
  const start = orderSums({ ...facts, availability: initialAvailability, partialPayment: '' })
  expect([start.rows, start.payments, start.dueCents]).toEqual([
    [{ name: 'Delivery', value: 'Choose a suburb' }],
    [],
    240_00,
  ])
})
