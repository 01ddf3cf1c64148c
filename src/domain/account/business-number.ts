import type { Country } from '#domain/location/country.ts'
import { type Settings, settingText } from '#domain/settings/settings.ts'
import { isAbn } from './abn.ts'
import { isGstNumber } from './gst-number.ts'

export type BusinessNumber = { readonly name: string; readonly value: string }

type Kind = {
  readonly name: string
  readonly isValid: (text: string) => boolean
  readonly groups: RegExp
  readonly gap: string
}

const kinds: Record<Country, Kind> = {
  AU: { name: 'ABN', isValid: isAbn, groups: /^(\d{2})(\d{3})(\d{3})(\d{3})$/, gap: ' ' },
  NZ: { name: 'GST number', isValid: isGstNumber, groups: /^(\d{2,3})(\d{3})(\d{3})$/, gap: '-' },
}

/** What the number of a seller is called in its country. */
export const businessNumberName = (country: Country) => kinds[country].name

/** The number a seller's invoices need, as it is read; null without one, and for one that its country never gave out. */
export function businessNumber(settings: Settings, country: Country): BusinessNumber | null {
  const { name, isValid, groups, gap } = kinds[country]
  const digits = (settingText(settings, 'businessNumber') ?? '').replaceAll(/[\s-]/g, '')
  if (!isValid(digits)) return null
  return { name, value: (groups.exec(digits) ?? []).slice(1).join(gap) }
}
