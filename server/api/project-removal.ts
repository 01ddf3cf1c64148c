import type { Stake } from '#domain/merge-fields.ts'
import { noteTitle, thingRef } from '#domain/project-fields.ts'
import type { Db } from '../database/database.ts'
import { deleteProjectLines, type ProjectLineRow, productTitles, projectLinesOf } from '../stores/project-lines.ts'
import { removalOf } from '../stores/project-log.ts'
import {
  deleteFolders,
  dropPartsOf,
  type FolderRow,
  type NoteRow,
  notesOf,
  type VariationRow,
  variationsOf,
} from '../stores/project-parts.ts'
import type { Editing } from './project-editing.ts'

export const noteStake = ({ id, notes }: NoteRow): Stake => ({ thing: thingRef('note', id), title: noteTitle(notes) })

export const variationStake = ({ id, variationSku }: VariationRow): Stake => ({
  thing: thingRef('variation', id),
  title: variationSku,
})

const titlesOf = async ({ db }: Editing, lines: readonly ProjectLineRow[]) => {
  const titles = await productTitles(
    db,
    lines.map(({ productId }) => productId),
  )
  return ({ productId, sku }: ProjectLineRow) => titles.get(productId) ?? sku
}

type Gone = { codes: readonly string[]; skus: readonly string[] }

/** What belongs to lines alone: notes are about a SKU, and stay while a line of it does. */
function partsOf(gone: readonly ProjectLineRow[], left: readonly ProjectLineRow[]): Gone {
  return {
    codes: gone.map(({ productCode }) => productCode),
    skus: gone.map(({ sku }) => sku).filter((sku) => !left.some((line) => line.sku === sku)),
  }
}

async function partStakes(db: Db, projectId: string, { codes, skus }: Gone): Promise<Stake[]> {
  const notes = await notesOf(db, projectId)
  const variations = await variationsOf(db, projectId)
  return [
    ...notes.filter(({ sku }) => skus.includes(sku)).map(noteStake),
    ...variations.filter(({ productCode }) => codes.includes(productCode)).map(variationStake),
  ]
}

const lineStake = ({ productCode }: ProjectLineRow, title: string): Stake => ({
  thing: thingRef('line', productCode),
  title,
})

async function takeLines(editing: Editing, { lines, gone }: Record<'lines' | 'gone', readonly ProjectLineRow[]>) {
  const { db, project } = editing
  const left = lines.filter((line) => !gone.includes(line))
  const titleOf = await titlesOf(editing, gone)
  const parts = partsOf(gone, left)
  await dropPartsOf(db, project.id, parts)
  await deleteProjectLines(db, project.id, parts.codes)
  editing.changeLines(left.length)
  for (const line of gone)
    editing.log({
      action: 'removed',
      target: line.sku,
      field: 'product',
      from: titleOf(line),
      itemId: line.productCode,
    })
  editing.changeContent()
}

/** Removes a line by its code, else, where no line ever had the code, every line of the SKU; their notes and variations go too. */
export async function removeLines(editing: Editing, sku: string): Promise<string | null> {
  const { db, project } = editing
  const lines = await projectLinesOf(db, project.id)
  const byCode = lines.filter(({ productCode }) => productCode === sku)
  const gone = byCode.length > 0 ? byCode : lines.filter((line) => line.sku === sku)
  const [first] = gone
  // Removed once more: the other lines of the SKU are not meant.
  if (!first || (byCode.length === 0 && (await removalOf(db, project.id, sku)))) return null
  const titleOf = await titlesOf(editing, gone)
  const left = lines.filter((line) => !gone.includes(line))
  const stakes = gone.map((line) => lineStake(line, titleOf(line)))
  const parts = await partStakes(db, project.id, partsOf(gone, left))
  await editing.checkRemoval(lineStake(first, titleOf(first)), [...stakes, ...parts])
  await takeLines(editing, { lines, gone })
  return first.productCode
}

type FolderRemoval = { folder: FolderRow; inside: readonly ProjectLineRow[]; lines: readonly ProjectLineRow[] }

/** What is lost with a folder: its name and that lines are in it; with its products everything of these. */
async function folderStakes(editing: Editing, { folder, inside, lines }: FolderRemoval, withProducts: boolean) {
  const titleOf = await titlesOf(editing, inside)
  const own = { thing: thingRef('folder', folder.id), title: folder.title }
  const left = lines.filter((line) => !inside.includes(line))
  return [
    own,
    ...inside.map((line) => ({
      ...lineStake(line, titleOf(line)),
      folderId: folder.id,
      ...(withProducts ? {} : { fields: ['place'] }),
    })),
    ...(withProducts ? await partStakes(editing.db, editing.project.id, partsOf(inside, left)) : []),
  ]
}

/** Deletes a folder; what is in it goes too, or stands in no folder afterwards. */
export async function removeFolder(
  editing: Editing,
  folder: FolderRow,
  { withProducts }: { withProducts: boolean },
): Promise<string> {
  const { db, project } = editing
  const lines = await projectLinesOf(db, project.id)
  const inside = lines.filter(({ folderId }) => folderId === folder.id)
  const stakes = await folderStakes(editing, { folder, inside, lines }, withProducts)
  await editing.checkRemoval({ thing: thingRef('folder', folder.id), title: folder.title }, stakes)
  if (withProducts && inside.length > 0) await takeLines(editing, { lines, gone: inside })
  await deleteFolders(db, [folder.id])
  editing.log({ action: 'removed', target: folder.title, field: 'folder', itemId: folder.id })
  editing.changeContent()
  return folder.id
}
