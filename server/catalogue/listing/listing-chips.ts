import type { Listing } from '#contract/catalogue/catalogue.ts'
import { formatListingFilter, type ListingFilter } from '#domain/catalogue/listing-filter.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { roundPrices } from '../../database/derived/listing-facts.ts'
import type { ListingCounts } from '../store/listing-counts.ts'
import type { FacetDefinition } from './facet-definition.ts'
import { noCounts } from './listing-facets.ts'

type Chip = { readonly label: string; readonly key: string; readonly value: string; readonly count: number }

const sum = (counts: ReadonlyMap<string, number>, isCounted: (value: string) => boolean) =>
  [...counts].reduce((total, [value, count]) => (isCounted(value) ? total + count : total), 0)

// Places of prices among the round ones (server/database/derived/listing-facts.ts).
const below = (place: number) => (step: string) => Number(step) <= place * 2
const upTo = (place: number) => (step: string) => Number(step) <= place * 2 + 1

/** The place of a round price that about a third of the products stay below; -1 without one. */
function lowPrice(steps: ListingCounts['steps']): number {
  const third = Math.floor(sum(steps, () => true) * 0.4)
  return steps.size === 0 ? -1 : roundPrices.findLastIndex((_, place) => sum(steps, below(place)) <= third)
}

function offered(definitions: readonly FacetDefinition[], { values, steps }: ListingCounts): Chip[] {
  const of = (key: string) => definitions.filter((definition) => definition.key === key)
  const counts = ({ bitsKey }: FacetDefinition) => values.get(bitsKey) ?? noCounts
  const isFour = (value: string) => Number(value) >= 4
  const low = lowPrice(steps)
  const under = roundPrices[low]
  return [
    of('stock').map((facet) => ({
      label: 'In stock',
      value: 'in-stock',
      count: sum(counts(facet), () => true),
      facet,
    })),
    of('offer').map((facet) => ({ label: 'On sale', value: 'on-sale', count: sum(counts(facet), () => true), facet })),
    of('stars').map((facet) => ({
      label: '4 energy stars and up',
      value: '4-',
      count: facet.kind === 'range' ? sum(counts(facet), isFour) : 0,
      facet,
    })),
    of('price').flatMap((facet) =>
      under === undefined
        ? []
        : { label: `Under ${formatDollars(under)}`, value: `-${under}`, count: sum(counts(facet), upTo(low)), facet },
    ),
    of('rating').map((facet) => ({ label: 'Rated 4 and up', value: '4-', count: sum(counts(facet), isFour), facet })),
  ].flatMap((chips) => chips.slice(0, 1).map(({ facet, ...chip }) => ({ ...chip, key: facet.key })))
}

/** Ready-made filters. `filter` is the whole filter of the page once the chip is pressed or released. */
export function chipsOf(
  definitions: readonly FacetDefinition[],
  counts: ListingCounts,
  filter: ListingFilter,
): Listing['promoted'] {
  return offered(definitions, counts)
    .map(({ key, value, label, count }) => {
      const selected = filter.get(key)?.join() === value
      const next = new Map(filter)
      if (selected) next.delete(key)
      else next.set(key, [value])
      return { label, filter: formatListingFilter(next), count, selected }
    })
    .filter(({ count, selected }) => selected || (count > 0 && count < counts.all))
}
