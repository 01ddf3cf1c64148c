import { paymentPages } from '#contract/checkout/payment-pages.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { allPaymentOptions, type Instalments, type PaymentOption, paymentMethod } from './payment-methods.ts'
import { isWithin, zipLimits } from './zip-limits.ts'

export type PayLater = {
  readonly option: PaymentOption
  /** For shoppers. */
  readonly name: string
  /** Of the page that explains it. */
  readonly path: string | null
  /** The equal payments, in whole cents rounded up; null where provider and shopper agree on them. */
  readonly instalments: (Instalments & { readonly cents: Cents }) | null
}

/** The ways to pay an amount later that the shop offers to everyone and that accept this amount. */
export function payLaterOffers(cents: Cents, settings: Settings): readonly PayLater[] {
  if (cents <= 0) return []
  return allPaymentOptions.flatMap((option): PayLater[] => {
    const method = paymentMethod(option)
    if (method.kind !== 'hosted' || !method.payLater || method.offeredTo !== 'everyone') return []
    const { name, payLater, limits, provider } = method
    if (limits && !isWithin(zipLimits(settings), cents)) return []
    const path = paymentPages[provider]?.path ?? null
    if (payLater === 'open') return [{ option, name, path, instalments: null }]
    return [{ option, name, path, instalments: { ...payLater, cents: Math.ceil(cents / payLater.count) } }]
  })
}
