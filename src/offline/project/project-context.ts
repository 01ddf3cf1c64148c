import { createContext, use } from 'react'
import type { Project } from '#contract/project/project-parts.ts'
import type { ProjectMode } from '#contract/project/project-values.ts'
import { invariant } from '#lib/invariant.ts'
import type { EditFile } from '../sync/log-store.ts'
import type { ScopeStatus } from '../sync/sync.ts'
import type { ProjectEdit } from './project-edit.ts'
import type { ListedEdit, Seen } from './project-sync.ts'

/** State of the whole page; `failed` when a change that cannot wait did not arrive. */
export type SavedState = ScopeStatus | 'failed'

/** Params of the request of a change. */
export type Sending = {
  /** The version the change was made on; left out when unknown. */
  known: { version?: number }
  /** Contains the idempotency key: the same change sent again is applied once. */
  options: { headers: { 'idempotency-key': string } }
}

export type ProjectChange<Out> = {
  /** Identifies the request together with `input`: a retry without a response has the same key. */
  name: string
  input: unknown
  send: (sending: Sending) => Promise<Out>
  /** Message when the request fails, 'Update Failed!' by default; null when the caller shows its own. */
  failure?: string | null
  /** Message when it succeeds; `silent` where the saved state shows it. */
  success?: 'updated' | 'deleted' | 'sent' | 'silent'
}

/** An edit: stored on this device, then shown, then sent. */
export type EditParams = Pick<ProjectChange<unknown>, 'success' | 'failure'> & {
  edit: ProjectEdit
  /** Name of what was removed: undo is offered for ten seconds. */
  undo?: string
  /** `edit` resolves once it is stored; restores the typed text when it is rejected while the page is open. */
  restore?: () => void
  /** The person is still typing: the edit is sent after a pause. */
  isTyping?: boolean
  seen?: Seen
  /** Tried again without a press: that there is still no space is not reported again. */
  isAutomatic?: boolean
  /** Bytes to store with the edit. `edit` resolves once they are stored; the file list shows the progress. */
  file?: EditFile
}

/** Text of a field, or name of a file, that a full device could not store, and how it is tried again. */
export type UnsavedText = { readonly text: string; readonly seen: Seen; readonly send: () => void }

/**
 * What the project page provides to its panels and dialogs, which do not import each other: the project, `edit` for edits
 * that work offline, and `change` for requests that need the server. Both report failures: mutations use `meta.inline`.
 */
export type OpenProject = {
  projectId: string
  /** The last response of the server with every pending edit applied. */
  project: Project
  mode: ProjectMode
  /** Actions that cannot wait stay visible and show 'Needs a connection'. */
  isOffline: boolean
  /** Edits of this project that the server does not have, in order. */
  edits: readonly ListedEdit[]
  /** False when edits are lost with the page. */
  isDurable: boolean
  /** By field or file; stored while the page is open, and tried again when there may be space. */
  unsaved: Map<string, UnsavedText>
  /** Runs after pending edits; rejects after the failure was shown. */
  change: <Out>(change: ProjectChange<Out>) => Promise<Out>
  /** Resolves when the edit arrived or is stored for later; rejects after the rejection was shown. */
  edit: (change: EditParams) => Promise<void>
}

export const needsConnection = 'Needs a connection'

export const ProjectContext = createContext<OpenProject | null>(null)

export function useProject(): OpenProject {
  const context = use(ProjectContext)
  invariant(context, 'useProject needs a project page around it')
  return context
}
