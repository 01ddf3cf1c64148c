import type { Project } from '#contract/project/project-parts.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { isRetryable } from '#domain/errors/retry.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { projectRow, readStored } from '../project-store.ts'
import { hasUnseen } from '../sync/attempt.ts'
import { type Conflict, type Edit, scopeId } from '../sync/edit.ts'
import type { Accepted, Failure } from '../sync/edit-kind.ts'
import { optimistic } from '../sync/log.ts'
import type { BaseStore, ScopeType } from '../sync/scope-type.ts'
import { pricedBy } from './kinds/line/add-line.ts'
import { type ProjectEditResult, projectIdOf } from './kinds/project-kind.ts'
import { toEdit } from './older-edit.ts'
import { allKinds, editOf, projectKinds, withEdit } from './project-edit.ts'

const name = 'project'

export const projectScope = (projectId: string) => scopeId(name, projectId)

export function failureOf(error: unknown, { isWatched }: { isWatched: boolean }): Failure {
  if (!(error instanceof ApiError)) return { is: 'unanswered', status: null }
  const { status, problem } = error
  const conflicts: readonly Conflict[] = problem.conflicts ?? []
  if (status === 409 && conflicts.length > 0) return { is: 'conflict', conflicts, version: problem.version }
  // After a 401 the person signs in again, and the edits are sent then.
  const isLater = isRetryable(status) || status === 401
  // After a 500 the server has saved nothing: a page that waits shows the error, and the person tries again.
  if (isLater && !(status === 500 && isWatched)) return { is: 'unanswered', status }
  return { is: 'rejected', reason: staffReason(error) }
}

/** The id under which the edit creates something; null for other edits. */
function madeId(edit: Edit): string | null {
  if (edit.kind === 'create') return projectIdOf(edit)
  const { id, isNew } = edit.body as { id?: string; isNew?: boolean } // of a kind that makes something
  return id !== undefined && (isNew || edit.kind === 'comment' || edit.kind === 'attach') ? id : null
}

/** The edit with another id of what it creates: the server assigned one to what an older release sent first. */
const withId = (edit: Edit, from: string, to: string): Edit => ({
  ...edit,
  body: JSON.parse(JSON.stringify(edit.body).replaceAll(JSON.stringify(from), JSON.stringify(to))),
})

/** The id of the device and that of the server; null when they are the same. */
function renamed(edit: Edit, { result }: Accepted<ProjectEditResult>) {
  const from = madeId(edit)
  const to = result?.id ?? null
  return from !== null && to !== null && from !== to ? { from, to } : null
}

function priced(edit: Edit, accepted: Accepted<ProjectEditResult>): Edit {
  const addition = editOf(edit, 'add-line')
  return addition ? pricedBy(addition, accepted) : edit
}

/** The project after the server accepted an edit. */
export function confirm(base: Project | null, edit: Edit, accepted: Accepted<ProjectEditResult>): Project | null {
  if (!base) return null
  const given = renamed(edit, accepted)
  // The project was loaded after the edit was accepted and contains it already.
  const isLoaded = accepted.version !== undefined && accepted.version <= base.version
  const next = isLoaded ? base : withEdit(base, priced(given ? withId(edit, given.from, given.to) : edit, accepted))
  const projectRef = given && edit.kind === 'create' ? given.to : base.projectRef
  const { version = base.version } = accepted
  return { ...next, projectRef, version: hasUnseen(base.version, { edit, accepted }) ? base.version : version }
}

export function afterAccepted(edits: readonly Edit[], edit: Edit, accepted: Accepted<ProjectEditResult>) {
  const given = renamed(edit, accepted)
  if (!given) return edits
  if (edit.kind === 'create') return edits.map((logged) => ({ ...logged, scope: projectScope(given.to) }))
  return edits.map((logged) => withId(logged, given.from, given.to))
}

/** The copy of the project for offline use. */
export const projectCopy: BaseStore<Project> = {
  tables: ['projects'],
  read: (database, { scope, brand }) => readStored(database, { brand, id: projectIdOf({ scope }) }),
  write: async ({ projects }, { scope, brand }, project) => {
    const stored = await projects.get([brand, projectIdOf({ scope })])
    if (project.projectRef !== projectIdOf({ scope })) await projects.delete([brand, projectIdOf({ scope })])
    await projects.put(projectRow({ brand, project, savedAt: stored?.savedAt ?? Date.now() }))
  },
  remove: ({ projects }, { scope, brand }) => projects.delete([brand, projectIdOf({ scope })]),
}

/** Projects, for the sync engine. */
export const projectType: ScopeType<Project, ProjectEditResult> = {
  name,
  kinds: projectKinds,
  base: projectCopy,
  confirm,
  failureOf,
  afterAccepted,
  older: { table: 'projectChanges', toEdit },
}

/** The last response of the server with every pending edit applied. */
export const withEdits = (project: Project, edits: readonly Edit[]) =>
  optimistic(project, { edits, type: { kinds: allKinds } })
