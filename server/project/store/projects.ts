import { and, arrayOverlaps, count, desc, eq, ilike, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { insertFromJson } from '../../database/insert-json.ts'
import { containing } from '../../database/patterns.ts'
import { preparedOnce } from '../../database/prepared.ts'
import { projectChanges, projectFields, projectLog, projectOpenings, projects } from '../../database/schema/projects.ts'
import type { ChangeRow, FieldRow, LogRow } from './project-log.ts'
import { changeRowTime, type DashboardEffect, refreshProjectRow, refreshProjectRows } from './project-rows.ts'

export type ProjectRow = typeof projects.$inferSelect
export type ProjectKey = { brand: string; id: string }

const isThere = (brand: string | Placeholder) => and(eq(projects.brand, brand), isNull(projects.deletedAt))
const isThis = ({ brand, id }: ProjectKey) => and(isThere(brand), eq(projects.id, id))

/** Whether a text is a UUID: PostgreSQL rejects others as an id. */
export async function findProject(db: Db, key: ProjectKey): Promise<ProjectRow | null> {
  if (!isId(key.id)) return null
  const rows = await db.select().from(projects).where(isThis(key))
  return rows[0] ?? null
}

const locking = preparedOnce((db) =>
  db
    .select()
    .from(projects)
    .where(and(isThere(sql.placeholder('brand')), eq(projects.id, sql.placeholder('id'))))
    .for('update')
    .prepare('lock_project'),
)

/** As `findProject`, locked until the transaction ends. */
export async function lockProject(db: Db, key: ProjectKey): Promise<ProjectRow | null> {
  if (!isId(key.id)) return null
  const rows = await locking(db).execute(key)
  return rows[0] ?? null
}

/** Whether a project exists or was deleted: a repeated deletion succeeds. */
export async function wasProject(db: Db, { brand, id }: ProjectKey): Promise<boolean> {
  if (!isId(id)) return false
  const isKnown = and(eq(projects.brand, brand), eq(projects.id, id))
  return (await db.select({ id: projects.id }).from(projects).where(isKnown)).length === 1
}

/** The project of a share link by the hash of its id, until the link expires. */
export async function findShared(db: Db, { brand, hash, now }: { brand: string; hash: string; now: Date }) {
  const rows = await db
    .select()
    .from(projects)
    .where(and(isThere(brand), eq(projects.shareHash, hash)))
  const [row] = rows
  return row && (row.shareEndsAt === null || row.shareEndsAt > now) ? row : null
}

/** Remembers that the customer opened the link: no change of the project, so its version stays. */
export async function markShareOpened(db: Db, id: string, now: Date) {
  const shareOpenedAt = sql`coalesce(${projects.shareOpenedAt}, ${now.toISOString()}::timestamptz)`
  await db.update(projects).set({ shareOpenedAt, shareLastOpenedAt: now }).where(eq(projects.id, id))
}

/**
 * False if the id is in use. The dashboard rows are created later, after the content of the project
 * (refreshProjectRows).
 */
export async function insertProject(db: Db, project: ProjectRow): Promise<boolean> {
  const insert = db.insert(projects).values(project).onConflictDoNothing({ target: projects.id })
  return (await insert.returning({ id: projects.id })).length === 1
}

type ProjectRowChange = Partial<Omit<ProjectRow, 'id' | 'changedAt'>> & Pick<ProjectRow, 'changedAt'>

type ProjectRecords = {
  id: string
  effect: DashboardEffect
  fields?: readonly FieldRow[]
  log?: readonly LogRow[]
  /** The idempotency key of the change. */
  made?: ChangeRow | null
}

/**
 * The last statement of a change, with its records. Updates the dashboard rows afterwards, from the final content. Records are
 * passed as JSON: a parameter for each of their columns takes longer to build than to run.
 */
export async function changeProjectRow(
  db: Db,
  { id, effect, fields = [], log = [], made = null }: ProjectRecords,
  change: ProjectRowChange,
) {
  const beside = [
    ...(fields.length > 0 ? [db.$with('fields', {}).as(insertFromJson(projectFields, fields))] : []),
    ...(log.length > 0 ? [db.$with('log', {}).as(insertFromJson(projectLog, log))] : []),
    ...(made ? [db.$with('made', {}).as(sql`${insertFromJson(projectChanges, [made])} on conflict do nothing`)] : []),
    ...(effect === 'time' ? [db.$with('rows').as(changeRowTime(db, id, change.changedAt))] : []),
  ]
  await db
    .with(...beside)
    .update(projects)
    .set(change)
    .where(eq(projects.id, id))
  if (effect === 'products') await refreshProjectRows(db, [id])
  if (effect === 'project') await refreshProjectRow(db, id)
}

const minimalColumns = {
  id: projects.id,
  name: projects.name,
  customerName: sql<string>`${projects.quoteData}->>'customerName'`,
  quoteId: projects.quoteId,
  status: projects.status,
  lineCount: projects.lineCount,
  changedAt: projects.changedAt,
}

export type MinimalRow = Awaited<ReturnType<typeof minimalPage>>[number]

function matching(text: string | undefined) {
  const term = text?.trim().toLowerCase() ?? ''
  if (term === '') return undefined
  const digits = term.replace(/\D/g, '')
  const pattern = containing(term)
  return or(
    ilike(projects.name, pattern),
    ilike(sql`${projects.quoteData}->>'customerName'`, pattern),
    arrayOverlaps(projects.contacts, digits.length >= 6 ? [term, digits] : [term]),
    /^\d{1,12}$/.test(term.replaceAll(' ', '')) ? eq(projects.quoteId, Number(term.replaceAll(' ', ''))) : undefined,
  )
}

type Page = { brand: string; page: number; items: number; text?: string | undefined }

/** A page of the projects of a shop, last changed first; pages start at 0. */
export async function minimalPage(db: Db, { brand, page, items, text }: Page) {
  // Scans the index up to the page: large offsets are rare, as staff page manually.
  const upToHere = await db
    .select(minimalColumns)
    .from(projects)
    .where(and(isThere(brand), matching(text)))
    .orderBy(desc(projects.changedAt), desc(projects.id))
    .limit((page + 1) * items)
  return upToHere.slice(page * items)
}

export async function countProjects(db: Db, { brand, text }: Pick<Page, 'brand' | 'text'>): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(projects)
    .where(and(isThere(brand), matching(text)))
  return row?.all ?? 0
}

/** Number of projects with one of these email addresses or phones. */
export async function countOfCustomer(db: Db, brand: string, contacts: readonly string[]): Promise<number> {
  if (contacts.length === 0) return 0
  const [row] = await db
    .select({ all: count() })
    .from(projects)
    .where(and(isThere(brand), arrayOverlaps(projects.contacts, [...contacts])))
  return row?.all ?? 0
}

type Opening = typeof projectOpenings.$inferSelect

export const noteOpening = (db: Db, { accountId, brand, projectId, openedAt }: Opening) =>
  db
    .insert(projectOpenings)
    .values({ accountId, brand, projectId, openedAt })
    .onConflictDoUpdate({
      target: [projectOpenings.accountId, projectOpenings.brand],
      set: { projectId, openedAt },
    })

export async function lastOpened(db: Db, { accountId, brand }: Pick<Opening, 'accountId' | 'brand'>) {
  const rows = await db
    .select(minimalColumns)
    .from(projectOpenings)
    .innerJoin(projects, eq(projects.id, projectOpenings.projectId))
    .where(and(eq(projectOpenings.accountId, accountId), eq(projectOpenings.brand, brand), isThere(brand)))
  return rows[0] ?? null
}

/** Projects whose price lock ended before this day. */
export const endedLocks = (db: Db, { brand, today }: { brand: string; today: string }) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(isThere(brand), sql`${projects.lockedAt} is not null and ${projects.lockEndsOn} < ${today}`))
    .limit(100)
