import type { ListingSort } from '#contract/catalogue/catalogue.ts'

const names: Record<ListingSort, string> = {
  relevance: 'Best match',
  popular: 'Popular',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  newest: 'Newest',
  rating: 'Best rated',
  discount: 'Biggest saving',
}

const always: ListingSort[] = ['popular', 'price-asc', 'price-desc', 'newest', 'rating', 'discount']

/** Orders a shopper may choose; best match only where something was searched for. */
export const sortOptions = (isSearch: boolean) =>
  [...(isSearch ? (['relevance'] as const) : []), ...always].map((value) => ({ value, label: names[value] }))
