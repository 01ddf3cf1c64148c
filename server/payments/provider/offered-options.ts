import type { Country } from '#domain/location/country.ts'
import { allPaymentOptions, type PaymentOption, paymentMethod } from '#domain/payment/payment-methods.ts'
import type { Gateway } from './gateway.ts'

/** What orders in a country can be paid by: charges of the provider, or transfers to an account there; and on account. */
export function payableOptions({ transfers }: Pick<Gateway, 'transfers'>, country: Country): readonly PaymentOption[] {
  return allPaymentOptions.filter((option) => {
    const { kind } = paymentMethod(option)
    if (kind === 'account') return true
    return kind === 'transfer' ? transfers?.accounts[country] !== undefined : transfers === undefined
  })
}
