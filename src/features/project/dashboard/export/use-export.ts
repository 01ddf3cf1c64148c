import { useEffect, useRef, useState } from 'react'
import type { ViewStatus } from '#domain/project/view-status.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { rowsQueryOf } from '#features/project/dashboard/rows/use-rows.ts'
import { type DashboardColumn, shownColumns } from '#features/project/dashboard/rules/dashboard-columns.ts'
import {
  type DashboardView,
  isLargeResult,
  narrowedByCustomer,
} from '#features/project/dashboard/rules/dashboard-query.ts'
import { todayHere } from '#features/project/dashboard/view-address.ts'
import { useApp } from '#lib/app.tsx'
import { saveFile } from '#lib/browser/save-file.ts'
import { csvOf, rowsToExport } from './export-rows.ts'

type Options = {
  view: DashboardView
  ownCode: string | null
  totalCount: number
  columns: readonly DashboardColumn[]
}

export const exportName = () => `projects-${isoDate(todayHere())}.csv`

/** Exports all matching rows as a file: confirms first when there are many, and can be cancelled [S3-4-23]. */
export function useExport({ view, ownCode, totalCount, columns }: Options) {
  const { api } = useApp()
  const [status, setStatus] = useState<ViewStatus>('initial')
  const [error, setError] = useState<unknown>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [done, setDone] = useState(0)
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(), [])

  async function run() {
    const stop = new AbortController()
    work.current = stop
    setIsAsking(false)
    setDone(0)
    setStatus('loading')
    const { signal } = stop
    try {
      const all = await rowsToExport({ api, query: rowsQueryOf(view, ownCode), signal })
      const rows = narrowedByCustomer(all, view.customerName)
      saveFile(await csvOf(rows, { columns: shownColumns(columns), signal, onDone: setDone }), exportName())
      setStatus('success')
    } catch (cause) {
      if (signal.aborted) return setStatus('initial')
      setError(cause)
      setStatus('failure')
    }
  }

  return {
    status,
    error,
    isAsking,
    /** Rows written to the file so far. */
    done,
    begin: () => (isLargeResult(totalCount) ? setIsAsking(true) : void run()),
    confirm: () => void run(),
    cancel: () => {
      setIsAsking(false)
      work.current?.abort()
    },
    dismiss: () => setStatus('initial'),
  }
}
export type Export = ReturnType<typeof useExport>
