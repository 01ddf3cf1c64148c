import { byPosition, isPosition, movesTo, type Placed } from '#domain/project/position.ts'
import { type FieldValue, fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { invalidField } from '../../http/request/errors.ts'
import type { Editing, FieldEdit } from '../project-editing.ts'
import { lineTitles, type ProjectLineRow, placeProjectLines, projectLinesOf } from '../store/project-lines.ts'
import { type FolderRow, foldersOf, placeFolders } from '../store/project-parts.ts'

export const repeatedProductText = 'Name each product once'

export type LineMove = { productCode: string; folderId: string | null; position: string }

const isPlace = (value: FieldValue | undefined): value is { folderId?: string | null; position: string } =>
  typeof value === 'object' && value !== null && 'position' in value

const checkPositions = (moves: readonly { position: string }[]) => {
  if (!moves.every(({ position }) => isPosition(position))) throw invalidField('moves', 'A position is not valid')
}

export function checkPosition(position: string | undefined) {
  if (position !== undefined && !isPosition(position)) throw invalidField('position', 'This is no position')
}

/** The last item before a position. */
const before = <Thing extends Placed>(things: readonly Thing[], { id, position }: Placed): Thing | undefined =>
  things
    .filter((thing) => thing.id !== id && byPosition(thing, { id, position }) < 0)
    .sort(byPosition)
    .at(-1)

type LinePlaces = {
  lines: readonly ProjectLineRow[]
  folders: readonly FolderRow[]
  titleOf: (line: ProjectLineRow) => string
}

/** Adds the folder name and the preceding line to a position that a conflict shows. */
const explainPlace =
  ({ lines, folders, titleOf }: LinePlaces, id: string) =>
  (value: FieldValue): FieldValue => {
    if (!isPlace(value)) return value
    const { folderId = null, position } = value
    const there = lines
      .filter((line) => line.folderId === folderId)
      .map((line) => ({ id: line.productCode, position: line.position, title: titleOf(line) }))
    const folder = folders.find((row) => row.id === folderId)?.title ?? null
    return { folderId, folder, position, after: before(there, { id, position })?.title ?? null }
  }

const placeOf = ({ folderId, position }: Pick<LineMove, 'folderId' | 'position'>) => ({ folderId, position })

/** Moves lines. Each move is merged separately. */
export async function moveLines(editing: Editing, moves: readonly LineMove[]): Promise<void> {
  const { db, project } = editing
  checkPositions(moves)
  if (new Set(moves.map(({ productCode }) => productCode)).size < moves.length)
    throw invalidField('moves', repeatedProductText)
  const lines = await projectLinesOf(db, project.id)
  const folders = await foldersOf(db, project.id)
  const titleOf = await lineTitles(db, lines)
  const edits: (FieldEdit & { move: LineMove; line: ProjectLineRow })[] = []
  for (const move of moves) {
    const line = lines.find(({ productCode }) => productCode === move.productCode)
    const { folderId } = move
    if (!line) await editing.rejectGone('line', move.productCode, 'product')
    else if (folderId !== null && !folders.some(({ id }) => id === folderId))
      await editing.rejectGone('folder', folderId, 'folder')
    else
      edits.push({
        field: fieldOf('line', move.productCode, 'place'),
        title: titleOf(line),
        mine: placeOf(move),
        theirs: placeOf(line),
        explain: explainPlace({ lines, folders, titleOf }, move.productCode),
        isUnlogged: true,
        move,
        line,
      })
  }
  const merged = await editing.merge(edits)
  if (merged.length === 0) return
  await placeProjectLines(
    db,
    project.id,
    merged.map(({ move }) => move),
  )
  logMoves(editing, merged, folders)
  editing.changeContent()
}

function logMoves(
  editing: Editing,
  merged: readonly { title: string; move: LineMove; line: ProjectLineRow }[],
  folders: readonly FolderRow[],
) {
  const name = (folderId: string | null) => folders.find(({ id }) => id === folderId)?.title ?? 'No folder'
  for (const { title, move, line } of merged)
    if (move.folderId !== line.folderId) {
      const fromTo = { from: name(line.folderId), to: name(move.folderId) }
      editing.log({ action: 'changed', target: title, field: 'folder', ...fromTo, itemId: line.productCode })
    }
  if (merged.some(({ move, line }) => move.folderId === line.folderId))
    editing.log({ action: 'changed', target: 'products', field: 'order' })
}

/**
 * The lines as the author of the change saw them: without lines added by others, at their positions before moves by
 * others.
 */
async function linesAsSeen(editing: Editing, lines: readonly ProjectLineRow[]) {
  const unseen = await editing.unseen()
  return lines.flatMap((line) => {
    const { productCode } = line
    if (unseen.has(thingRef('line', productCode))) return []
    const base = unseen.get(fieldOf('line', productCode, 'place'))?.base
    const { folderId = null, position } = isPlace(base) ? base : line
    return [{ id: productCode, folderId, position }]
  })
}

type Sorting = { folderId: string | null; products: readonly string[] }

/** Sorts the lines of a folder with the fewest moves. Lines that are not named come last, in their present order. */
export async function sortLines(editing: Editing, { folderId, products }: Sorting): Promise<void> {
  const lines = await projectLinesOf(editing.db, editing.project.id)
  const unknown = products.find((code) => !lines.some(({ productCode }) => productCode === code))
  if (unknown !== undefined) throw invalidField('products', `There is no product ${unknown} in this project`)
  if (new Set(products).size < products.length) throw invalidField('products', repeatedProductText)
  const there = (await linesAsSeen(editing, lines)).filter((line) => line.folderId === folderId)
  const rest = there.filter(({ id }) => !products.includes(id)).sort(byPosition)
  const moves = movesTo([...products, ...rest.map(({ id }) => id)], there)
  if (moves.length > 0)
    await moveLines(
      editing,
      moves.map(({ id, position }) => ({ productCode: id, folderId, position })),
    )
}

/** Moves folders. Each move is merged separately. */
export async function moveFolders(editing: Editing, moves: readonly Placed[]): Promise<void> {
  const { db, project } = editing
  checkPositions(moves)
  if (new Set(moves.map(({ id }) => id)).size < moves.length) throw invalidField('moves', 'Name each folder once')
  const folders = await foldersOf(db, project.id)
  const edits: (FieldEdit & { move: Placed })[] = []
  for (const move of moves) {
    const folder = folders.find(({ id }) => id === move.id)
    if (!folder) await editing.rejectGone('folder', move.id, 'folder')
    else
      edits.push({
        field: fieldOf('folder', move.id, 'position'),
        title: folder.title,
        mine: { position: move.position },
        theirs: { position: folder.position },
        explain: (value) =>
          isPlace(value)
            ? { position: value.position, after: before(folders, { ...value, id: move.id })?.title ?? null }
            : value,
        isUnlogged: true,
        move,
      })
  }
  const merged = await editing.merge(edits)
  if (merged.length === 0) return
  await placeFolders(
    db,
    merged.map(({ move }) => move),
  )
  editing.log({ action: 'changed', target: 'folders', field: 'order' })
}

/** Sorts folders with the fewest moves. Folders that are not named come last, in their present order. */
export async function sortFolders(editing: Editing, ids: readonly string[]): Promise<void> {
  const folders = await foldersOf(editing.db, editing.project.id)
  const unseen = await editing.unseen()
  const seen = folders.flatMap(({ id, position }) => {
    if (unseen.has(thingRef('folder', id))) return []
    const base = unseen.get(fieldOf('folder', id, 'position'))?.base
    return [{ id, position: isPlace(base) ? base.position : position }]
  })
  const rest = seen.filter(({ id }) => !ids.includes(id)).sort(byPosition)
  const moves = movesTo([...ids, ...rest.map(({ id }) => id)], seen)
  if (moves.length > 0) await moveFolders(editing, moves)
}
