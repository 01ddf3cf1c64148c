import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type App, useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { ownStaff } from '#offline/offline-staff.ts'
import { useProject } from './project-context.ts'
import { createDraftStore } from './stored/draft-store.ts'

const stores = new WeakMap<App['queryClient'], ReturnType<typeof createDraftStore>>()

/** The store of this page, created on first use. */
function draftStoreOf(app: App) {
  const known = stores.get(app.queryClient)
  if (known) return known
  const store = createDraftStore({ brand: app.brand.key, account: async () => (await ownStaff(app)).id })
  stores.set(app.queryClient, store)
  return store
}

/** A text of the open project that a button sends: stored while typing, restored after a reload or a crash. */
export function useDraft(field: string) {
  const app = useApp()
  const name = `${useProject().projectId}:${field}`
  const store = useMemo(() => draftStoreOf(app), [app])
  const read = () => store.read(name)
  const subscribe = useCallback(
    (listener: () => void) => {
      store.load(name).catch((cause: unknown) => reportFailure('draft', cause))
      return store.subscribe(listener)
    },
    [store, name],
  )
  const text = useSyncExternalStore(subscribe, read, read)
  const write = (next: string) => store.write(name, next)
  /** Puts the sent text back, unless something else was typed meanwhile. */
  const restore = (sent: string) => store.read(name) === '' && write(sent)
  return [text, write, restore] as const
}
