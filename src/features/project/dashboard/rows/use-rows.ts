import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectRow } from '#contract/project/project-search.ts'
import type { ViewStatus } from '#domain/project/view-status.ts'
import { useIsOffline } from '#features/project/dashboard/connection.ts'
import { dashboardQueries, type RowsQuery } from '#features/project/dashboard/queries.ts'
import { type DashboardView, searchParameters } from '#features/project/dashboard/rules/dashboard-query.ts'
import { todayHere } from '#features/project/dashboard/view-address.ts'
import { useApp } from '#lib/app.tsx'

export type LoadedRows = { quotes: ProjectRow[]; totalCount: number }

// Built from a checked view: the names and values are those of the call.
export const rowsQueryOf = (view: DashboardView, ownCode: string | null) =>
  searchParameters(view, { today: todayHere(), ownCode }) as RowsQuery

/** The rows of a view; offline the last loaded rows with their load time. */
export function useRows(view: DashboardView, ownCode: string | null) {
  const { api, queryClient } = useApp()
  const isOffline = useIsOffline()
  const queries = dashboardQueries(api)
  const query = useQuery(queries.rows(rowsQueryOf(view, ownCode)))
  const [last, setLast] = useState<{ data: LoadedRows; loadedAt: number } | null>(null)
  if (query.data && query.isSuccess && query.data !== last?.data)
    setLast({ data: query.data, loadedAt: query.dataUpdatedAt })
  // Rows loaded by an earlier visit of this page in the same session.
  const cached = last ?? lastOf(queryClient.getQueryCache().findAll({ queryKey: queries.allRows }))
  const isStale = isOffline && !query.isSuccess && cached !== null
  // Cached rows are not shown as current: they are reloaded first.
  const isCurrent = query.isSuccess && !query.isFetching
  const status: ViewStatus =
    isStale || isCurrent ? 'success' : query.isError && !query.isFetching ? 'failure' : 'loading'
  return {
    status,
    rows: isStale ? cached.data : isCurrent ? query.data : undefined,
    /** The previous count while reloading. */
    totalCount: (isStale ? cached : last)?.data.totalCount ?? query.data?.totalCount ?? 0,
    /** When the shown rows were loaded, in epoch ms; null while they are current. */
    cachedAt: isOffline && cached ? cached.loadedAt : null,
    error: query.error,
    retry: () => void query.refetch(),
    isOffline,
  }
}

type CachedQuery = { state: { data: unknown; dataUpdatedAt: number } }

function lastOf(queries: readonly CachedQuery[]) {
  const [newest] = queries
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return newest ? { data: newest.state.data as LoadedRows, loadedAt: newest.state.dataUpdatedAt } : null
}
