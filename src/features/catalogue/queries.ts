import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListingQuery } from '#contract/catalogue/catalogue.ts'
import type { Api } from '#contract/client.ts'
import type { App } from '#lib/app.tsx'

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
  /** The first of each category, the most popular first. */
  best: () =>
    queryOptions({
      queryKey: ['catalogue', 'best'],
      queryFn: ({ signal }) => api.catalogue.best({ query: { size: 4, mixed: true } }, { signal }),
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
})

/** From the cache of this device, where it has them all. A device that cannot be read has none. */
async function cachedCards(brand: string, skus: readonly string[]) {
  if (import.meta.env.SSR) return null
  const cache = await import('#offline/product-cache.ts').then((module) => module.createProductCache({ brand }))
  return cache.get(skus).catch(() => null)
}

/** The cards of these products [S1-9-03]. */
export const productCards = ({ api, brand }: Pick<App, 'api' | 'brand'>, skus: readonly string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'cards', skus],
    queryFn: async ({ signal }) =>
      (await cachedCards(brand.key, skus)) ?? api.catalogue.cards({ query: { skus: skus.join(',') } }, { signal }),
  })
