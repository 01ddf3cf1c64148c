import * as z from 'zod/mini'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { withMoves } from '#domain/project/project-sums.ts'
import { folderTitle, lineTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, chosenMoves, isOfKind, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Move = z.object({ productCode: z.string(), folderId: z.nullable(z.string()), position: z.string() })
const Body = z.object({
  moves: z.array(Move),
  /** The order that was shown, where lines were sorted. Stored with the edit, so that every attempt sends the same. */
  order: z.optional(z.object({ folderId: z.nullable(z.string()), products: z.array(z.string()) })),
})
export type MoveLinesBody = z.infer<typeof Body>

const foldersOf = ({ moves }: MoveLinesBody) => new Set(moves.map(({ folderId }) => folderId))

const placeOf = ({ productCode }: { productCode: string }) => fieldOf('line', productCode, 'place')

/** New places of single lines. A place is a field of the line, so moves of different lines merge. */
export const moveLines: ProjectKind<MoveLinesBody> = {
  name: 'move-lines',
  body: Body,
  touches: ({ moves }) => moves.map(placeOf),
  dependsOn: ({ moves }) =>
    moves.flatMap(({ productCode, folderId }) => [
      thingRef('line', productCode),
      ...(folderId === null ? [] : [thingRef('folder', folderId)]),
    ]),
  fallsWith: ({ moves }, thing) =>
    moves.flatMap((move) =>
      move.folderId !== null && thing === thingRef('folder', move.folderId) ? [placeOf(move)] : [],
    ),
  inBatch: true,
  coalesce(earlier, later) {
    if (!isOfKind(earlier, { name: 'move-lines', body: Body })) return 'both'
    // Another folder may have been created since the earlier edit.
    if (!foldersOf(later).isSubsetOf(foldersOf(earlier.body))) return 'both'
    const codes = new Set(later.moves.map(({ productCode }) => productCode))
    if (!earlier.body.moves.every(({ productCode }) => codes.has(productCode))) return 'both'
    return { kind: 'move-lines', body: later }
  },
  apply: (project, edit) => withMoves(project, chosenMoves(edit, placeOf)),
  async send(edit, { api, options }) {
    const body = { ...onProject(edit), ...edit.body.order, moves: chosenMoves(edit, placeOf) }
    return accepted(await api.projectLines.sort({ body }, options))
  },
  describe({ moves }, project) {
    const titles = moves.map(({ productCode }) => lineTitle(project, productCode))
    return { action: `Move ${titles.join(', ')}`, title: folderTitle(project, moves[0]?.folderId ?? null) }
  },
}
