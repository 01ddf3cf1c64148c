import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

const hourMs = 60 * 60_000

/** Demos of a store; cached for an hour like the menu [S1-7-43] [S2-7-19]. */
export const cookingDemosQueries = (api: Api) => ({
  ofStore: (storeUri: string) =>
    queryOptions({
      queryKey: ['navbar', 'cooking-demos', storeUri],
      queryFn: ({ signal }) => api.navigation.cookingDemos({ params: { storeUri } }, { signal }),
      staleTime: hourMs,
      gcTime: hourMs,
    }),
})
