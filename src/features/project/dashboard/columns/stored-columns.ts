import { useSyncExternalStore } from 'react'
import {
  allColumns,
  columnsRecord,
  type DashboardColumn,
  migratedColumns,
} from '#features/project/dashboard/rules/dashboard-columns.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { reportFailure } from '#lib/network/report-failure.ts'

const key = 'dashboard-columns'
const listeners = new Set<() => void>()
let known: readonly DashboardColumn[] | undefined

function stored(): unknown {
  try {
    return JSON.parse(browserStorage()?.getItem(key) ?? 'null')
  } catch {
    return null // unreadable data gives the defaults
  }
}

const columns = () => {
  known ??= migratedColumns(stored())
  return known
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Which columns are shown and in which order, on this device [S3-2-51]. */
export const useColumns = () => useSyncExternalStore(subscribe, columns, () => allColumns)

/** Saves the columns; if storage fails, they last until the page closes. */
export function storeColumns(next: readonly DashboardColumn[]) {
  known = next
  try {
    browserStorage()?.setItem(key, JSON.stringify(columnsRecord(next)))
  } catch (cause) {
    reportFailure('dashboard columns', cause)
  }
  for (const listener of listeners) listener()
}
