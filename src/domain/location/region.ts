/** The fixed region ids. They are texts: 0800 has its zero, and 2000222 is one key, not 2000 with a tail. */
export const regionLocations: ReadonlyMap<string, string> = new Map([
  ['2000', '2000_SYDNEY'],
  ['3000', '3000_MELBOURNE'],
  ['2000222', '2600_CANBERRA'],
  ['4000', '4000_BRISBANE'],
  ['5000', '5000_ADELAIDE'],
  ['6000', '6000_PERTH'],
  ['7000', '7000_HOBART'],
  ['0800', '0800_DARWIN'],
])

export const regionParameters = ['region', 'region_id'] as const

/** How long the parameter stays in the address after it was read. */
export const regionRemovalMs = 500

const locationId = /^\d{4}_[A-Z0-9_'-]+$/

/** The location a region value forces: a fixed id, or a location id as it is; anything else forces nothing. */
export function regionLocation(value: string | null | undefined): string | null {
  if (!value) return null
  return regionLocations.get(value) ?? (locationId.test(value) ? value : null)
}

export function readRegion(search: string): string | null {
  const query = new URLSearchParams(search)
  const values = regionParameters.map((name) => regionLocation(query.get(name)))
  return values.find((location) => location !== null) ?? null
}

/** The query text without the region parameters; the others stay in place, as they were written. */
export function withoutRegion(search: string): string {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
  const others = parts.filter((part) => !regionParameters.some((name) => part === name || part.startsWith(`${name}=`)))
  return others.length > 0 ? `?${others.join('&')}` : ''
}
