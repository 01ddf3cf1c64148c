import { noteTitle, thingRef } from '#domain/project/project-fields.ts'
import type { Db } from '../database/database.ts'
import type { Stake } from './merge-fields.ts'
import type { Editing } from './project-editing.ts'
import { deleteProjectLines, lineTitles, type ProjectLineRow, projectLinesOf } from './store/project-lines.ts'
import { removalOf } from './store/project-log.ts'
import {
  deleteFolders,
  deleteNote,
  deleteVariation,
  dropPartsOf,
  type FolderRow,
  type NoteRow,
  notesOf,
  type VariationRow,
  variationsOf,
} from './store/project-parts.ts'

const noteStake = ({ id, notes }: NoteRow): Stake => ({ thing: thingRef('note', id), title: noteTitle(notes) })

const variationStake = ({ id, variationSku }: VariationRow): Stake => ({
  thing: thingRef('variation', id),
  title: variationSku,
})

type Gone = { codes: readonly string[]; skus: readonly string[] }

/** What is deleted with the lines. Notes belong to a SKU and remain while another line has it. */
function partsOf(gone: readonly ProjectLineRow[], left: readonly ProjectLineRow[]): Gone {
  return {
    codes: gone.map(({ productCode }) => productCode),
    skus: gone.map(({ sku }) => sku).filter((sku) => !left.some((line) => line.sku === sku)),
  }
}

async function goneWith(db: Db, projectId: string, { codes, skus }: Gone) {
  const notes = await notesOf(db, projectId)
  const variations = await variationsOf(db, projectId)
  return {
    notes: notes.filter(({ sku }) => skus.includes(sku)),
    variations: variations.filter(({ productCode }) => codes.includes(productCode)),
  }
}

async function partStakes(db: Db, projectId: string, gone: Gone): Promise<Stake[]> {
  const { notes, variations } = await goneWith(db, projectId, gone)
  return [...notes.map(noteStake), ...variations.map(variationStake)]
}

const logNote = ({ log }: Editing, { id, sku, notes }: NoteRow) =>
  log({ action: 'removed', target: `about ${sku}`, field: 'note', from: noteTitle(notes), itemId: id })

const logVariation = ({ log }: Editing, { id, variationSku }: VariationRow) =>
  log({ action: 'removed', target: variationSku, field: 'variation', itemId: id })

const lineStake = ({ productCode }: ProjectLineRow, title: string): Stake => ({
  thing: thingRef('line', productCode),
  title,
})

async function takeLines(editing: Editing, { lines, gone }: Record<'lines' | 'gone', readonly ProjectLineRow[]>) {
  const { db, project } = editing
  const left = lines.filter((line) => !gone.includes(line))
  const titleOf = await lineTitles(editing.db, gone)
  const parts = partsOf(gone, left)
  const { notes, variations } = await goneWith(db, project.id, parts)
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
  // One entry per note and variation, so that a later editor learns who removed it.
  for (const note of notes) logNote(editing, note)
  for (const variation of variations) logVariation(editing, variation)
  editing.changeContent()
}

export async function removeNote(editing: Editing, id: string): Promise<string> {
  const note = (await notesOf(editing.db, editing.project.id)).find((row) => row.id === id)
  if (!note) return id
  const stake = noteStake(note)
  await editing.checkRemoval(stake, [stake])
  await deleteNote(editing.db, id)
  logNote(editing, note)
  editing.changeContent()
  return id
}

export async function removeVariation(editing: Editing, id: string): Promise<string> {
  const own = (await variationsOf(editing.db, editing.project.id)).find((row) => row.id === id)
  if (!own) return id
  const stake = variationStake(own)
  await editing.checkRemoval(stake, [stake])
  await deleteVariation(editing.db, id)
  logVariation(editing, own)
  editing.changeContent()
  return id
}

/**
 * Removes the line with this code, otherwise every line of the SKU unless a removed line had the code. Notes and
 * variations are removed too.
 */
export async function removeLines(editing: Editing, sku: string): Promise<string | null> {
  const { db, project } = editing
  const lines = await projectLinesOf(db, project.id)
  const byCode = lines.filter(({ productCode }) => productCode === sku)
  const gone = byCode.length > 0 ? byCode : lines.filter((line) => line.sku === sku)
  const [first] = gone
  // A repeated removal must not remove other lines of the SKU.
  if (!first || (byCode.length === 0 && (await removalOf(db, project.id, sku)))) return null
  const titleOf = await lineTitles(editing.db, gone)
  const left = lines.filter((line) => !gone.includes(line))
  const stakes = gone.map((line) => lineStake(line, titleOf(line)))
  const parts = await partStakes(db, project.id, partsOf(gone, left))
  await editing.checkRemoval(lineStake(first, titleOf(first)), [...stakes, ...parts])
  await takeLines(editing, { lines, gone })
  return first.productCode
}

type FolderRemoval = { folder: FolderRow; inside: readonly ProjectLineRow[]; lines: readonly ProjectLineRow[] }

/**
 * What removing a folder affects: its name and the folder of its lines; with products, also the lines and what belongs
 * to them.
 */
async function folderStakes(editing: Editing, { folder, inside, lines }: FolderRemoval, withProducts: boolean) {
  const titleOf = await lineTitles(editing.db, inside)
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

/** Deletes a folder. Its lines are deleted too, or have no folder afterwards. */
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
