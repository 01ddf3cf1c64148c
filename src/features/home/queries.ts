import { queryOptions } from '@tanstack/react-query'
import type { ListingQuery } from '#contract/catalogue.ts'
import type { Api } from '#contract/client.ts'
import type { ProductCard } from '#contract/product.ts'
import type { App } from '#lib/app.tsx'
import type { ProductQuestion } from '#themes/home-blocks.ts'
import { mixed } from './mixed.ts'

export const homeQueries = ({ api, brand }: Pick<App, 'api' | 'brand'>) => ({
  products: (question: ProductQuestion) => productsOf(api, question),
  /** The pictures that the blocks name by key. */
  pictures: (keys: readonly string[]) =>
    queryOptions({
      queryKey: ['home', 'pictures', brand.key],
      queryFn: ({ signal }) => api.catalogue.pictures({ query: { keys: keys.join(',') } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
})

// Wide enough to find several categories among the first of a department.
const mixedFrom = 48

const productsOf = (api: Api, question: ProductQuestion) =>
  queryOptions({
    queryKey: ['home', 'products', question],
    // Only the products stay: the whole answer with its facets would travel in the page.
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { mixed: isMixed, size, ...asked } = question
      // A front shows what can be had today, unless a block asks for something else.
      const query: ListingQuery = { filter: 'stock:in-stock', ...asked, size: isMixed ? mixedFrom : size }
      const { products } = await api.catalogue.listing({ query }, { signal })
      return isMixed ? mixed(products, size) : products
    },
  })
