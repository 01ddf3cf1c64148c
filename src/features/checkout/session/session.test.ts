// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { optionBits } from '#domain/checkout/order-options.ts'
import { sessionOf, startValues } from '#features/checkout/form/form-values.ts'
import { initialCheckoutSession } from '#features/checkout/rules/checkout-session.ts'
import { aView, filled } from '../../../../tests/orders.ts'
import { createSessionStore } from './session.ts'

const minuteMs = 60_000
let now = 0
const store = createSessionStore({ storage: localStorage, now: () => now })

const none = { selectedDate: null, services: [] }

beforeEach(() => {
  localStorage.clear()
  now = 1_000_000
})

it('restores each stored field of the form [S2-4-12] [S2-3-32]', () => {
  const rare = {
    partialPayment: '80',
    poNumber: 'PO 7',
    EarlyNotification: true,
    requestedDeliveryContact: 'Kim',
    requestedInstallationContact: 'Jo',
    winningDeliveryServiceOverride: true,
  }
  const values = filled(rare)
  store.write(sessionOf(values, { selectedDate: [2026, 11, 23], services: ['SVC-REMOVE'] }))
  const session = store.read()
  expect(session).toMatchObject({ selectedDate: [2026, 11, 23], services: ['SVC-REMOVE'] })
  const view = { ...aView(), opts: optionBits(['WinningDeliveryServiceOverride']) }
  const again = startValues({ view, session, country: 'AU' })
  const { email, phoneNumber, newsletter, deliveryAddress, isBillingSame } = values
  expect(again).toMatchObject({ ...rare, email, phoneNumber, newsletter, deliveryAddress, isBillingSame })
  // Who has signed out since may not assign the order.
  expect(startValues({ view: aView(), session, country: 'AU' }).winningDeliveryServiceOverride).toBe(false)
})

it('keeps exactly these eight keys, and nothing of the card [S3-3-08] [S2-3-33]', () => {
  store.write(sessionOf(filled(), none))
  const text = localStorage.getItem('checkout-availability') ?? ''
  expect(Object.keys(JSON.parse(text).value)).toEqual([
    'guestEmail',
    'isOptingIntoNewsletter',
    'phoneNumber',
    'deliveryAddress',
    'isBillingAddressSameAsShipping',
    'billingAddress',
    'selectedDate',
    'paymentMethod',
  ])
  for (const secret of ['4111', '05/30', '987', 'CARD HOLDER']) expect(text).not.toContain(secret)
})

it('is there just inside 180 minutes and gone just after, key and all [S2-9-15] [S3-4-38]', () => {
  store.write(sessionOf(filled(), none))
  now += 180 * minuteMs - 1
  expect(store.read().guestEmail?.email).toBe('ada@example.com')
  now += 1
  expect(store.read()).toEqual(initialCheckoutSession)
  expect(localStorage.getItem('checkout-availability')).toBeNull()
})

it('is empty once it was cleared, on the device too [S2-4-11, S3-3-10]', () => {
  store.write(sessionOf(filled(), none))
  store.clear()
  expect(localStorage.length).toBe(0)
})

it("uses the customer's details where nothing was typed", () => {
  const customer = {
    email: 'kim@example.com',
    phone: '0412345678',
    locked: false,
    shippingAddress: null,
    billingAddress: null,
  }
  const values = startValues({ view: { ...aView(), customer }, session: initialCheckoutSession, country: 'NZ' })
  expect(values).toMatchObject({
    email: 'kim@example.com',
    phoneNumber: '0412345678',
    deliveryAddress: { country: 'NZ' },
  })
})
