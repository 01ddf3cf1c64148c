import { createContext, use } from 'react'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectMode } from '#contract/project-values.ts'
import { invariant } from '#lib/invariant.ts'
import type { EditFile } from '../sync/log-store.ts'
import type { ScopeStatus } from '../sync/sync.ts'
import type { ProjectEdit } from './project-edit.ts'
import type { ListedEdit } from './project-sync.ts'

/** Of the whole page: `failed` where a change that cannot wait did not arrive. */
export type SavedState = ScopeStatus | 'failed'

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

/** An edit: stored on this device, then shown, then sent. */
export type EditParams = Pick<ProjectChange<unknown>, 'success' | 'failure'> & {
  edit: ProjectEdit
  /** What was removed: for ten seconds it can be undone. */
  undo?: string
  /** Resolves `edit` as soon as it is stored; puts back what was typed when the edit is rejected while the page is open. */
  restore?: () => void
  /** The person is still typing: it is sent after a pause. */
  isTyping?: boolean
  /** Bytes to store with it. Resolves as soon as they are: how far it is, the list of files shows. */
  file?: EditFile
}

/**
 * What the project page gives to everything on it. It is the seam between the page (features/project), its panels
 * (features/project-panels) and its dialogs (features/project-dialogs), which do not know each other: they read the project here
 * and change it by `edit` or, where only the server can do it, by `change`. Both show what came of it. A mutation is
 * `useMutation({ meta: { inline: true }, mutationFn: (input) => edit({…}) })`: its own status is the view status of the action.
 */
export type OpenProject = {
  projectId: string
  /** As the server last answered it, with every pending edit. */
  project: Project
  mode: ProjectMode
  /** What cannot wait stays where it is and says 'Needs a connection'. */
  isOffline: boolean
  /** The edits of this project that the server does not have, in their order. */
  edits: readonly ListedEdit[]
  /** False where edits are lost with the page. */
  isDurable: boolean
  /** After the edits before it; rejects after the failure was shown. */
  change: <Out>(change: ProjectChange<Out>) => Promise<Out>
  /** Resolves once it arrived or has to wait on this device; rejects after it was shown that it was rejected. */
  edit: (change: EditParams) => Promise<void>
}

export const needsConnection = 'Needs a connection'

export const ProjectContext = createContext<OpenProject | null>(null)

export function useProject(): OpenProject {
  const context = use(ProjectContext)
  invariant(context, 'useProject needs a project page around it')
  return context
}
