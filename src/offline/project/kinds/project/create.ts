import * as z from 'zod/mini'
import { accepted, type ProjectKind, projectIdOf } from '#offline/project/kinds/project-kind.ts'
import { wholeScope } from '#offline/sync/edit-kind.ts'

const Body = z.object({ projectName: z.string(), customerName: z.string() })
export type CreateBody = z.infer<typeof Body>

/** Creates a project on this device: its first edit. */
export const create: ProjectKind<CreateBody> = {
  name: 'create',
  body: Body,
  touches: () => [],
  creates: () => [wholeScope],
  coalesce: () => 'both',
  apply: (project) => project,
  async send(edit, { api, options }) {
    const { projectName, customerName } = edit.body
    const body = { newId: projectIdOf(edit), projectName, ...(customerName ? { quoteData: { customerName } } : {}) }
    const { projectRef, version } = await api.project.save({ body }, options)
    return accepted({ id: projectRef, version })
  },
  describe: ({ projectName }) => ({ action: 'New project', title: projectName }),
}
