import type { Cents } from '#domain/money/money.ts'
import { isWithin, zipLimits, zipRange } from '#domain/payment/zip-limits.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { useApp } from '#lib/app.tsx'

/** Shows the order amounts that Zip accepts, and whether this order qualifies; the server rejects one that does not. */
export function ZipRange({ settings, dueCents }: { settings: Settings; dueCents: Cents }) {
  const { country } = useApp().brand
  const limits = zipLimits(settings)
  const range = zipRange(limits, country)
  return range && <> Pays for orders {isWithin(limits, dueCents) ? range : `${range}, not for this one`}.</>
}
