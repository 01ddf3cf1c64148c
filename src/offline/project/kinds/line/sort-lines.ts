import * as z from 'zod/mini'
import { thingRef } from '#domain/project/project-fields.ts'
import { movesInto, withMoves } from '#domain/project/project-sums.ts'
import { folderTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ folderId: z.nullable(z.string()), products: z.array(z.string()) })
export type SortLinesBody = z.infer<typeof Body>

/** The whole order of a folder, as releases up to November 2026 queued it. */
export const sortLines: ProjectKind<SortLinesBody> = {
  name: 'sort-lines',
  body: Body,
  touches: () => [],
  dependsOn: ({ folderId }) => (folderId === null ? [] : [thingRef('folder', folderId)]),
  inBatch: true,
  coalesce: () => 'both',
  apply(project, { body: { folderId, products } }) {
    const lines = project.cart.products
    const codes = products.filter((code) => lines.some(({ productCode }) => productCode === code))
    return withMoves(project, movesInto(lines, { folderId, codes }))
  },
  send: async (edit, { api, options }) =>
    accepted(await api.projectLines.sort({ body: { ...onProject(edit), ...edit.body } }, options)),
  describe: ({ folderId }, project) => ({ action: `Order of lines in ${folderTitle(project, folderId)}`, title: '' }),
}
