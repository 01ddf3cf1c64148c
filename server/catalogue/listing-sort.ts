import type { ListingSort } from '#contract/catalogue.ts'
import type { Candidate } from './listing-candidate.ts'

type Compare = (a: Candidate, b: Candidate) => number

const last = Number.POSITIVE_INFINITY
const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const byRating: Compare = (a, b) => (b.ratingAverage ?? 0) - (a.ratingAverage ?? 0) || b.ratingCount - a.ratingCount
const popular: Compare = (a, b) => b.rank - a.rank

// Without a price a product comes last, whichever way prices run.
const orders: Record<ListingSort, Compare> = {
  popular,
  'price-asc': (a, b) => compareNumbers(a.priceCents ?? last, b.priceCents ?? last),
  'price-desc': (a, b) => compareNumbers(b.priceCents ?? -last, a.priceCents ?? -last),
  newest: (a, b) => byText(b.releasedOn, a.releasedOn),
  rating: byRating,
  discount: (a, b) => b.savedPercent - a.savedPercent,
  relevance: (a, b) => b.relevance - a.relevance,
}

// Infinity minus infinity is not a number.
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** The candidates in order; equals by popularity, then by number, so that no page shows one twice. */
export function sortCandidates(candidates: readonly Candidate[], sort: ListingSort): Candidate[] {
  const order = orders[sort]
  return [...candidates].sort((a, b) => order(a, b) || popular(a, b) || a.productId - b.productId)
}

export const sortsByPrice: readonly ListingSort[] = ['price-asc', 'price-desc', 'discount']
