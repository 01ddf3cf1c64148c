import { queryOptions } from '@tanstack/react-query'
import type { Suggestions } from '#contract/catalogue/search.ts'
import type { Api } from '#contract/client.ts'
import { orFromDevice } from './from-device.ts'
import { logSearchFailure } from './search-failure.ts'

const hourMs = 60 * 60_000

export type Suggested = Suggestions & { isFromDevice?: boolean }

export const searchQueries = (api: Api, brand: string) => ({
  all: ['search'] as const,
  /** What an empty field offers. A failure leaves what this device has. */
  start: () =>
    queryOptions({
      queryKey: ['search', 'start'],
      queryFn: ({ signal }) => api.search.start(undefined, { signal }),
      staleTime: hourMs,
      retry: false,
    }),
  /** Suggestions while typing; the limit is how many will be shown [S3-7-03]. */
  suggestions: (searchTerm: string, limit: number) =>
    queryOptions({
      queryKey: ['search', 'suggestions', searchTerm, limit],
      queryFn: ({ signal }): Promise<Suggested> =>
        api.search
          .suggestions({ query: { searchTerm, isAutoCorrectEnabled: true, limit } }, { signal })
          .catch(orFromDevice((device) => device.suggestSeen(brand, searchTerm, limit)))
          .catch((cause: unknown) => {
            if (!signal.aborted) logSearchFailure(cause)
            throw cause
          }),
      // Results from this device are stale immediately: the next use requests them from the shop.
      staleTime: ({ state }) => (state.data?.isFromDevice ? 0 : 60_000),
      retry: false,
    }),
})
