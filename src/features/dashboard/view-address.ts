import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addressOfView, type DashboardView, viewOfAddress } from '#domain/dashboard-query.ts'
import { localDate, type PlainDate } from '#domain/plain-date.ts'

/** Where the visitor is. */
export const todayHere = (): PlainDate => localDate(new Date())

/** The view stands in the address, so that reload, back and a copied link show the same. */
export function useView() {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => viewOfAddress(search, todayHere()), [search])
  const show = (next: DashboardView, replace = false) =>
    setSearch(addressOfView(next, todayHere()), { replace, preventScrollReset: true })
  return { view, show }
}
export type ShowView = ReturnType<typeof useView>['show']
