import type { Country } from './country.ts'

export type Locality = {
  readonly suburb: string
  readonly postcode: string
  readonly state?: string | null | undefined
}

/** `2000 SYDNEY, NSW`, in New Zealand `PONSONBY 1011`. */
export function fullAddress({ suburb, postcode, state }: Locality, country: Country): string {
  if (country === 'NZ') return `${suburb} ${postcode}`
  return state ? `${postcode} ${suburb}, ${state}` : `${postcode} ${suburb}`
}

/** The state part of the lookup call; New Zealand has none, and a path segment cannot be empty. */
export function lookupState(state: string | null | undefined, country: Country): string {
  return country === 'NZ' ? 'NZ' : (state ?? '')
}

export const localitySearch = { widgetMinLength: 2, checkoutMinLength: 3, waitMs: 400, maxOptions: 100 } as const
