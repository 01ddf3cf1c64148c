import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSale, type SaleView } from '#domain/sale.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/hydrated.ts'
import { promotionQueries } from './queries.ts'

/** The sale that runs now, or null. */
export function useSale(): SaleView | null {
  const { api } = useApp()
  const [search] = useSearchParams()
  const { data } = useQuery(promotionQueries(api).sale(search.get('dateOverride') ?? undefined))
  // Only the browser knows the time: a stored page may be older than the sale's end.
  const hydrated = useHydrated()
  return useMemo(() => readSale(data, hydrated ? Date.now() : 0), [data, hydrated])
}
