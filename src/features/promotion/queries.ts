import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

export const promotionQueries = (api: Api) => ({
  /** The running sale; staff look at another day by `dateOverride`. It changes a few times a month. */
  sale: (dateOverride?: string) =>
    queryOptions({
      queryKey: ['sale', dateOverride],
      queryFn: ({ signal }) => api.promotion.sale({ query: { dateOverride } }, { signal }),
      staleTime: 10 * 60_000,
      // Shows the current sale until the sale of another day has loaded.
      placeholderData: (today) => today,
    }),
})
