import * as z from 'zod/mini'
import type { Project } from '#contract/project/project-parts.ts'
import { positionAfter } from '#domain/project/position.ts'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { changedSinceQuote, withFolderOrder } from '#domain/project/project-sums.ts'
import { folderTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, coalesceThing, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ id: z.string(), title: z.string(), isNew: z.boolean() })
export type FolderBody = z.infer<typeof Body>

function withFolder(project: Project, { id, title }: FolderBody): Project {
  if (project.folders.some((folder) => folder.id === id))
    return {
      ...project,
      folders: project.folders.map((existing) => (existing.id === id ? { ...existing, title } : existing)),
    }
  const position = positionAfter(project.folders.map((folder) => folder.position))
  const made = { id, title, products: [], position, sortOrder: 0, total: 0, quoteId: null }
  return withFolderOrder(project, [...project.folders, made])
}

/** Creates or renames a folder. */
export const folder: ProjectKind<FolderBody> = {
  name: 'folder',
  body: Body,
  touches: ({ id }) => [fieldOf('folder', id, 'title')],
  creates: ({ id, isNew }) => (isNew ? [thingRef('folder', id)] : []),
  dependsOn: ({ id, isNew }) => (isNew ? [] : [thingRef('folder', id)]),
  inBatch: true,
  coalesce: coalesceThing({ name: 'folder', body: Body }),
  apply: (project, { body }) => changedSinceQuote(withFolder(project, body)),
  async send(edit, { api, options }) {
    const { id, title, isNew } = edit.body
    const which = isNew ? { newId: id } : { id }
    return accepted(await api.projectLines.saveFolder({ body: { ...onProject(edit), ...which, title } }, options))
  },
  describe: ({ id, title, isNew }, project) => ({
    action: isNew ? 'New folder' : `Folder ${folderTitle(project, id)}`,
    title,
  }),
}
