import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { type ListedEdit, type ProjectSync, projectSyncOf } from './project-sync.ts'

const none: readonly ListedEdit[] = []
const nothing = () => () => {}

/** The edits of projects on this device; null until they are read. */
export function useProjectSync(): ProjectSync | null {
  const app = useApp()
  const [sync, setSync] = useState<ProjectSync | null>(null)
  useEffect(() => {
    let isMounted = true
    projectSyncOf(app).then(
      (opened) => isMounted && setSync(opened),
      (cause: unknown) => reportFailure('project edits', cause),
    )
    return () => {
      isMounted = false
    }
  }, [app])
  return sync
}

/** Edits of this person that the server does not have, in all projects, in order. */
export const useProjectEdits = (sync: ProjectSync | null) =>
  useSyncExternalStore(sync?.subscribe ?? nothing, sync?.edits ?? (() => none), () => none)
