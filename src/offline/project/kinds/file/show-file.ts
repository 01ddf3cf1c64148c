import * as z from 'zod/mini'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { acceptedSince, isOfKind, type ProjectKind, projectIdOf } from '#offline/project/kinds/project-kind.ts'
import { attach } from './attach.ts'

const Body = z.object({ id: z.string(), name: z.string(), isOn: z.boolean() })
export type ShowFileBody = z.infer<typeof Body>

/** Shows or hides a file in the customer's link. */
export const showFile: ProjectKind<ShowFileBody> = {
  name: 'show-file',
  body: Body,
  touches: ({ id }) => [fieldOf('file', id, 'showToCustomer')],
  dependsOn: ({ id }) => [thingRef('file', id)],
  coalesce(earlier, later) {
    if (isOfKind(earlier, attach) && earlier.body.id === later.id)
      return { kind: attach.name, body: { ...earlier.body, showToCustomer: later.isOn } }
    return isOfKind(earlier, showFile) && earlier.body.id === later.id ? 'later' : 'both'
  },
  apply: (project, { body }) => ({
    ...project,
    files: project.files.map((file) => (file.id === body.id ? { ...file, showToCustomer: body.isOn } : file)),
  }),
  async send(edit, { api, options }) {
    const { id, isOn } = edit.body
    const body = { projectId: projectIdOf(edit), attachmentId: id, showToCustomer: isOn }
    return acceptedSince(await api.projectFile.show({ body }, options), edit)
  },
  describe: ({ name, isOn }) => ({ action: isOn ? 'Show to the customer' : 'Hide from the customer', title: name }),
}
