import * as z from 'zod/mini'
import { thingRef } from '#domain/project/project-fields.ts'
import { acceptedSince, type ProjectKind, projectIdOf } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ id: z.string(), name: z.string() })
export type RemoveFileBody = z.infer<typeof Body>

/** Removes an attachment; nothing is sent for a file that was not uploaded yet. */
export const removeFile: ProjectKind<RemoveFileBody> = {
  name: 'remove-file',
  body: Body,
  touches: ({ id }) => [thingRef('file', id)],
  dependsOn: ({ id }) => [thingRef('file', id)],
  coalesce: ({ body }, { id }) => ((body as { id?: unknown }).id === id ? 'later' : 'both'), // every edit of a file has its id there
  apply: (project, { body }) => ({ ...project, files: project.files.filter(({ id }) => id !== body.id) }),
  async send(edit, { api, options }) {
    const query = { projectId: projectIdOf(edit), attachmentId: edit.body.id }
    return acceptedSince(await api.projectFile.remove({ query }, options), edit)
  },
  describe: ({ name }) => ({ action: 'Remove a file', title: name }),
}
