import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { App } from '#lib/app.tsx'
import type { ProductQuestion } from '#themes/home-blocks.ts'

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

const productsOf = (api: Api, question: ProductQuestion) =>
  queryOptions({
    queryKey: ['home', 'products', question],
    queryFn: ({ signal }) => api.catalogue.best({ query: question }, { signal }),
  })
