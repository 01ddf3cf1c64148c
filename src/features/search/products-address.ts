import { mutationOptions } from '@tanstack/react-query'
import type { App } from '#lib/app.tsx'

/** Loads the URL of all products of a search term [S3-7-01]. A failure is not shown [S1-8-16]. */
export const findProductsAddress = ({ api }: App) =>
  mutationOptions({
    mutationFn: (term: string) => api.search.productAddress({ query: { SearchTerm: term } }),
    meta: { inline: true },
  })
