import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ProjectRow } from '#domain/project-outbox.ts'
import { useApp } from '#lib/app.tsx'
import { type ProjectSync, projectSyncOf } from './project-sync.ts'

const none: readonly ProjectRow[] = []
const nothing = () => () => {}

/** What sends the changes of projects that wait; null until it is there, and where nothing can be kept. */
export function useProjectSync(): ProjectSync | null {
  const app = useApp()
  const [sync, setSync] = useState<ProjectSync | null>(null)
  useEffect(() => {
    let isWanted = true
    void projectSyncOf(app).then((opened) => isWanted && setSync(opened))
    return () => {
      isWanted = false
    }
  }, [app])
  return sync
}

/** The changes of this person that the server has not taken, of all projects, in their order. */
export const useWaitingRows = (sync: ProjectSync | null) =>
  useSyncExternalStore(sync?.subscribe ?? nothing, sync?.rows ?? (() => none), () => none)
