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
const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** Registers write suburbs in capitals; on the page they are written as names: `McMahons Point`, `Isle of Capri`. */
export const suburbName = (name: string) =>
  isShouted(name)
    ? name
        .replace(/[^\s-]+/g, capitalised)
        .replace(/(Mc|\b.['’])(.)| Of /g, (_, start?: string, letter = '') =>
          start ? start + letter.toUpperCase() : ' of ',
        )
    : name

/** `Sydney NSW 2000`, in New Zealand `Ponsonby 1011`. */
export const suburbLine = ({ suburb, state, postcode }: Locality, country: Country) =>
  [suburbName(suburb), country === 'NZ' ? '' : state, postcode].filter(Boolean).join(' ')

/** The state part of the lookup call; New Zealand has none, and a path segment cannot be empty. */
export function lookupState(state: string | null | undefined, country: Country): string {
  return country === 'NZ' ? 'NZ' : (state ?? '')
}

export const localitySearch = { widgetMinLength: 2, checkoutMinLength: 3, waitMs: 400, maxOptions: 100 } as const
