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

const isShouted = (name: string) => name === name.toUpperCase()
const smallWords: ReadonlySet<string> = new Set(['and', 'at', 'in', 'of', 'on', 'the'])

/** `McMahons`, `O'Connor`, `Kilda`; inside a name `of` stays small. */
function capitalised(shouted: string, at: number): string {
  const word = shouted.toLowerCase()
  if (at > 0 && smallWords.has(word)) return word
  return word.replace(/^(mc(?=..)|\p{L}['’](?=..))?\p{L}/u, (start) =>
    start.length === 1
      ? start.toUpperCase()
      : `${start.charAt(0).toUpperCase()}${start.slice(1, -1)}${start.slice(-1).toUpperCase()}`,
  )
}

/** Registers write suburbs in capitals; on the page they are written as names. */
export const suburbName = (name: string) => (isShouted(name) ? name.replace(/[\p{L}\p{M}'’]+/gu, capitalised) : name)

/** `Sydney NSW 2000`, in New Zealand `Ponsonby 1011`. */
export const suburbLine = ({ suburb, state, postcode }: Locality, country: Country) =>
  [suburbName(suburb), country === 'NZ' ? '' : state, postcode].filter(Boolean).join(' ')

/** A suggestion of the lookup as it is shown: `2000 Sydney, NSW`. The shop's API sends it in capitals [S1-3-11]. */
export const localityText = ({ suburb, ...place }: Locality, country: Country) =>
  fullAddress({ ...place, suburb: suburbName(suburb) }, country)

/** The state part of the lookup call; New Zealand has none, and a path segment cannot be empty. */
export function lookupState(state: string | null | undefined, country: Country): string {
  return country === 'NZ' ? 'NZ' : (state ?? '')
}

export const localitySearch = { widgetMinLength: 2, checkoutMinLength: 3, waitMs: 400, maxOptions: 100 } as const
