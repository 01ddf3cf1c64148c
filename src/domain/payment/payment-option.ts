import { hasOption } from '#domain/checkout/order-options.ts'
import {
  allPaymentOptions,
  type PaymentKind,
  type PaymentOption,
  type PaymentRecord,
  paymentMethod,
  paymentMethods,
  paymentOptions,
} from './payment-methods.ts'

const deviceCode = /^\d{6}$/

/** The option of a code in selectedPaymentOption; null for a code of no method. */
export function readPaymentOption(bit: number | null | undefined): PaymentOption | null {
  return allPaymentOptions.find((option) => paymentOptions[option] === bit) ?? null
}

/** What paying with this code takes; null for a code of no method. */
export function paymentKind(bit: number | null | undefined): PaymentKind | null {
  const option = readPaymentOption(bit)
  return option && paymentMethods[option].kind
}

/** The name in the data of an order paid with this code. */
export function paymentRecord(bit: number | undefined): PaymentRecord {
  return paymentMethods[readPaymentOption(bit) ?? 'Default'].record
}

export const offeredTo = (customers: 'everyone' | 'credit' | 'staff'): readonly PaymentOption[] =>
  allPaymentOptions.filter((option) => paymentMethod(option).offeredTo === customers)

type Offer = { opts: number; withoutCards?: boolean | undefined }

/** The options that a shop offers, in their order. Card has no bit: only `withoutCards` takes it away. */
export const offeredIn = ({ opts, withoutCards }: Offer): readonly PaymentOption[] =>
  allPaymentOptions.filter((option) => hasOption(opts, option) && !(withoutCards && option === 'Default'))

/** The wish if it can be had here, else the first that can. */
export function offeredOr(wish: number, offer: Offer): number {
  const offered = offeredIn(offer).map((option) => paymentOptions[option])
  return offered.find((bit) => bit === wish) ?? offered[0] ?? paymentOptions.Default
}

/** The digits of a code as it is typed, with spaces between them. */
export function deviceCodeOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

export function isDevicePaymentCode(text: string): boolean {
  return deviceCode.test(text)
}
