import { expect, it } from 'vitest'
import { type CheckoutForm, checkoutProblems } from './checkout-rules.ts'

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
const good: CheckoutForm = {
  email: 'ada@example.com',
  phoneNumber: '0412 345 678',
  poNumber: '',
  partialPayment: null,
  selectedPaymentOption: 0,
  devicePaymentCode: null,
  requestedDeliveryContact: '',
  requestedInstallationContact: '',
  brandsWarnings: { mieleWarning: false },
  deliveryAddress: { ...address, deliveryInstructions: '' },
  billingAddress: null,
}
const rules = { country: 'AU', streetLimit: 50, needsMieleWarning: false, totalCents: 100_000 } as const
const fields = (change: Partial<CheckoutForm>, given: Parameters<typeof checkoutProblems>[1] = rules) =>
  Object.keys(checkoutProblems({ ...good, ...change }, given))

it('finds nothing wrong with a good form', () => {
  expect(checkoutProblems(good, rules)).toEqual({})
  expect(fields({ email: ' ada@example.com ', requestedInstallationContact: 'x'.repeat(50) })).toEqual([])
})

it('needs an email and a phone number [S2-5-01, S2-5-03]', () => {
  expect(checkoutProblems({ ...good, email: '', phoneNumber: '' }, rules)).toEqual({
    email: 'Please enter a valid Email',
    phoneNumber: 'Enter a phone number',
  })
  expect(checkoutProblems({ ...good, phoneNumber: '98765432' }, rules)).toEqual({
    phoneNumber: 'Please include the area code',
  })
})

it('needs a billing address only when the bill goes elsewhere [S2-5-18, S2-4-44]', () => {
  const empty = { ...address, firstName: '', lastName: '', address: '', suburb: '', state: '', postcode: '' }
  expect(fields({ billingAddress: empty })).toEqual([
    'billingAddress.firstName',
    'billingAddress.lastName',
    'billingAddress.address',
    'billingAddress.suburb',
    'billingAddress.state',
    'billingAddress.postcode',
  ])
  expect(fields({ billingAddress: null })).toEqual([])
})

it('needs the device code for Zip in store only [S2-5-24]', () => {
  expect(fields({ selectedPaymentOption: 512 })).toEqual(['devicePaymentCode'])
  expect(fields({ selectedPaymentOption: 512, devicePaymentCode: '123456' })).toEqual([])
  expect(fields({ selectedPaymentOption: 0, devicePaymentCode: '12' })).toEqual([])
})

it('needs the brand warning ticked where there is one [S2-5-26]', () => {
  const given = { ...rules, needsMieleWarning: true }
  expect(fields({}, given)).toEqual(['brandsWarnings.mieleWarning'])
  expect(fields({ brandsWarnings: { mieleWarning: true } }, given)).toEqual([])
})

it('holds both addresses to the limit in force [S2-5-27]', () => {
  const long = { ...address, address: 'x'.repeat(36) }
  const change = { deliveryAddress: { ...long, deliveryInstructions: '' }, billingAddress: long }
  expect(fields(change)).toEqual([])
  expect(fields(change, { ...rules, streetLimit: 35 })).toEqual(['deliveryAddress.address', 'billingAddress.address'])
})

it('minds deposit, PO number and the notes for the driver [S2-5-17, S2-5-30, S2-5-31]', () => {
  expect(checkoutProblems({ ...good, partialPayment: 299.99 }, rules)).toEqual({
    partialPayment: 'The minimum deposit is $300',
  })
  expect(fields({ partialPayment: 1000 })).toEqual(['partialPayment'])
  expect(fields({ partialPayment: 300 })).toEqual([])
  expect(fields({ poNumber: 'PO#1', requestedDeliveryContact: 'x'.repeat(51) })).toEqual([
    'poNumber',
    'requestedDeliveryContact',
  ])
})
