import * as z from 'zod/mini'
import { movesTo } from '#domain/project/position.ts'
import { withFolderOrder } from '#domain/project/project-sums.ts'
import { accepted, onVersion, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ ids: z.array(z.string()) })
export type SortFoldersBody = z.infer<typeof Body>

/** The whole order of the folders, as releases up to November 2026 queued it. */
export const sortFolders: ProjectKind<SortFoldersBody> = {
  name: 'sort-folders',
  body: Body,
  touches: () => [],
  inBatch: true,
  coalesce: () => 'both',
  apply(project, { body: { ids } }) {
    const there = ids.filter((id) => project.folders.some((folder) => folder.id === id))
    const positions = new Map(movesTo(there, project.folders).map(({ id, position }) => [id, position]))
    return withFolderOrder(
      project,
      project.folders.map((folder) => ({ ...folder, position: positions.get(folder.id) ?? folder.position })),
    )
  },
  async send(edit, { api, options }) {
    const projects = edit.body.ids.map((id, index) => ({ projectId: id, sortOrder: index + 1 }))
    return accepted(await api.projectLines.sortFolders({ body: { ...onVersion(edit), projects } }, options))
  },
  describe: () => ({ action: 'Order of folders', title: '' }),
}
