import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** Delivery estimates to a location for the lines of a cart, in one request. */
export const lineDelivery = (api: Api, skus: readonly string[], location: string | undefined) =>
  queryOptions({
    queryKey: ['line delivery', skus, location],
    queryFn: ({ signal }) => api.product.delivery({ query: { skus: skus.join(','), location } }, { signal }),
    staleTime: 5 * 60_000,
    // A line without a delivery date is not worth an error message.
    meta: { inline: true },
  })
