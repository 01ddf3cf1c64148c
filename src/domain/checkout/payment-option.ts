import { hasOption, orderOptions } from './order-options.ts'

/** How an order can be paid, as it is written in selectedPaymentOption. Card needs no option of its own. */
export const paymentOptions = {
  Default: orderOptions.Default,
  PayPal: orderOptions.PayPal,
  CRAccount: orderOptions.CRAccount,
  Zip: orderOptions.Zip,
  ZipInStore: orderOptions.ZipInStore,
  AfterPay: orderOptions.AfterPay,
} as const

export type PaymentOption = keyof typeof paymentOptions

/** The record on an order. Those without a payment option have no flow here and are never offered. */
export const paymentMethods = [
  'None',
  'AfterPay',
  'Zip',
  'CreditCard',
  'PayPal',
  'Klarna',
  'ZipInStore',
  'Cash',
  'Humm',
  'ApplePay',
  'GooglePay',
  'PayPalBnpl',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const methods: Record<PaymentOption, PaymentMethod> = {
  Default: 'CreditCard',
  PayPal: 'PayPal',
  CRAccount: 'None',
  Zip: 'Zip',
  ZipInStore: 'ZipInStore',
  AfterPay: 'AfterPay',
}

const names: readonly PaymentOption[] = ['Default', 'PayPal', 'CRAccount', 'Zip', 'ZipInStore', 'AfterPay']

const deviceCode = /^\d{6}$/

export function readPaymentOption(bit: number | null | undefined): PaymentOption | null {
  return names.find((name) => paymentOptions[name] === bit) ?? null
}

export function paymentMethodOf(option: PaymentOption): PaymentMethod {
  return methods[option]
}

/** The wish if it can be had here, else card. */
export function offeredOr(wish: number, opts: number): number {
  const option = readPaymentOption(wish)
  return option && hasOption(opts, option) ? wish : paymentOptions.Default
}

/** Which part of the form the chosen method needs; the others are disabled. */
export function paymentFields(option: PaymentOption): 'card' | 'device-code' | 'none' {
  if (option === 'Default') return 'card'
  return option === 'ZipInStore' ? 'device-code' : 'none'
}

/** The digits of a code as it is typed, with spaces between them. */
export function deviceCodeOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

export function isDevicePaymentCode(text: string): boolean {
  return deviceCode.test(text)
}
