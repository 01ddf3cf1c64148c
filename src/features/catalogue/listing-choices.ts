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

/** `$1,299`, `600 mm`, `5`. */
export const facetAmount = (unit: string, value: number) =>
  unit === '$' ? `$${formatFigure(value)}` : `${formatFigure(value)} ${unit}`.trimEnd()

const hasRange = ({ from, to }: Facet) => from !== null || to !== null

const rangeText = ({ name, unit, from, to, min, max }: Facet) => {
  const amount = (value: number | null) => facetAmount(unit, value ?? 0)
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
    const chosen = filter.get(facet.key) ?? []
    const range = filterRange(filter, facet.key)
    return {
      ...facet,
      ...(range ?? { from: null, to: null }),
      values: facet.values.map((row) => ({
        ...row,
        // Which numbers are in a range is said by the response.
        selected: range ? row.selected : chosen.includes(row.value),
      })),
    }
  })
}

/** The filter with a value of a facet toggled. A range that ticks several numbers becomes these numbers. */
export function toggled(
  filterText: string | undefined,
  { key, values }: { key: string; values: readonly { value: string; selected: boolean }[] },
  value: string,
) {
  const filter = parseListingFilter(filterText)
  const ticked = values.flatMap((row) => (row.selected ? row.value : []))
  return formatListingFilter(
    toggleFilterValue(filterRange(filter, key) ? new Map(filter).set(key, ticked) : filter, key, value),
  )
}

/** A number alone does not say what it counts. */
const valueLabel = ({ name }: Facet, { value, label }: Facet['values'][number]) =>
  Number(value) >= 0 ? `${name} ${label}` : label

/** All active filter values, in the order of the facets. */
export function choicesOf(listing: Pick<Listing, 'facets'>, filterText: string | undefined): Choice[] {
  const filter = parseListingFilter(filterText)
  return listing.facets.flatMap((facet) => {
    if (hasRange(facet))
      return [{ label: rangeText(facet), without: formatListingFilter(clearFacet(filter, facet.key)) }]
    return facet.values
      .filter((value) => value.selected)
      .map((row) => ({ label: valueLabel(facet, row), without: toggled(filterText, facet, row.value) }))
  })
}

export const narrowed = (filterText: string | undefined, key: string, range: Range) =>
  formatListingFilter(narrowFilterRange(parseListingFilter(filterText), key, range))

/** The number of active values in one facet. */
export const chosenIn = (facet: Facet) => (hasRange(facet) ? 1 : facet.values.filter((value) => value.selected).length)
