import { describe, expect, it } from 'vitest'
import { formatListingFilter, parseListingFilter } from '#domain/catalogue/listing-filter.ts'
import { type Candidate, type FacetDefinition, judge, passing } from './listing-candidate.ts'
import { chipsOf } from './listing-chips.ts'
import { facetsOf } from './listing-facets.ts'

const definitions: FacetDefinition[] = [
  { key: 'type', name: 'Type', kind: 'choice', unit: '' },
  { key: 'brand', name: 'Brand', kind: 'choice', unit: '' },
  { key: 'price', name: 'Price', kind: 'range', unit: '$' },
]
let number = 0
const candidate = (type: string, brand: string, price: number | null): Candidate => ({
  id: String(++number),
  productId: number,
  priceCents: price === null ? null : price * 100,
  savedPercent: 0,
  rank: 0,
  releasedOn: '2026-01-01',
  ratingAverage: null,
  ratingCount: 0,
  relevance: 0,
  values: { type, brand, price },
})
const candidates = [
  candidate('French door', 'Norrvik', 2000),
  candidate('French door', 'Ostra', 1500),
  candidate('Side by side', 'Norrvik', 900),
  candidate('Side by side', 'Korrin', null),
]
const facets = (text: string) => {
  const filter = parseListingFilter(text)
  const judged = judge(candidates, definitions, filter)
  return { total: passing(judged).length, facets: facetsOf(definitions, judged, filter), judged, filter }
}
const counts = (text: string, key: string) =>
  facets(text)
    .facets.find((facet) => facet.key === key)
    ?.values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' chosen' : ''}`)

describe('the facets of a list', () => {
  it('count every value of the whole list while nothing is chosen', () => {
    expect(facets('').total).toBe(4)
    expect(counts('', 'type')).toEqual(['french-door 2', 'side-by-side 2'])
    expect(counts('', 'brand')).toEqual(['norrvik 2', 'korrin 1', 'ostra 1'])
  })
  it('leave their own choice out of their counts, not that of the others', () => {
    expect(facets('type:french-door').total).toBe(2)
    expect(counts('type:french-door', 'type')).toEqual(['french-door 2 chosen', 'side-by-side 2'])
    expect(counts('type:french-door', 'brand')).toEqual(['norrvik 1', 'ostra 1'])
    expect(counts('type:french-door;brand:norrvik', 'type')).toEqual(['french-door 1 chosen', 'side-by-side 1'])
  })
  it('take several values of one facet as any of them', () => {
    expect(facets('brand:ostra,korrin').total).toBe(2)
  })
  it('narrow ranges at both ends, inclusive, and keep what has no number out', () => {
    expect(facets('price:900-1500').total).toBe(2)
    expect(facets('price:1501-').total).toBe(1)
    expect(facets('price:-899').total).toBe(0)
    const price = facets('price:1000-').facets.find((facet) => facet.key === 'price')
    expect(price).toMatchObject({ min: 900, max: 2000, from: 1000, to: null })
  })
  it('ignore unknown keys', () => {
    expect(facets('depth:10-20;__proto__:x').total).toBe(4)
  })
  it('keep a choice in sight that finds nothing, so that it can be taken back', () => {
    expect(counts('brand:gone', 'brand')).toContain('gone 0 chosen')
  })
})

describe('ready-made filters', () => {
  const chips = (text: string) => {
    const { judged, filter } = facets(text)
    return chipsOf(candidates, definitions, { judged, filter })
  }
  it('add themselves to the filter and count what would be left', () => {
    expect(chips('brand:norrvik')).toEqual([
      { label: 'Under $1,500', filter: 'brand:norrvik;price:-1500', count: 1, selected: false },
    ])
  })
  it('take themselves away when pressed again', () => {
    const [chip] = chips('brand:norrvik;price:-1500')
    expect(chip).toMatchObject({ filter: 'brand:norrvik', selected: true })
    expect(formatListingFilter(parseListingFilter(chip?.filter))).toBe('brand:norrvik')
  })
})
