import type { Facet, Listing } from '#contract/catalogue/catalogue.ts'
import {
  clearFacet,
  filterRange,
  formatListingFilter,
  narrowFilterRange,
  parseListingFilter,
  type Range,
  toggleFilterValue,
} from '#domain/catalogue/listing-filter.ts'
import { formatFigure } from '#domain/money/price-format.ts'

/** An active filter value, with the filter that remains when it is removed. */
export type Choice = { label: string; without: string }

const rangeText = ({ name, unit, from, to, min, max }: Facet) => {
  const amount = (value: number | null) => {
    const figure = formatFigure(value ?? 0)
    return unit === '$' ? `$${figure}` : `${figure}${unit ? ` ${unit}` : ''}`
  }
  if (to === null || to === max) return `${name} from ${amount(from)}`
  if (from === null || from === min) return `${name} up to ${amount(to)}`
  return `${name} ${amount(from)} to ${amount(to)}`
}

/**
 * Applies a filter to the facets while its listing is loading: selections update immediately, counts with the response.
 */
export function facetsChosen(facets: readonly Facet[], filterText: string | undefined): Facet[] {
  const filter = parseListingFilter(filterText)
  return facets.map((facet) => {
    if (facet.kind === 'range') return { ...facet, ...(filterRange(filter, facet.key) ?? { from: null, to: null }) }
    const chosen = filter.get(facet.key) ?? []
    return { ...facet, values: facet.values.map((value) => ({ ...value, selected: chosen.includes(value.value) })) }
  })
}

/** All active filter values, in the order of the facets. */
export function choicesOf(listing: Pick<Listing, 'facets'>, filterText: string | undefined): Choice[] {
  const filter = parseListingFilter(filterText)
  return listing.facets.flatMap((facet) => {
    if (facet.kind === 'range')
      return facet.from === null && facet.to === null
        ? []
        : [{ label: rangeText(facet), without: formatListingFilter(clearFacet(filter, facet.key)) }]
    return facet.values
      .filter((value) => value.selected)
      .map((value) => ({
        label: value.label,
        without: formatListingFilter(toggleFilterValue(filter, facet.key, value.value)),
      }))
  })
}

export const toggled = (filterText: string | undefined, key: string, value: string) =>
  formatListingFilter(toggleFilterValue(parseListingFilter(filterText), key, value))

export const narrowed = (filterText: string | undefined, key: string, range: Range) =>
  formatListingFilter(narrowFilterRange(parseListingFilter(filterText), key, range))

/** The number of active values in one facet. */
export const chosenIn = (facet: Facet) =>
  facet.kind === 'range'
    ? Number(facet.from !== null || facet.to !== null)
    : facet.values.filter((value) => value.selected).length
