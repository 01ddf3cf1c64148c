import * as z from 'zod/mini'
import { projectField } from '#domain/project/project-fields.ts'
import { accepted, coalesceSame, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ name: z.string() })
export type RenameBody = z.infer<typeof Body>

const touches = () => [projectField('projectName')]

export const rename: ProjectKind<RenameBody> = {
  name: 'rename',
  body: Body,
  touches,
  inBatch: true,
  coalesce: coalesceSame({ name: 'rename', body: Body, touches }),
  apply: (project, { body }) => ({ ...project, projectName: body.name }),
  send: async (edit, { api, options }) =>
    accepted(await api.project.rename({ body: { ...onProject(edit), name: edit.body.name } }, options)),
  describe: ({ name }) => ({ action: 'Name', title: name }),
}
