import { createContext, use } from 'react'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectMode } from '#contract/project-values.ts'
import { invariant } from './invariant.ts'

/** Of the whole page: `review` waits for somebody to choose between two values of one field. */
export type SavedState = 'saved' | 'saving' | 'failed' | 'review'

/** What a change is sent with. */
export type Sending = {
  /** The version it was made on; left out where none is known. */
  known: { version?: number }
  /** Carries the idempotency key: the same change sent again is done once. */
  options: { headers: Record<string, string> }
  /** Fields to leave out of the body: of them the value of the others was chosen. */
  leaves: ReadonlySet<string>
}

export type ProjectChange<Out> = {
  /** Names the call, and with `input` what is changed: the same again, after no answer came, has the same key. */
  name: string
  input: unknown
  send: (sending: Sending) => Promise<Out>
  /** The call's own words when it is refused; 'Update Failed!' without, and null where the caller says it in its own place. */
  failure?: string | null
  /** Said when it is done; `silent` where the saved state says it. */
  success?: 'updated' | 'deleted' | 'sent' | 'silent'
}

/**
 * What the project page lends to everything on it. It is the seam between the page (features/project), its panels
 * (features/project-panels) and its dialogs (features/project-dialogs), which do not know each other: they read the project here
 * and change it by `change`, which adds key and version, keeps the order, says what came of it, lets clashes be decided, and
 * loads project and change log anew. A mutation is `useMutation({ meta: { inline: true }, mutationFn: (input) => change({…}) })`:
 * its own status is the view status of the action.
 */
export type ProjectDesk = {
  projectId: string
  project: Project
  mode: ProjectMode
  /** Nothing can be changed: each control says 'Needs a connection' and stays where it is. */
  isOffline: boolean
  /** Rejects after the failure was told; keep what was typed. */
  change: <Out>(change: ProjectChange<Out>) => Promise<Out>
}

export const needsConnection = 'Needs a connection'

export const ProjectDeskContext = createContext<ProjectDesk | null>(null)

export function useProjectDesk(): ProjectDesk {
  const desk = use(ProjectDeskContext)
  invariant(desk, 'useProjectDesk stands on a project page')
  return desk
}

/** Apart from the desk: it changes with every tick, and hundreds of lines must not be drawn again for it. */
export const ChosenCodesContext = createContext<readonly string[]>([])

/** Codes of the lines that are chosen, in their order. */
export const useChosenCodes = () => use(ChosenCodesContext)
