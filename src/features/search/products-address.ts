import { mutationOptions } from '@tanstack/react-query'
import type { App } from '#lib/app.tsx'

/** Where all products of a term stand [S3-7-01]. A failure is shown nowhere [S1-8-16]. */
export const findProductsAddress = ({ api }: App) =>
  mutationOptions({
    mutationFn: (term: string) => api.search.productAddress({ query: { SearchTerm: term } }),
    meta: { inline: true },
  })
