import type { SaveProject } from '#contract/project.ts'
import { projectLimits } from '#contract/project-values.ts'
import { deleteProjectLines, projectLinesOf } from '../stores/project-lines.ts'
import {
  changeFolder,
  deleteFolders,
  dropPartsOf,
  type FolderRow,
  foldersOf,
  insertFolders,
} from '../stores/project-parts.ts'
import { refuseField, refuseWith } from './call-refusal.ts'
import type { Editing } from './project-change.ts'
import { newFolder } from './project-create.ts'

const titleEdit = ({ id, title }: FolderRow, mine: string) => ({
  field: `folder/${id}/title`,
  mine,
  theirs: title,
  target: title,
  label: 'title',
  itemId: id,
})

export async function addFolder(editing: Editing, title: string): Promise<string> {
  const folders = await foldersOf(editing.db, editing.project.id)
  if (folders.length >= projectLimits.folders) throw refuseWith(`A project holds ${projectLimits.folders} folders`)
  const position = (folders.at(-1)?.position ?? -1) + 1
  const folder = { ...newFolder(editing.project, { title, position }), madeVersion: editing.next }
  await insertFolders(editing.db, [folder])
  editing.log({ action: 'added', target: title, field: 'folder', itemId: folder.id })
  editing.changeContent()
  return folder.id
}

export async function renameFolder(editing: Editing, id: string, title: string): Promise<string> {
  const folder = (await foldersOf(editing.db, editing.project.id)).find((one) => one.id === id)
  if (!folder) return editing.refuseGone(id, 'folder')
  const taken = await editing.merge([titleEdit(folder, title)])
  if (taken.length === 0) return id
  await changeFolder(editing.db, id, { title })
  editing.changeContent()
  return id
}

type Order = { folders: readonly FolderRow[]; wanted: readonly string[] }

/** Puts folders in an order; those that are not named keep theirs at the end. */
export async function orderFolders(editing: Editing, { folders, wanted }: Order) {
  const rest = folders.map(({ id }) => id).filter((id) => !wanted.includes(id))
  const mine = [...wanted, ...rest]
  const theirs = folders.map(({ id }) => id)
  const taken = await editing.merge([{ field: 'folderOrder', mine, theirs, target: 'folders', label: 'order' }])
  if (taken.length === 0) return
  for (const [position, id] of mine.entries()) await changeFolder(editing.db, id, { position })
}

type Kept = Pick<SaveProject, 'folders' | 'removeProducts' | 'version'>

/** The folders of a project as a list: one that is missing is deleted, unless it was made after the list was read. */
export async function keepFolders(editing: Editing, { folders: kept, removeProducts = false, version }: Kept) {
  if (!kept) return
  const folders = await foldersOf(editing.db, editing.project.id)
  const unknown = kept.find(({ id }) => !folders.some((folder) => folder.id === id))
  if (unknown) throw refuseField('folders', `There is no folder ${unknown.title} in this project`)
  const isGone = ({ id, madeVersion }: FolderRow) =>
    !kept.some((one) => one.id === id) && (version === undefined || madeVersion <= version)
  await removeFolders(editing, folders.filter(isGone), removeProducts)
  const left = folders.filter((folder) => !isGone(folder))
  for (const { id, title } of kept) await renameFolder(editing, id, title.trim().slice(0, projectLimits.folderTitle))
  await orderFolders(editing, { folders: left, wanted: kept.map(({ id }) => id) })
}

async function removeFolders(editing: Editing, gone: readonly FolderRow[], withProducts: boolean) {
  if (gone.length === 0) return
  const { db, project } = editing
  const ids = gone.map(({ id }) => id)
  const lines = await projectLinesOf(db, project.id)
  const inside = lines.filter(({ folderId }) => folderId !== null && ids.includes(folderId))
  if (withProducts) {
    const left = lines.filter((line) => !inside.includes(line))
    await deleteProjectLines(
      db,
      project.id,
      inside.map(({ productCode }) => productCode),
    )
    await dropPartsOf(db, project.id, {
      codes: inside.map(({ productCode }) => productCode),
      skus: inside.map(({ sku }) => sku).filter((sku) => !left.some((line) => line.sku === sku)),
    })
    editing.set({ lineCount: left.length })
    for (const { productCode, sku } of inside)
      editing.log({ action: 'removed', target: sku, field: 'product', itemId: productCode })
  }
  await deleteFolders(db, ids)
  for (const { id, title } of gone) editing.log({ action: 'removed', target: title, field: 'folder', itemId: id })
  editing.changeContent()
}
