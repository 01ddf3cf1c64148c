import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ProjectMode, projectModes } from '#contract/project/project-values.ts'
import { type Selection, selectionOf } from '#features/project/rules/project-selection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'

const modeKey = 'project-mode'
const selectionKey = 'project-selection'

/** One value for the page, stored for the tab where the browser allows it. */
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
      return null // a private window without storage: the value lives as long as the page
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
  /** The same value in a transition: an expensive render does not block the click that caused it. */
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

/** View until a member of staff chooses: safe beside a customer. The last choice is stored for the tab. */
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
    return null // nothing stored, or it cannot be parsed
  }
}

const storedSelection = tabValue<Selection | null>(selectionKey, {
  read: readSelection,
  write: (selection) => JSON.stringify(selection && { ...selection, off: [...selection.off] }),
})

/** Whether one line is chosen; other lines do not render again when it changes. */
export const useIsChosen = (projectRef: string, productCode: string) => {
  const isChosen = () => !selectionOf(projectRef, storedSelection.get()).off.has(productCode)
  return useSyncExternalStore(storedSelection.subscribe, isChosen, isChosen)
}

/** The chosen lines of one project at a time: opening another project starts with all of its lines. */
export function useSelection(projectRef: string) {
  const known = storedSelection.use()
  const selection = useMemo(() => selectionOf(projectRef, known), [projectRef, known])
  useEffect(() => {
    if (known?.projectRef !== projectRef) storedSelection.set(selection)
  }, [known, projectRef, selection])
  const select = useCallback(
    (change: (now: Selection) => Selection) =>
      storedSelection.set(change(selectionOf(projectRef, storedSelection.get()))),
    [projectRef],
  )
  return { selection, select }
}
