import { expect, it } from 'vitest'
import { checkoutSessionKey } from '#domain/checkout/checkout-session-key.ts'
import {
  checkoutSessionLife,
  checkoutSessionMinutes,
  initialCheckoutSession,
  readCheckoutSession,
  toCheckoutSession,
} from './checkout-session.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  address: '1 Boxhill Rd',
  suburb: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: 'AU',
}
const filled = {
  guestEmail: { email: 'ada@example.com', isValid: true },
  isOptingIntoNewsletter: false,
  phoneNumber: '0412345678',
  deliveryAddress: { ...address, deliveryInstructions: 'Ring twice' },
  isBillingAddressSameAsShipping: false,
  billingAddress: address,
  selectedDate: [2025, 3, 6] as [number, number, number],
  paymentMethod: 512,
}

it('starts with newsletter off, same billing on, the default payment, and nothing else [S3-3-09]', () => {
  expect(initialCheckoutSession).toEqual({
    guestEmail: null,
    isOptingIntoNewsletter: false,
    phoneNumber: null,
    deliveryAddress: null,
    isBillingAddressSameAsShipping: true,
    billingAddress: null,
    selectedDate: null,
    paymentMethod: 0,
  })
})

it('keeps these eight fields and comes back whole [S3-3-08, S2-3-32]', () => {
  expect(toCheckoutSession(filled)).toEqual(filled)
  expect(readCheckoutSession(JSON.parse(JSON.stringify(filled)))).toEqual(filled)
})

it('drops everything else, card data above all [S2-3-33]', () => {
  const form = { ...filled, cardDetails: { cardNo: '4111111111111111', cvv: '123' }, cardNo: '4111111111111111' }
  expect(JSON.stringify(toCheckoutSession(form))).not.toContain('4111')
  expect(Object.keys(readCheckoutSession(form))).toEqual(Object.keys(initialCheckoutSession))
})

it('reads an email stored as a text, and missing fields as the initial ones', () => {
  expect(readCheckoutSession({ guestEmail: 'ada@example.com' })).toEqual({
    ...initialCheckoutSession,
    guestEmail: { email: 'ada@example.com', isValid: true },
  })
  expect(readCheckoutSession({ guestEmail: 'ada' }).guestEmail).toEqual({ email: 'ada', isValid: false })
})

it('starts with the initial session when the stored one is invalid', () => {
  for (const stored of [null, 'x', 7, [], { paymentMethod: 'card' }]) {
    expect(readCheckoutSession(stored)).toEqual(initialCheckoutSession)
  }
})

it('expires after 3 hours under checkout-availability [S3-9-09, S3-4-38, S2-9-14, S2-9-15]', () => {
  expect(checkoutSessionKey).toBe('checkout-availability')
  expect(checkoutSessionLife).toBe(3)
  expect(checkoutSessionMinutes).toBe(180)
})
