import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import { cleanHtml } from '#lib/browser/clean-html.ts'

const minutes10 = 10 * 60_000

/** Promotions to read about; the sale that every page shows has its own query. */
export const offerQueries = (api: Api) => ({
  list: () =>
    queryOptions({
      queryKey: ['promotions'],
      queryFn: ({ signal }) => api.promotion.list(undefined, { signal }),
      staleTime: minutes10,
    }),
  view: (uri: string) =>
    queryOptions({
      queryKey: ['promotions', uri],
      queryFn: async ({ signal }) => {
        const promotion = await api.promotion.view({ params: { uri } }, { signal })
        return { ...promotion, html: await cleanHtml(promotion.html) }
      },
      staleTime: minutes10,
    }),
})
