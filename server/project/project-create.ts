import type { SaveProject } from '#contract/project/project.ts'
import { fullName } from '#domain/account/full-name.ts'
import { positionsBetween } from '#domain/project/position.ts'
import { emptyQuoteData, followingName } from '#domain/project/project-response.ts'
import type { Brand } from '#themes/brand.ts'
import type { StaffRow } from '../accounts/accounts.ts'
import { findSalesperson } from '../accounts/trade.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { idIsTaken, invalidField } from '../http/request/errors.ts'
import { storeBy } from '../locations/store/shop-stores.ts'
import { contactsOf, readQuoteData } from './project-fields.ts'
import { insertProjectLines, projectLinesOf } from './store/project-lines.ts'
import {
  foldersOf,
  insertFolders,
  insertNotes,
  insertVariations,
  notesOf,
  variationsOf,
} from './store/project-parts.ts'
import { insertProject, type ProjectRow } from './store/projects.ts'

/** An empty project. */
export const newProject = (given: Pick<ProjectRow, 'brand' | 'name' | 'changedBy'>, now: Date): ProjectRow => ({
  id: newId(now.getTime()),
  status: 'Open',
  quoteData: emptyQuoteData,
  contacts: [],
  salespersonCode: null,
  salespersonName: null,
  storeId: null,
  storeName: null,
  version: 1,
  contentVersion: 1,
  lineCount: 0,
  createdAt: now,
  changedAt: now,
  quoteId: null,
  quoteVersion: 0,
  quotedCents: null,
  quotedAt: null,
  quotedBy: null,
  quotedVersion: null,
  emailedAt: null,
  emailedTo: [],
  lockedAt: null,
  lockedBy: null,
  lockEndsOn: null,
  shareNonce: null,
  shareHash: null,
  sharedAt: null,
  sharedBy: null,
  shareOpenedAt: null,
  shareLastOpenedAt: null,
  shareEndsAt: null,
  deletedAt: null,
  ...given,
})

/** The salesperson and the store of an account, if this shop has them. */
async function placeOf(db: Db, brand: Brand, { staff }: StaffRow) {
  const person = staff.salespersonCode === null ? null : await findSalesperson(db, staff.salespersonCode)
  const store = staff.storeUri === null ? null : await storeBy(db, brand.key, staff.storeUri)
  const own = person?.brand === brand.key ? person : null
  return {
    salespersonCode: own?.code ?? null,
    salespersonName: own?.name ?? null,
    storeId: store?.id ?? null,
    storeName: store?.name ?? null,
  }
}

async function chosenPlace(db: Db, brand: Brand, { salespersonCode, storeId }: SaveProject) {
  const person = salespersonCode ? await findSalesperson(db, salespersonCode) : null
  if (salespersonCode && person?.brand !== brand.key) throw invalidField('salespersonCode', 'Choose a salesperson')
  const store = storeId ? await storeBy(db, brand.key, storeId) : null
  if (store === undefined) throw invalidField('storeId', 'Choose a store')
  return {
    ...(salespersonCode === undefined ? {} : { salespersonCode, salespersonName: person?.name ?? null }),
    ...(storeId === undefined ? {} : { storeId: store?.id ?? null, storeName: store?.name ?? null }),
  }
}

type Made = { db: Db; now: Date; account: StaffRow }

/** Creates a project of the caller, in the caller's store unless the body names another. */
export async function createProject({ db, now, account }: Made, brand: Brand, body: SaveProject) {
  if (body.projectName === undefined) throw invalidField('projectName', 'Please enter a name')
  const read = readQuoteData(body.quoteData ?? {})
  const quoteData = { ...emptyQuoteData, ...read, ...followingName(emptyQuoteData, read) }
  const project: ProjectRow = {
    ...newProject({ brand: brand.key, name: body.projectName, changedBy: fullName(account) }, now),
    ...(body.newId === undefined ? {} : { id: body.newId }),
    ...(await placeOf(db, brand, account)),
    ...(await chosenPlace(db, brand, body)),
    ...(body.status ? { status: body.status } : {}),
    quoteData,
    contacts: contactsOf(quoteData),
  }
  if (!(await insertProject(db, project))) throw idIsTaken()
  const positions = positionsBetween(null, null, body.folders?.length ?? 0)
  const folders = (body.folders ?? []).map(({ title }, place) =>
    newFolder(project, { title, position: positions[place] ?? '' }),
  )
  await insertFolders(db, folders)
  return { project, entries: [{ action: 'created', target: 'project', to: project.name }] }
}

export const newFolder = (
  project: Pick<ProjectRow, 'id' | 'version'>,
  { title, position }: { title: string; position: string },
) => ({
  id: newId(),
  projectId: project.id,
  title,
  position,
  madeVersion: project.version,
  quoteId: null,
  quotedCents: null,
  quotedAt: null,
})

const copySuffix = ' (copy)'
export const copiedName = (name: string, max: number) => `${name.slice(0, max - copySuffix.length)}${copySuffix}`

/** Copies a project with its content, without its quote, lock, link, reminders, comments, files and log. */
export async function copyProject({ db, now, account }: Made, source: ProjectRow) {
  const { brand, quoteData, contacts, salespersonCode, salespersonName, storeId, storeName, lineCount } = source
  const project: ProjectRow = {
    ...newProject({ brand, name: copiedName(source.name, 100), changedBy: fullName(account) }, now),
    ...{ quoteData, contacts, salespersonCode, salespersonName, storeId, storeName, lineCount },
  }
  await insertProject(db, project)
  const folders = await foldersOf(db, source.id)
  const lines = await projectLinesOf(db, source.id)
  const notes = await notesOf(db, source.id)
  const variations = await variationsOf(db, source.id)
  const copies = folders.map((folder) => ({ from: folder.id, copy: newFolder(project, folder) }))
  await insertFolders(
    db,
    copies.map(({ copy }) => copy),
  )
  const folderOf = new Map(copies.map(({ from, copy }) => [from, copy.id]))
  const own = { projectId: project.id }
  await insertProjectLines(
    db,
    lines.map((line) => ({
      ...line,
      ...own,
      folderId: (line.folderId && folderOf.get(line.folderId)) ?? null,
      lockedCents: null,
      addedAt: now,
    })),
  )
  await insertNotes(
    db,
    notes.map((note) => ({ ...note, ...own, id: newId() })),
  )
  await insertVariations(
    db,
    variations.map((variation) => ({ ...variation, ...own, id: newId() })),
  )
  return { project, entries: [{ action: 'copied', target: 'project', from: source.name, to: project.name }] }
}
