import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListingQuery } from '#contract/catalogue.ts'
import type { Api } from '#contract/client.ts'

export const catalogueQueries = (api: Api) => ({
  all: ['catalogue'] as const,
  listing: (query: ListingQuery) =>
    queryOptions({
      queryKey: ['catalogue', 'listing', query],
      queryFn: ({ signal }) => api.catalogue.listing({ query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  category: (uri: string) =>
    queryOptions({
      queryKey: ['catalogue', 'category', uri],
      queryFn: ({ signal }) => api.catalogue.category({ query: { uri } }, { signal }),
    }),
  categories: () =>
    queryOptions({
      queryKey: ['catalogue', 'categories'],
      queryFn: ({ signal }) => api.catalogue.categories(undefined, { signal }),
    }),
  brands: () =>
    queryOptions({
      queryKey: ['catalogue', 'brands'],
      queryFn: ({ signal }) => api.catalogue.brands(undefined, { signal }),
    }),
  brand: (uri: string) =>
    queryOptions({
      queryKey: ['catalogue', 'brand', uri],
      queryFn: ({ signal }) => api.catalogue.brand({ params: { uri } }, { signal }),
    }),
  cards: (skus: readonly string[]) =>
    queryOptions({
      queryKey: ['catalogue', 'cards', skus],
      queryFn: ({ signal }) => api.catalogue.cards({ query: { skus: skus.join(',') } }, { signal }),
    }),
})
