import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { promotionQueries } from './queries.ts'
import { readSale, type SaleView } from './rules/sale.ts'

/** The sale that runs now, or null. */
export function useSale(): SaleView | null {
  const { api } = useApp()
  const [search] = useSearchParams()
  // Only the browser knows the time, and who previews another day: a stored page is the same for everyone.
  const hydrated = useHydrated()
  const day = (hydrated && search.get('dateOverride')) || undefined
  const { data } = useQuery({ ...promotionQueries(api).sale(day), enabled: hydrated })
  return useMemo(() => readSale(data, hydrated ? Date.now() : 0), [data, hydrated])
}
