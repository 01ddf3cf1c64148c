import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { App } from '#lib/app.tsx'

export const searchQueries = (api: Api) => ({
  all: ['search'] as const,
  /** Suggestions while typing; the limit is how many will be shown [S3-7-03]. */
  suggestions: (searchTerm: string, limit: number) =>
    queryOptions({
      queryKey: ['search', 'suggestions', searchTerm, limit],
      queryFn: ({ signal }) =>
        api.search.suggestions({ query: { searchTerm, isAutoCorrectEnabled: true, limit } }, { signal }),
      retry: false,
    }),
})

/** Where a submitted term leads [S3-7-05]. A failure is shown nowhere [S1-8-16]. */
export const findAddress = ({ api }: App) =>
  mutationOptions({
    mutationFn: (term: string) => api.search.address({ query: { searchterms: term } }),
    meta: { inline: true },
  })
