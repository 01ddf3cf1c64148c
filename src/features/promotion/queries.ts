import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

export const promotionQueries = (api: Api) => ({
  sale: (dateOverride?: string) =>
    queryOptions({
      queryKey: ['sale', dateOverride],
      queryFn: ({ signal }) => api.promotion.sale({ query: { dateOverride } }, { signal }),
    }),
})
