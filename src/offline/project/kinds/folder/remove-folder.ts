import * as z from 'zod/mini'
import { thingRef } from '#domain/project/project-fields.ts'
import { withPlaces, withRemainingLines } from '#domain/project/project-sums.ts'
import { folderTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({
  folderId: z.string(),
  /** Removes its lines too; otherwise they are in no folder afterwards. */
  removeProducts: z.boolean(),
})
export type RemoveFolderBody = z.infer<typeof Body>

/** The server rejects it when the folder holds more than at the version of the edit. */
export const removeFolder: ProjectKind<RemoveFolderBody> = {
  name: 'remove-folder',
  body: Body,
  touches: ({ folderId }) => [thingRef('folder', folderId)],
  dependsOn: ({ folderId }) => [thingRef('folder', folderId)],
  inBatch: true,
  coalesce: () => 'both',
  apply(project, { body: { folderId, removeProducts } }) {
    const folders = project.folders.filter(({ id }) => id !== folderId)
    const products = project.cart.products.flatMap((line) => {
      if (line.folderId !== folderId) return [line]
      return removeProducts ? [] : [{ ...line, folderId: null }]
    })
    return withPlaces(withRemainingLines(project, products, folders), products)
  },
  async send(edit, { api, options }) {
    return accepted(await api.projectLines.removeFolder({ query: { ...onProject(edit), ...edit.body } }, options))
  },
  describe: ({ folderId }, project) => ({ action: `Delete folder ${folderTitle(project, folderId)}`, title: '' }),
}
