import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ProjectMode, projectModes } from '#contract/project-values.ts'
import { type Selection, selectionOf } from '#domain/project-selection.ts'
import { reportFailure } from '#lib/report-failure.ts'

const modeKey = 'project-mode'
const selectionKey = 'project-selection'

/** One value for the page, kept with the tab where the browser lets it. */
function tabValue<Value>(
  key: string,
  { read, write }: { read: (text: string | null) => Value; write: (value: Value) => string },
) {
  let value: Value | undefined
  const listeners = new Set<() => void>()
  const stored = () => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null // a private window that keeps nothing: the value lives as long as the page
    }
  }
  const get = () => {
    value ??= read(stored())
    return value
  }
  function set(next: Value) {
    value = next
    try {
      sessionStorage.setItem(key, write(next))
    } catch (cause) {
      reportFailure(`keeping ${key}`, cause)
    }
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  /** The same, a moment later: what takes long to render does not hold up the press that asks for it. */
  function useLater() {
    const [shown, setShown] = useState(get)
    useEffect(() => {
      const follow = () => startTransition(() => setShown(get))
      follow()
      return subscribe(follow)
    }, [])
    return shown
  }
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, get), useLater }
}

/** View until somebody chooses: safe beside a customer. The last choice is kept for the tab. */
export const modeChoice = tabValue<ProjectMode>(modeKey, {
  read: (text) => projectModes.find((mode) => mode === text) ?? 'View',
  write: (mode) => mode,
})

function readSelection(text: string | null): Selection | null {
  try {
    const { projectRef, off } = JSON.parse(text ?? 'null') as { projectRef?: unknown; off?: unknown }
    if (typeof projectRef !== 'string' || !Array.isArray(off)) return null
    return { projectRef, off: new Set(off.filter((code) => typeof code === 'string')) }
  } catch {
    return null // nothing kept, or nothing that can be read
  }
}

const kept = tabValue<Selection | null>(selectionKey, {
  read: readSelection,
  write: (selection) => JSON.stringify(selection && { ...selection, off: [...selection.off] }),
})

/** Whether one line is chosen: the others are not rendered again when it changes. */
export const useIsChosen = (projectRef: string, productCode: string) => {
  const isChosen = () => !selectionOf(projectRef, kept.get()).off.has(productCode)
  return useSyncExternalStore(kept.subscribe, isChosen, isChosen)
}

/** Which lines of a project are chosen; of one project at a time, so that opening another begins with all of its lines. */
export function useSelection(projectRef: string) {
  const known = kept.use()
  const selection = useMemo(() => selectionOf(projectRef, known), [projectRef, known])
  useEffect(() => {
    if (known?.projectRef !== projectRef) kept.set(selection)
  }, [known, projectRef, selection])
  const select = useCallback(
    (change: (now: Selection) => Selection) => kept.set(change(selectionOf(projectRef, kept.get()))),
    [projectRef],
  )
  return { selection, select }
}
