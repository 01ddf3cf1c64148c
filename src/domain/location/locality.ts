import type { Country } from './country.ts'

export type Locality = {
  readonly suburb: string
  readonly postcode: string
  readonly state?: string | null | undefined
}

const upper = (text: string) => text.toUpperCase()

/**
 * Registers write suburbs in capitals; on the page they are written as names: `McMahons Point`, `O'Connor`, `Isle of
 * Capri`.
 */
export const suburbName = (name: string) =>
  name === upper(name)
    ? name
        .toLowerCase()
        .replace(/(^|[ (/-](?!(and|at|in|of|on|the)[ -]))(mc(?=..)|.['’](?=..))?\p{L}/gu, (start) =>
          start.replace(/^\P{L}*.|.$/gu, upper),
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
