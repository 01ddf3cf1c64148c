import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { projectSearch } from '#contract/project/project-search.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'

export type RowsQuery = CallInput<(typeof projectSearch)['rows']>['query']

// Shows a failure without automatic retries: staff with a customer retry by hand.
const once = { retry: false } as const

/** The queries of the performance dashboard. */
export const dashboardQueries = (api: Api) => ({
  allRows: ['dashboard', 'rows'] as const,
  rows: (query: RowsQuery) =>
    queryOptions({
      queryKey: ['dashboard', 'rows', query],
      queryFn: ({ signal }) => api.projectSearch.rows({ query }, { signal }),
      staleTime: 0,
      ...once,
    }),
  brands: (text: string) =>
    queryOptions({
      queryKey: ['dashboard', 'brands', text],
      queryFn: async ({ signal }) => (await api.projectSearch.brands({ params: { text } }, { signal })).brands,
      ...once,
    }),
  categories: (text: string) =>
    queryOptions({
      queryKey: ['dashboard', 'categories', text],
      queryFn: async ({ signal }) => (await api.projectSearch.categories({ params: { text } }, { signal })).paths,
      ...once,
    }),
  products: (text: string) =>
    queryOptions({
      queryKey: ['dashboard', 'products', text],
      queryFn: async ({ signal }) => (await api.projectSearch.products({ params: { text } }, { signal })).products,
      ...once,
    }),
  referrers: (search: string) =>
    queryOptions({
      queryKey: ['dashboard', 'referrers', search],
      queryFn: ({ signal }) => api.project.referrers({ params: { search } }, { signal }),
      ...once,
    }),
  salespeople: () =>
    queryOptions({
      queryKey: ['dashboard', 'salespeople'],
      queryFn: async ({ signal }) => (await api.staff.storeView(undefined, { signal })).availableSalesPersons,
      ...once,
    }),
})
