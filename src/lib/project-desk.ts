import { createContext, use } from 'react'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectMode } from '#contract/project-values.ts'
import type { ProjectEdit } from '#domain/project-edit.ts'
import type { ProjectRow, Taken } from '#domain/project-outbox.ts'
import { invariant } from './invariant.ts'

/**
 * Of the whole page: `waiting` is kept on this device and sent by itself, `refused` and `review` wait for a person: the one was
 * turned down, of the other somebody chooses between two values of one field.
 */
export type SavedState = 'saved' | 'saving' | 'failed' | 'waiting' | 'refused' | 'review'

/** What a change is sent with. */
export type Sending = {
  /** The version it was made on; left out where none is known. */
  known: { version?: number }
  /** Carries the idempotency key: the same change sent again is done once. */
  options: { headers: { 'idempotency-key': string } }
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

/** A change that is kept on this device where there is no connection, and sent when there is. */
export type WaitingChange = Pick<ProjectChange<unknown>, 'success' | 'failure'> & {
  edit: ProjectEdit
  /** What was removed: for ten seconds it can be taken back. */
  undo?: string
}

/**
 * What the project page lends to everything on it. It is the seam between the page (features/project), its panels
 * (features/project-panels) and its dialogs (features/project-dialogs), which do not know each other: they read the project here
 * and change it by `change` or, where it can wait for a connection, by `edit`. Both add key and version, keep the order, say what
 * came of it, let clashes be decided, and load project and change log anew. A mutation is
 * `useMutation({ meta: { inline: true }, mutationFn: (input) => change({…}) })`: its own status is the view status of the action.
 */
export type ProjectDesk = {
  projectId: string
  project: Project
  mode: ProjectMode
  /** What cannot wait stays where it is and says 'Needs a connection'. */
  isOffline: boolean
  /** Why what can wait cannot be changed now either: a device that keeps nothing. Null where it can. */
  noEdits: string | null
  /** What waits on this device, or for a person, in its order; `project` has what waits in it already. */
  waiting: readonly ProjectRow[]
  /** Rejects after the failure was told; keep what was typed. */
  change: <Out>(change: ProjectChange<Out>) => Promise<Out>
  /** The same; null: it is kept on this device and goes out by itself. */
  edit: (change: WaitingChange) => Promise<Taken | null>
}

export const needsConnection = 'Needs a connection'

export const ProjectDeskContext = createContext<ProjectDesk | null>(null)

export function useProjectDesk(): ProjectDesk {
  const desk = use(ProjectDeskContext)
  invariant(desk, 'useProjectDesk stands on a project page')
  return desk
}
