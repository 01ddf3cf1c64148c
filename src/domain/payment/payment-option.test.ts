import { expect, it } from 'vitest'
import { paymentOptions } from './payment-methods.ts'
import {
  isDevicePaymentCode,
  offeredIn,
  offeredOr,
  offeredTo,
  paymentKind,
  paymentRecord,
  readPaymentOption,
} from './payment-option.ts'

const codes = { Default: 0, PayPal: 2, CRAccount: 4, Zip: 256, ZipInStore: 512, AfterPay: 2048 }

it('codes card 0, PayPal 2, Zip 256 and Afterpay 2048 [S2-A-04, S2-3-09]', () => {
  expect(paymentOptions).toMatchObject(codes)
  expect(Object.values(codes).map(readPaymentOption)).toEqual(Object.keys(codes))
  expect([1, 128, null, undefined].map(readPaymentOption)).toEqual([null, null, null, null])
})

it('stores each method under its name of the specification [S2-3-44]', () => {
  expect(Object.values(codes).map(paymentRecord)).toEqual([
    'CreditCard',
    'PayPal',
    'None',
    'Zip',
    'ZipInStore',
    'AfterPay',
  ])
})

it('needs card fields or a device code, never both [S2-4-45]', () => {
  const { Default, ZipInStore, PayPal, CRAccount } = paymentOptions
  expect([Default, ZipInStore, PayPal, CRAccount, 7].map(paymentKind)).toEqual([
    'card',
    'device',
    'hosted',
    'account',
    null,
  ])
})

it('offers Zip in store to staff only, and an account to customers with credit', () => {
  expect([offeredTo('staff'), offeredTo('credit')]).toEqual([['ZipInStore'], ['CRAccount']])
  expect(offeredTo('everyone')).toEqual(expect.arrayContaining(['Default', 'PayPal', 'AfterPay', 'Zip']))
})

it('takes a device code of exactly 6 digits [S2-5-24, S2-9-05]', () => {
  for (const text of ['', '12345', '1234567', '12a456', ' 123456']) expect(isDevicePaymentCode(text)).toBe(false)
  expect(isDevicePaymentCode('123456')).toBe(true)
})

it('offers card unless the shop takes none, and starts with the first method that is offered', () => {
  const { Default, PayPal, BankTransfer } = paymentOptions
  expect(offeredIn({ opts: PayPal })).toEqual(['Default', 'PayPal'])
  expect(offeredOr(PayPal, { opts: PayPal })).toBe(PayPal)
  expect(offeredOr(BankTransfer, { opts: PayPal })).toBe(Default)
  expect(offeredIn({ opts: BankTransfer, withoutCards: true })).toEqual(['BankTransfer'])
  expect(offeredOr(Default, { opts: BankTransfer, withoutCards: true })).toBe(BankTransfer)
})
