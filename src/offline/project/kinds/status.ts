import * as z from 'zod/mini'
import { projectStatuses } from '#contract/project-values.ts'
import { projectField } from '#domain/project-fields.ts'
import { accepted, coalesceSame, onProject, type ProjectKind } from '../project-kind.ts'

const Body = z.object({ status: z.enum(projectStatuses) })
export type StatusBody = z.infer<typeof Body>

const touches = () => [projectField('status')]

export const status: ProjectKind<StatusBody> = {
  name: 'status',
  body: Body,
  touches,
  coalesce: coalesceSame({ name: 'status', body: Body, touches }),
  apply: (project, { body }) => ({ ...project, quoteStatus: body.status }),
  inBatch: true,
  send: async (edit, { api, options }) =>
    accepted(await api.project.saveDetails({ body: { ...onProject(edit), status: edit.body.status } }, options)),
  describe: (body) => ({ action: 'Status', title: body.status }),
}
