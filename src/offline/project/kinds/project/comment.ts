import * as z from 'zod/mini'
import { withEntry } from '#domain/project/project-sums.ts'
import { acceptedSince, authorOf, type ProjectKind, projectIdOf } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ id: z.string(), message: z.string() })
export type CommentBody = z.infer<typeof Body>

/** A comment for colleagues; comments are neither changed nor deleted. */
export const comment: ProjectKind<CommentBody> = {
  name: 'comment',
  body: Body,
  touches: () => [],
  inBatch: true,
  coalesce: () => 'both',
  apply(project, edit) {
    const { name, timestamp } = authorOf(edit)
    const { id, message } = edit.body
    return {
      ...project,
      staffComments: withEntry(project.staffComments, { id, user: name, timestamp, message }),
    }
  },
  async send(edit, { api, options }) {
    const { id, message } = edit.body
    const body = { projectId: projectIdOf(edit), newId: id, message }
    return acceptedSince(await api.project.comment({ body }, options), edit)
  },
  describe: ({ message }) => ({ action: 'Comment', title: message }),
}
