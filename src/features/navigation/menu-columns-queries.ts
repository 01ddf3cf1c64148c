import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

const hourMs = 60 * 60_000

export const menuColumnsQueries = (api: Api) => ({
  /** What the menu shows of a category; a failure leaves its subcategories. */
  ofCategory: (category: string) =>
    queryOptions({
      queryKey: ['navbar', 'columns', category],
      queryFn: ({ signal }) => api.navigation.columns({ query: { category } }, { signal }),
      staleTime: hourMs,
      retry: false,
    }),
})
