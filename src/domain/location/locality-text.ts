import type { Country } from './country.ts'
import { type Locality, suburbName } from './locality.ts'

/** `2000 SYDNEY, NSW`, in New Zealand `PONSONBY 1011`. */
export function fullAddress({ suburb, postcode, state }: Locality, country: Country): string {
  if (country === 'NZ') return `${suburb} ${postcode}`
  return state ? `${postcode} ${suburb}, ${state}` : `${postcode} ${suburb}`
}

/** A suggestion of the lookup as it is shown: `2000 Sydney, NSW`. The API sends it in capitals [S1-3-11]. */
export const localityText = ({ suburb, ...place }: Locality, country: Country) =>
  fullAddress({ ...place, suburb: suburbName(suburb) }, country)
