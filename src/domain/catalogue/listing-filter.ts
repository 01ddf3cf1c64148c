/** What is chosen in a listing: values by facet key. A narrowed range is the one value `500-3500`, `4-` or `-1000`. */
export type ListingFilter = ReadonlyMap<string, readonly string[]>

export type Range = { readonly from: number | null; readonly to: number | null }

const limits = { facets: 20, values: 40 } as const
const keyPattern = /^[a-z][a-z0-9-]{0,39}$/i
const rangePattern = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/

/** The URL slug of a name: lower case, no accents, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^\p{L}\p{Nd}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
}

/** The same for many texts of which few differ. */
export function slugReader(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const slug = known.get(text) ?? slugOf(text)
    known.set(text, slug)
    return slug
  }
}

/** Reads `type:french-door,side-by-side;price:500-3500`. Parts that make no sense are left out. */
export function parseListingFilter(text: string | null | undefined): ListingFilter {
  const filter = new Map<string, readonly string[]>()
  for (const part of (text ?? '').split(';')) {
    const colon = part.indexOf(':')
    const key = part.slice(0, Math.max(colon, 0)).trim()
    const values = new Set(
      part
        .slice(colon + 1)
        .split(',')
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    )
    if (!keyPattern.test(key) || values.size === 0 || filter.size >= limits.facets) continue
    filter.set(key, [...values].slice(0, limits.values))
  }
  return filter
}

/** Serializes the filter; the same choices give the same text in any order. */
export function formatListingFilter(filter: ListingFilter): string {
  return [...filter]
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, values]) => `${key}:${[...values].sort().join(',')}`)
    .join(';')
}

/** The range a facet is narrowed to; null when it is not, or when the text is no range. */
export function filterRange(filter: ListingFilter, key: string): Range | null {
  const match = rangePattern.exec(filter.get(key)?.[0] ?? '')
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return {
    from: match[1] === undefined ? null : Number(match[1]),
    to: match[2] === undefined ? null : Number(match[2]),
  }
}

/** Whether a number is in a range; never where there is none. */
export const isWithin = (range: Range | null, value: number): boolean =>
  range !== null && value >= (range.from ?? Number.NEGATIVE_INFINITY) && value <= (range.to ?? Number.POSITIVE_INFINITY)

function withValues(filter: ListingFilter, key: string, values: readonly string[]): ListingFilter {
  const changed = new Map(filter)
  if (values.length > 0) changed.set(key, values)
  else changed.delete(key)
  return changed
}

/** The filter with one value added, or taken away when it was chosen. */
export function toggleFilterValue(filter: ListingFilter, key: string, value: string): ListingFilter {
  const values = filter.get(key) ?? []
  return withValues(
    filter,
    key,
    values.includes(value) ? values.filter((selected) => selected !== value) : [...values, value],
  )
}

/** The filter with a facet narrowed to a range; an open range at both ends takes the narrowing away. */
export function narrowFilterRange(filter: ListingFilter, key: string, { from, to }: Range): ListingFilter {
  return withValues(filter, key, from === null && to === null ? [] : [`${from ?? ''}-${to ?? ''}`])
}

/** The filter without any choice in one facet. */
export function clearFacet(filter: ListingFilter, key: string): ListingFilter {
  return withValues(filter, key, [])
}
