import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

const hourMs = 60 * 60_000

export const navigationQueries = (api: Api) => ({
  /** Cached for an hour, as the specification requires. */
  navbar: () =>
    queryOptions({
      queryKey: ['navbar'],
      queryFn: ({ signal }) => api.navigation.navbar(undefined, { signal }),
      staleTime: hourMs,
      gcTime: hourMs,
    }),
})
