import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { localDate, type PlainDate } from '#domain/time/plain-date.ts'
import { addressOfView, type DashboardView, viewOfAddress } from './rules/dashboard-query.ts'

/** Where the visitor is. */
export const todayHere = (): PlainDate => localDate(new Date())

/** Stores the view in the URL, so that reload, back and a copied link show the same rows. */
export function useView() {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  // The address follows a moment later; a switch that waited for it would jump back under the finger.
  const [ahead, setAhead] = useState<{ from: string; view: DashboardView } | null>(null)
  if (ahead && ahead.from !== address) setAhead(null)
  const there = useMemo(() => viewOfAddress(new URLSearchParams(address), todayHere()), [address])

  function show(view: DashboardView, replace = false) {
    const next = addressOfView(view, todayHere())
    if (next.toString() === address) return setAhead(null)
    setAhead({ from: address, view })
    setSearch(next, { replace, preventScrollReset: true })
  }
  return { view: ahead?.from === address ? ahead.view : there, show }
}
