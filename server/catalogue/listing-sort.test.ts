import { expect, it } from 'vitest'
import type { ListingSort } from '#contract/catalogue.ts'
import type { Candidate } from './listing-candidate.ts'
import { sortCandidates } from './listing-sort.ts'

const candidate = (productId: number, overrides: Partial<Candidate>): Candidate => ({
  id: String(productId),
  productId,
  priceCents: 100,
  savedPercent: 0,
  rank: 0,
  releasedOn: '2026-01-01',
  ratingAverage: null,
  ratingCount: 0,
  relevance: 0,
  values: {},
  ...overrides,
})
const candidates = [
  candidate(1, { rank: 1, priceCents: 300, releasedOn: '2026-03-01' }),
  candidate(2, { rank: 9, priceCents: null, savedPercent: 20 }),
  candidate(3, { rank: 5, priceCents: 200, ratingAverage: 4.5, ratingCount: 3, relevance: 2 }),
  candidate(5, { rank: 5, priceCents: 200, ratingAverage: 4.5, ratingCount: 8 }),
  candidate(4, { rank: 5, priceCents: 200 }),
]

it.each<[ListingSort, number[]]>([
  ['popular', [2, 3, 4, 5, 1]],
  ['price-asc', [3, 4, 5, 1, 2]],
  ['price-desc', [1, 3, 4, 5, 2]],
  ['newest', [1, 2, 3, 4, 5]],
  ['rating', [5, 3, 2, 4, 1]],
  ['discount', [2, 3, 4, 5, 1]],
  ['relevance', [3, 2, 4, 5, 1]],
])('sorts by %s, equals by popularity, then by number', (sort, order) => {
  expect(sortCandidates(candidates, sort).map(({ productId }) => productId)).toEqual(order)
})
