import { expect, it } from 'vitest'
import {
  isDevicePaymentCode,
  paymentFields,
  paymentMethodOf,
  paymentMethods,
  paymentOptions,
  readPaymentOption,
} from './payment-option.ts'

it('codes card 0, PayPal 2, Zip 256 and Afterpay 2048 [S2-A-04, S2-3-09]', () => {
  expect(paymentOptions).toEqual({ Default: 0, PayPal: 2, CRAccount: 4, Zip: 256, ZipInStore: 512, AfterPay: 2048 })
  expect([0, 2, 4, 256, 512, 2048].map(readPaymentOption)).toEqual(Object.keys(paymentOptions))
  expect([1, 128, null, undefined].map(readPaymentOption)).toEqual([null, null, null, null])
})

it('knows twelve payment methods [S2-3-44]', () => {
  expect(paymentMethods.join(' ')).toBe(
    'None AfterPay Zip CreditCard PayPal Klarna ZipInStore Cash Humm ApplePay GooglePay PayPalBnpl',
  )
  expect([0, 2, 4, 256, 512, 2048].map((bit) => paymentMethodOf(readPaymentOption(bit) ?? 'Default'))).toEqual([
    'CreditCard',
    'PayPal',
    'None',
    'Zip',
    'ZipInStore',
    'AfterPay',
  ])
})

it('needs card fields or a device code, never both [S2-4-45]', () => {
  expect(paymentFields('Default')).toBe('card')
  expect(paymentFields('ZipInStore')).toBe('device-code')
  expect(paymentFields('PayPal')).toBe('none')
})

it('takes a device code of exactly 6 digits [S2-5-24, S2-9-05]', () => {
  for (const text of ['', '12345', '1234567', '12a456', ' 123456']) expect(isDevicePaymentCode(text)).toBe(false)
  expect(isDevicePaymentCode('123456')).toBe(true)
})
