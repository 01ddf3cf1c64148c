import { useSyncExternalStore } from 'react'
import { useApp } from '#lib/app.tsx'
import { compareListOf } from './compare-list.ts'

/** The compared products of this page, and what can be done with them. */
export function useCompareList() {
  const list = compareListOf(useApp())
  const state = useSyncExternalStore(list.subscribe, list.state, list.stateAtFirst)
  return { ...list, ...state, list }
}
