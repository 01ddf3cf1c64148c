import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

type Filter = { state?: string; subdivision?: string; text?: string }

export const storeQueries = (api: Api) => ({
  list: (query: Filter = {}) =>
    queryOptions({
      queryKey: ['store', 'list', query],
      queryFn: ({ signal }) => api.store.list({ query }, { signal }),
    }),
  view: (id: string) =>
    queryOptions({
      queryKey: ['store', 'view', id],
      queryFn: ({ signal }) => api.store.view({ params: { id } }, { signal }),
    }),
})
