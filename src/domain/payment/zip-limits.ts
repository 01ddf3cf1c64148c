import * as z from 'zod/mini'
import type { Country } from '#domain/location/country.ts'
import { type Cents, toCents, toDollars } from '#domain/money/money.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { type Settings, settingJson } from '#domain/settings/settings.ts'

/** The amounts payable with Zip; null means no limit. */
export type ZipLimits = { readonly minCents: Cents | null; readonly maxCents: Cents | null }

const Dollars = z.optional(z.number().check(z.gte(0)))
const ZipConfig = z.object({ minimum: Dollars, maximum: Dollars })

const centsOf = (dollars: number | undefined) => (dollars === undefined ? null : toCents(dollars))

/** Reads the setting in dollars, `{"minimum": 1, "maximum": 5000}`; invalid values mean no limit. */
export function zipLimits(settings: Settings): ZipLimits {
  const { data } = ZipConfig.safeParse(settingJson(settings, 'ZipConfig'))
  return { minCents: centsOf(data?.minimum), maxCents: centsOf(data?.maximum) }
}

export const isWithin = ({ minCents, maxCents }: ZipLimits, cents: Cents): boolean =>
  (minCents === null || cents >= minCents) && (maxCents === null || cents <= maxCents)

/** `from $1 to $5,000`; null without limits. */
export function zipRange({ minCents, maxCents }: ZipLimits, country: Country): string | null {
  const money = (cents: Cents) => formatDollars(toDollars(cents), country)
  if (minCents === null) return maxCents === null ? null : `up to ${money(maxCents)}`
  return maxCents === null ? `from ${money(minCents)}` : `from ${money(minCents)} to ${money(maxCents)}`
}
