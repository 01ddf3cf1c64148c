import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

export const contentQueries = (api: Api) => ({
  static: (name: string) =>
    queryOptions({
      queryKey: ['static', name],
      queryFn: ({ signal }) => api.content.static({ params: { name } }, { signal }),
    }),
  /** Rechecked ten minutes after the last look. */
  alertBanner: () =>
    queryOptions({
      queryKey: ['alert-banner'],
      queryFn: ({ signal }) => api.content.alertBanner(undefined, { signal }),
      staleTime: 10 * 60_000,
    }),
})
