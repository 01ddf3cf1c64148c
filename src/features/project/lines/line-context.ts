import { createContext, use, useMemo } from 'react'
import type { Project } from '#contract/project/project-parts.ts'
import { invariant } from '#lib/invariant.ts'
import { useLatest } from '#lib/use-latest.ts'
import type { OpenProject } from '#offline/project/project-context.ts'

/** What every line needs of the page: a stable object while others are edited, so that lines do not render again. */
type LineContext = Pick<OpenProject, 'projectId' | 'mode' | 'isOffline' | 'change' | 'edit'> &
  Pick<Project, 'priceLock'> & {
    /** The version that the page shows. */
    version: () => number
  }

const Context = createContext<LineContext | null>(null)
export const LineContextProvider = Context

export function useLineContextOf({ projectId, mode, isOffline, change, edit, project }: OpenProject) {
  const { priceLock } = project
  const latest = useLatest(project)
  return useMemo<LineContext>(
    () => ({ projectId, mode, isOffline, change, edit, priceLock, version: () => latest.current.version }),
    [projectId, mode, isOffline, change, edit, priceLock, latest],
  )
}

export function useLineContext(): LineContext {
  const context = use(Context)
  invariant(context, 'A line needs the list of lines around it')
  return context
}
