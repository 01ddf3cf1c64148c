import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import {
  projectComments,
  projectFiles,
  projectFolders,
  projectLines,
  projectNotes,
  projectQuotes,
  projectVariations,
} from '../../database/schema/projects.ts'

export type FolderRow = typeof projectFolders.$inferSelect
export type NoteRow = typeof projectNotes.$inferSelect
export type VariationRow = typeof projectVariations.$inferSelect
export type CommentRow = typeof projectComments.$inferSelect
export type FileRow = typeof projectFiles.$inferSelect
export type QuoteRow = typeof projectQuotes.$inferSelect

export const foldersOf = (db: Db, projectId: string): Promise<FolderRow[]> =>
  db
    .select()
    .from(projectFolders)
    .where(eq(projectFolders.projectId, projectId))
    .orderBy(asc(projectFolders.position), asc(projectFolders.id))

export async function findFolder(db: Db, id: string): Promise<FolderRow | null> {
  if (!isId(id)) return null
  const rows = await db.select().from(projectFolders).where(eq(projectFolders.id, id))
  return rows[0] ?? null
}

/** False if the id is in use. */
export async function insertFolders(db: Db, rows: readonly FolderRow[]): Promise<boolean> {
  if (rows.length === 0) return true
  const insert = db.insert(projectFolders).values([...rows])
  return (await insert.onConflictDoNothing().returning({ id: projectFolders.id })).length === rows.length
}

export const changeFolder = (db: Db, id: string, change: Partial<Omit<FolderRow, 'id'>>) =>
  db.update(projectFolders).set(change).where(eq(projectFolders.id, id))

/** Sets the positions of folders in one statement. */
export async function placeFolders(db: Db, positions: readonly Pick<FolderRow, 'id' | 'position'>[]) {
  if (positions.length === 0) return
  await db.execute(sql`
    update ${projectFolders} set position = place.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as place(id uuid, position text)
    where ${projectFolders.id} = place.id`)
}

/** Deletes folders; their lines stay, without a folder. */
export async function deleteFolders(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .update(projectLines)
    .set({ folderId: null })
    .where(inArray(projectLines.folderId, [...ids]))
  await db.delete(projectFolders).where(inArray(projectFolders.id, [...ids]))
}

export const notesOf = (db: Db, projectId: string): Promise<NoteRow[]> =>
  db.select().from(projectNotes).where(eq(projectNotes.projectId, projectId)).orderBy(asc(projectNotes.id))

/** False if the id is in use. */
export async function insertNotes(db: Db, rows: readonly NoteRow[]): Promise<boolean> {
  if (rows.length === 0) return true
  const insert = db.insert(projectNotes).values([...rows])
  return (await insert.onConflictDoNothing().returning({ id: projectNotes.id })).length === rows.length
}

export const changeNote = (db: Db, id: string, change: Partial<Omit<NoteRow, 'id'>>) =>
  db.update(projectNotes).set(change).where(eq(projectNotes.id, id))

export const deleteNote = (db: Db, id: string) => db.delete(projectNotes).where(eq(projectNotes.id, id))

export const variationsOf = (db: Db, projectId: string): Promise<VariationRow[]> =>
  db
    .select()
    .from(projectVariations)
    .where(eq(projectVariations.projectId, projectId))
    .orderBy(asc(projectVariations.id))

/** False if the id is in use. */
export async function insertVariations(db: Db, rows: readonly VariationRow[]): Promise<boolean> {
  if (rows.length === 0) return true
  const insert = db.insert(projectVariations).values([...rows])
  return (await insert.onConflictDoNothing().returning({ id: projectVariations.id })).length === rows.length
}

export const changeVariation = (db: Db, id: string, change: Partial<Omit<VariationRow, 'id'>>) =>
  db.update(projectVariations).set(change).where(eq(projectVariations.id, id))

export const deleteVariation = (db: Db, id: string) => db.delete(projectVariations).where(eq(projectVariations.id, id))

export const commentsOf = (db: Db, projectId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(projectComments)
    .where(eq(projectComments.projectId, projectId))
    .orderBy(asc(projectComments.writtenAt), asc(projectComments.id))

/** False if the id is in use. */
export async function insertComment(db: Db, row: CommentRow): Promise<boolean> {
  const insert = db.insert(projectComments).values(row)
  return (await insert.onConflictDoNothing().returning({ id: projectComments.id })).length === 1
}

export const filesOf = (db: Db, projectId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.uploadedAt), asc(projectFiles.id))

export async function findFile(db: Db, projectId: string, id: string): Promise<FileRow | null> {
  if (!isId(id)) return null
  const isThis = and(eq(projectFiles.projectId, projectId), eq(projectFiles.id, id))
  return (await db.select().from(projectFiles).where(isThis))[0] ?? null
}

export async function countFiles(db: Db, projectId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(projectFiles).where(eq(projectFiles.projectId, projectId))
  return row?.all ?? 0
}

/** False if the id is in use. */
export async function insertFile(db: Db, row: FileRow): Promise<boolean> {
  const made = await db.insert(projectFiles).values(row).onConflictDoNothing().returning({ id: projectFiles.id })
  return made.length > 0
}

export const changeFile = (db: Db, id: string, change: Partial<Omit<FileRow, 'id'>>) =>
  db.update(projectFiles).set(change).where(eq(projectFiles.id, id))

export const deleteFile = (db: Db, id: string) => db.delete(projectFiles).where(eq(projectFiles.id, id))

export const insertQuote = (db: Db, row: QuoteRow) => db.insert(projectQuotes).values(row)

export async function findQuote(db: Db, id: string): Promise<QuoteRow | null> {
  const rows = await db.select().from(projectQuotes).where(eq(projectQuotes.id, id))
  return rows[0] ?? null
}

/** Ids of the last quotes of the project (key null) and of each folder. */
export async function lastQuoteIds(db: Db, projectId: string): Promise<Map<string | null, string>> {
  const rows = await db
    .selectDistinctOn([projectQuotes.folderId], { id: projectQuotes.id, folderId: projectQuotes.folderId })
    .from(projectQuotes)
    .where(eq(projectQuotes.projectId, projectId))
    .orderBy(projectQuotes.folderId, desc(projectQuotes.savedAt), desc(projectQuotes.id))
  return new Map(rows.map(({ id, folderId }) => [folderId, id]))
}

/** The last quote of the project, or of a folder. */
export async function lastQuote(db: Db, projectId: string, folderId: string | null = null): Promise<QuoteRow | null> {
  const rows = await db
    .select()
    .from(projectQuotes)
    .where(
      and(
        eq(projectQuotes.projectId, projectId),
        sql`${projectQuotes.folderId} is not distinct from ${folderId}::uuid`,
      ),
    )
    .orderBy(desc(projectQuotes.savedAt), desc(projectQuotes.id))
    .limit(1)
  return rows[0] ?? null
}

type Moved = {
  from: string
  to: string
  codes: readonly (readonly [from: string, to: string])[]
  skus: readonly string[]
}

/** Moves notes, variations and files of products to another project. */
export async function moveParts(db: Db, { from, to, codes, skus }: Moved) {
  if (skus.length > 0)
    await db
      .update(projectNotes)
      .set({ projectId: to })
      .where(and(eq(projectNotes.projectId, from), inArray(projectNotes.sku, [...skus])))
  for (const [code, newCode] of codes) {
    const moved = { projectId: to, productCode: newCode }
    await db
      .update(projectVariations)
      .set(moved)
      .where(and(eq(projectVariations.projectId, from), eq(projectVariations.productCode, code)))
    await db
      .update(projectFiles)
      .set(moved)
      .where(and(eq(projectFiles.projectId, from), eq(projectFiles.productCode, code)))
  }
}

/** Deletes notes and variations of removed products; files stay, assigned to the project. */
export async function dropPartsOf(
  db: Db,
  projectId: string,
  gone: { codes: readonly string[]; skus: readonly string[] },
) {
  if (gone.skus.length > 0)
    await db
      .delete(projectNotes)
      .where(and(eq(projectNotes.projectId, projectId), inArray(projectNotes.sku, [...gone.skus])))
  if (gone.codes.length === 0) return
  const codes = [...gone.codes]
  await db
    .delete(projectVariations)
    .where(and(eq(projectVariations.projectId, projectId), inArray(projectVariations.productCode, codes)))
  await db
    .update(projectFiles)
    .set({ productCode: null })
    .where(and(eq(projectFiles.projectId, projectId), inArray(projectFiles.productCode, codes)))
}
