import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** Delivery to a place for the lines of a cart, asked for in one call. */
export const lineDelivery = (api: Api, skus: readonly string[], location: string | undefined) =>
  queryOptions({
    queryKey: ['line delivery', skus, location],
    queryFn: ({ signal }) => api.product.delivery({ query: { skus: skus.join(','), location } }, { signal }),
    staleTime: 5 * 60_000,
    // A line without a day is no failure to speak of.
    meta: { inline: true },
  })
