import type { Project } from '#contract/project/project-parts.ts'
import { type Edit, scopeId } from '../sync/edit.ts'
import { readable, type ScopeType } from '../sync/scope-type.ts'
import { type ProjectEditResult, projectIdOf } from './kinds/project-kind.ts'
import { fileKinds, kindOf } from './project-edit.ts'
import { afterAccepted, confirm, failureOf, projectCopy, projectScope, projectType } from './project-scope.ts'

const name = 'attachments'

export const fileScope = (projectId: string) => scopeId(name, projectId)

function created(edit: Edit) {
  const read = readable(projectType, edit)
  return (read && kindOf(read)?.creates?.(read.body)) ?? []
}

/** The attachments of a project, sent separately from its other edits: an upload does not delay text edits. */
export const fileType: ScopeType<Project, ProjectEditResult> = {
  name,
  kinds: fileKinds,
  // Files share the copy of their project, which is removed with the project only.
  base: { ...projectCopy, remove: async () => {} },
  confirm,
  failureOf,
  afterAccepted,
  follows: { scope: (scope) => projectScope(projectIdOf({ scope })), creates: created },
}
