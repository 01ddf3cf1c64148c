import * as z from 'zod/mini'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { withFolderOrder } from '#domain/project/project-sums.ts'
import { folderTitle } from '#offline/project/kinds/line-title.ts'
import {
  accepted,
  chosenMoves,
  coalesceSame,
  onProject,
  type ProjectKind,
} from '#offline/project/kinds/project-kind.ts'

const Body = z.object({
  moves: z.array(z.object({ id: z.string(), position: z.string() })),
  /** All folders in the order that was shown. Stored with the edit, so that every attempt sends the same. */
  ids: z.optional(z.array(z.string())),
})
export type MoveFoldersBody = z.infer<typeof Body>

const name = 'move-folders'
const placeOf = ({ id }: { id: string }) => fieldOf('folder', id, 'position')
const touches = ({ moves }: MoveFoldersBody) => moves.map(placeOf)

/** New positions of single folders. */
export const moveFolders: ProjectKind<MoveFoldersBody> = {
  name,
  body: Body,
  touches,
  dependsOn: ({ moves }) => moves.map(({ id }) => thingRef('folder', id)),
  inBatch: true,
  coalesce: coalesceSame({ name, body: Body, touches }),
  apply(project, edit) {
    const positions = new Map(chosenMoves(edit, placeOf).map(({ id, position }) => [id, position]))
    return withFolderOrder(
      project,
      project.folders.map((folder) => ({ ...folder, position: positions.get(folder.id) ?? folder.position })),
    )
  },
  async send(edit, { api, options }) {
    const moves = chosenMoves(edit, placeOf)
    const projects = edit.body.ids?.map((id, place) => ({ projectId: id, sortOrder: place + 1 }))
    return accepted(
      await api.projectLines.sortFolders(
        { body: { ...onProject(edit), moves, ...(projects && { projects }) } },
        options,
      ),
    )
  },
  describe: ({ moves }, project) => ({
    action: 'Order of folders',
    title: moves.map(({ id }) => folderTitle(project, id)).join(', '),
  }),
}
