import type { MenuColumns } from '#contract/content/navigation.ts'
import { formatFigure } from '#domain/money/price-format.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDb } from '../database/database.ts'
import { shopOf } from '../http/site/shop-of.ts'
import type { CategoryTable } from './category-table.ts'
import { definitionsOf, type FacetDefinition } from './listing/facet-definition.ts'
import { chipsOf } from './listing/listing-chips.ts'
import { facetsOf, noCounts } from './listing/listing-facets.ts'
import { setOf } from './store/listing.ts'
import { type ListingCounts, listingCounts } from './store/listing-counts.ts'

type Column = MenuColumns['columns'][number]

const mostColumns = 3
const mostLinks = 6
/** Widths in these steps, the first that needs at most `mostLinks` of them. */
const steps = [50, 100, 200, 500, 1000]

/** Steps of a number that have products: `600 to 699 mm`. */
function stepLinks({ key, unit, bitsKey }: FacetDefinition, { values }: ListingCounts) {
  const numbers = [...(values.get(bitsKey) ?? noCounts).keys()].map(Number)
  const startsOf = (step: number) => [...new Set(numbers.map((number) => Math.floor(number / step) * step))]
  const step = steps.find((size) => startsOf(size).length <= mostLinks)
  if (step === undefined || unit !== 'mm') return []
  return startsOf(step)
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, to: from + step - 1 }))
    .filter(({ from, to }) => numbers.some((number) => number >= from && number <= to))
    .map(({ from, to }) => ({
      title:
        from === 0 ? `Under ${formatFigure(to + 1)} ${unit}` : `${formatFigure(from)} to ${formatFigure(to)} ${unit}`,
      filter: `${key}:${from}-${to}`,
    }))
}

/** What narrows a category in the menu: by width, by its attributes, by price and energy. Every link has products. */
export async function menuColumns(
  { db, brand, categories }: { db: ReadDb; brand: Brand; categories: CategoryTable },
  uri: string,
): Promise<Column[]> {
  const shop = shopOf({ brand })
  const definitions = definitionsOf({ brand, categories, category: uri, uris: [uri], hasAttributes: true })
  const facets = definitions.map(({ bitsKey }) => ({ bitsKey, chosen: null }))
  const counts = await listingCounts(db, shop, { scope: setOf(shop, { category: uri }), facets })
  const isOwn = ({ bitsKey }: FacetDefinition) => /^(?:text|number):/.test(bitsKey)
  const own = definitions.filter((definition) => isOwn(definition) && definition.key !== 'type')
  const choices = facetsOf(
    own.filter(({ kind }) => kind === 'choice'),
    counts,
    new Map(),
  ).map(({ key, name, values }) => ({
    title: name,
    links: values.slice(0, mostLinks).map(({ value, label }) => ({ title: label, filter: `${key}:${value}` })),
  }))
  const widths = own
    .filter(({ key }) => key === 'width')
    .map((definition) => ({ title: definition.name, links: stepLinks(definition, counts) }))
  const chips = {
    title: own.some(({ key }) => key === 'stars') ? 'Price and energy' : 'Price and offers',
    links: chipsOf(definitions, counts, new Map()).map(({ label, filter }) => ({ title: label, filter })),
  }
  const shown = [...widths, ...choices].filter(({ links }) => links.length > 1).slice(0, mostColumns - 1)
  return [...shown, chips]
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ title: link.title, uri: `/c/${uri}?filter=${encodeURIComponent(link.filter)}` })),
    }))
}
