import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

const hourMs = 60 * 60_000

export const settingsQueries = (api: Api) => ({
  list: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => api.settings.list(undefined, { signal }),
      staleTime: hourMs,
      gcTime: hourMs,
    }),
})
