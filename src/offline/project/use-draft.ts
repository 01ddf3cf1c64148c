import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type App, useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/report-failure.ts'
import { ownStaff } from '../staff-on-device.ts'
import { createDraftStore } from './draft-store.ts'
import { useProject } from './project-context.ts'

const stores = new WeakMap<App['queryClient'], ReturnType<typeof createDraftStore>>()

/** The one of this page. */
function draftStoreOf(app: App) {
  const known = stores.get(app.queryClient)
  if (known) return known
  const store = createDraftStore({ brand: app.brand.key, account: async () => (await ownStaff(app)).id })
  stores.set(app.queryClient, store)
  return store
}

/** A text of the open project that needs a press to be sent: stored while it is typed, restored after a reload or a crash. */
export function useDraft(field: string) {
  const app = useApp()
  const name = `${useProject().projectId}:${field}`
  const store = useMemo(() => draftStoreOf(app), [app])
  const read = () => store.read(name)
  const text = useSyncExternalStore(store.subscribe, read, read)
  useEffect(() => {
    store.load(name).catch((cause: unknown) => reportFailure('draft', cause))
  }, [store, name])
  const write = (next: string) => store.write(name, next)
  /** Puts back what was sent, unless something else was begun meanwhile. */
  const restore = (sent: string) => store.read(name) === '' && write(sent)
  return [text, write, restore] as const
}
