import type { Listing } from '#contract/catalogue.ts'
import {
  filterRange,
  formatListingFilter,
  type ListingFilter,
  parseListingFilter,
  slugReader,
} from '#domain/catalogue/listing-filter.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { type Candidate, type FacetDefinition, type Judged, seenBy } from './listing-candidate.ts'

type Chip = { readonly label: string; readonly key: string; readonly value: string }

const roundPrices = [50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500]

/** A round price that about a third of the products stay below. */
function lowPrice(candidates: readonly Candidate[]): number | null {
  const prices = candidates.flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents / 100]))
  prices.sort((a, b) => a - b)
  const third = prices[Math.floor(prices.length * 0.4)]
  return third === undefined ? null : (roundPrices.findLast((price) => price <= third) ?? null)
}

function offered(candidates: readonly Candidate[], definitions: readonly FacetDefinition[]): Chip[] {
  const has = (key: string) => definitions.some((definition) => definition.key === key)
  const under = has('price') ? lowPrice(candidates) : null
  return [
    ...(has('stock') ? [{ label: 'In stock', key: 'stock', value: 'in-stock' }] : []),
    ...(has('offer') ? [{ label: 'On sale', key: 'offer', value: 'on-sale' }] : []),
    ...(has('stars') ? [{ label: '4 energy stars and up', key: 'stars', value: '4-' }] : []),
    ...(under === null ? [] : [{ label: `Under ${formatDollars(under)}`, key: 'price', value: `-${under}` }]),
    ...(has('rating') ? [{ label: 'Rated 4 and up', key: 'rating', value: '4-' }] : []),
  ]
}

/** Whether a candidate passes a chip. */
function matcher({ key, value }: Chip) {
  const slugOf = slugReader()
  const range = filterRange(parseListingFilter(`${key}:${value}`), key)
  return ({ values }: Candidate) => {
    const own = values[key]
    if (typeof own === 'string') return slugOf(own) === value
    return typeof own === 'number' && range !== null && own >= (range.from ?? own) && own <= (range.to ?? own)
  }
}

/** Ready-made filters. `filter` is the whole filter of the page once the chip is pressed or released. */
export function chipsOf(
  all: readonly Candidate[],
  definitions: readonly FacetDefinition[],
  { judged, filter }: { judged: readonly Judged[]; filter: ListingFilter },
): Listing['promoted'] {
  return offered(all, definitions)
    .map((chip) => {
      const selected = filter.get(chip.key)?.join() === chip.value
      const next = new Map(filter)
      if (selected) next.delete(chip.key)
      else next.set(chip.key, [chip.value])
      const count = seenBy(chip.key, judged).filter(matcher(chip)).length
      return { label: chip.label, filter: formatListingFilter(next), count, selected }
    })
    .filter(({ count, selected }) => selected || (count > 0 && count < all.length))
}
