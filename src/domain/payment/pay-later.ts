import { paymentPages } from '#contract/checkout/payment-pages.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { hostedMethod, type Instalments, providers } from './payment-methods.ts'
import { isWithin, zipLimits } from './zip-limits.ts'

export type PayLater = {
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
  return providers.flatMap((provider): PayLater[] => {
    const { name, offeredTo, payLater, limits } = hostedMethod(provider)
    if (!payLater || offeredTo !== 'everyone') return []
    if (limits && !isWithin(zipLimits(settings), cents)) return []
    const path = paymentPages[provider]?.path ?? null
    if (payLater === 'open') return [{ name, path, instalments: null }]
    return [{ name, path, instalments: { ...payLater, cents: Math.ceil(cents / payLater.count) } }]
  })
}
