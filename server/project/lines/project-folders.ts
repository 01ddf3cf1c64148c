import type { z } from 'zod/mini'
import type { SaveProject } from '#contract/project/project.ts'
import type { SaveFolder } from '#contract/project/project-lines.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { positionAfter } from '#domain/project/position.ts'
import { fieldOf } from '#domain/project/project-fields.ts'
import { badRequest, idIsTaken, invalidField } from '../../http/request/errors.ts'
import { newFolder } from '../project-create.ts'
import type { Editing, FieldEdit } from '../project-editing.ts'
import { removeFolder } from '../project-removal.ts'
import { changeFolder, type FolderRow, foldersOf, insertFolders } from '../store/project-parts.ts'
import { checkPosition, sortFolders } from './project-positions.ts'

const titleEdit = ({ id, title }: FolderRow, mine: string): FieldEdit => ({
  field: fieldOf('folder', id, 'title'),
  title,
  mine,
  theirs: title,
})

type NewFolder = Pick<z.infer<typeof SaveFolder>, 'title' | 'newId' | 'position'>

export async function addFolder(
  editing: Editing,
  { title, newId, position: requested }: NewFolder,
): Promise<string | null> {
  const folders = await foldersOf(editing.db, editing.project.id)
  if (newId !== undefined && folders.some(({ id }) => id === newId)) return renameFolder(editing, newId, title)
  if (newId !== undefined && !(await editing.isNew('folder', newId))) return null
  checkPosition(requested)
  if (folders.length >= projectLimits.folders) throw badRequest(`A project holds ${projectLimits.folders} folders`)
  const position = requested ?? positionAfter(folders.map((folder) => folder.position))
  const made = { ...newFolder(editing.project, { title, position }), madeVersion: editing.next }
  const folder = newId === undefined ? made : { ...made, id: newId }
  if (!(await insertFolders(editing.db, [folder]))) throw idIsTaken()
  editing.add('folder', folder.id)
  editing.log({ action: 'added', target: title, field: 'folder', itemId: folder.id })
  editing.changeContent()
  return folder.id
}

export async function renameFolder(editing: Editing, id: string, title: string): Promise<string | null> {
  const folder = (await foldersOf(editing.db, editing.project.id)).find((row) => row.id === id)
  if (!folder) return editing.rejectGone('folder', id, 'folder')
  const merged = await editing.merge([titleEdit(folder, title)])
  if (merged.length === 0) return id
  await changeFolder(editing.db, id, { title })
  editing.changeContent()
  return id
}

type FolderList = Pick<SaveProject, 'folders' | 'removeProducts' | 'version'>

/** Makes the folders match the list: deletes missing ones, except those created after the list was read. */
export async function saveFolders(editing: Editing, { folders: list, removeProducts = false, version }: FolderList) {
  if (!list) return
  const folders = await foldersOf(editing.db, editing.project.id)
  const unknown = list.find(({ id }) => !folders.some((folder) => folder.id === id))
  if (unknown) throw invalidField('folders', `There is no folder ${unknown.title} in this project`)
  const isGone = ({ id, madeVersion }: FolderRow) =>
    !list.some((entry) => entry.id === id) && (version === undefined || madeVersion <= version)
  for (const folder of folders.filter(isGone)) await removeFolder(editing, folder, { withProducts: removeProducts })
  for (const { id, title } of list) await renameFolder(editing, id, title.trim().slice(0, projectLimits.folderTitle))
  await sortFolders(
    editing,
    list.map(({ id }) => id),
  )
}
