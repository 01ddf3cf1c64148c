import * as z from 'zod/mini'
import { projectStatuses } from '#contract/project/project-values.ts'
import { projectField } from '#domain/project/project-fields.ts'
import { acceptedSince, coalesceSame, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

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
  // The only update through the endpoint of the specification, which responds with the whole project [S3-7-26].
  async send(edit, { api, options }) {
    const { version } = await api.project.save({ body: { ...onProject(edit), status: edit.body.status } }, options)
    return acceptedSince({ version }, edit)
  },
  describe: (body) => ({ action: 'Status', title: body.status }),
}
