import { type SQL, sql } from 'drizzle-orm'
import type { ProjectStatus, RowPath, SortDirection } from '#contract/project-values.ts'
import type { Db } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import { projectFolders, projectLines, projects } from '../database/schema/projects.ts'
import { beginsWith } from './patterns.ts'

export type RowFilter = {
  brand: string
  /** Moments between which projects were made. */
  from: Date
  until: Date
  salespersonCode?: string | undefined
  /** False leaves out those that exist for a culinary booking only. */
  withCulinaryBookings: boolean
  /** Product brand, category (its uri), SKU: of any line. */
  maker?: string | undefined
  category?: string | undefined
  sku?: string | undefined
  referrerCode?: string | undefined
}

export type ProjectRowData = {
  id: string
  projectName: string
  folderName: string
  folderId: string
  quoteId: number | null
  status: ProjectStatus
  salesperson: string | null
  store: string | null
  quoteData: Record<string, string>
  quotedCents: number | null
  created: string
  dateModified: string
}

const of = (key: string) => sql`p.quote_data->>${key}`

type Key = { project: SQL; folder: SQL }
const both = (key: SQL): Key => ({ project: key, folder: key })

/** Each path of a row as the database sorts it: of a project, and of a folder. Texts without regard to case. */
const keys: Record<RowPath, Key> = {
  projectName: both(sql`lower(p.name)`),
  projectId: both(sql`p.id`),
  folderName: { project: sql`''`, folder: sql`lower(f.title)` },
  folderId: { project: sql`''`, folder: sql`f.id::text` },
  quoteId: { project: sql`p.quote_id`, folder: sql`f.quote_id` },
  'status.name': both(sql`p.status`),
  'salesperson.name': both(sql`lower(p.salesperson_name)`),
  'store.name': both(sql`lower(p.store_name)`),
  customerName: both(sql`lower(${of('customerName')})`),
  customerPhone: both(of('contactNumber')),
  customerEmail: both(of('customerEmail')),
  secondaryCustomerPhone: both(of('customerNumberSecondary')),
  secondaryCustomerEmail: both(of('customerEmailSecondary')),
  quotePrice: { project: sql`p.quoted_cents`, folder: sql`f.quoted_cents` },
  projectGoal: both(sql`lower(${of('projectGoal')})`),
  projectStart: both(sql`nullif(${of('projectStart')}, '')`),
  created: both(sql`p.created_at`),
  dateModified: both(sql`p.changed_at`),
  referrer: both(sql`lower(${of('referrerName')})`),
  fullAddress: both(sql`lower(${of('projectAddress')})`),
}

export type RowSort = { property: RowPath; direction: SortDirection }

/** A project, and each folder of it that was quoted by itself. */
const rowsFrom = sql`${projects} p cross join lateral (
  select '' as folder_name, '' as folder_id, p.quote_id as row_quote_id, p.quoted_cents as row_quoted_cents
  union all
  select f.title, f.id::text, f.quote_id, f.quoted_cents from ${projectFolders} f
  where f.project_id = p.id and f.quote_id is not null
) part`

const hasLine = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${projectLines} join ${products} on ${products.id} = ${projectLines.productId} where ${projectLines.projectId} = p.id and ${condition})`

/** Made for a booking alone: nothing else was ever put into it. */
const isOnlyBooking = sql`((p.quote_data->'showCulinaryBookings')::boolean and p.line_count = 0)`

function conditionOf(filter: RowFilter): SQL {
  const { brand, from, until, salespersonCode, withCulinaryBookings, maker, category, sku, referrerCode } = filter
  const conditions = [
    sql`p.brand = ${brand} and p.deleted_at is null`,
    sql`p.created_at >= ${from.toISOString()}::timestamptz and p.created_at < ${until.toISOString()}::timestamptz`,
    ...(salespersonCode ? [sql`p.salesperson_code = ${salespersonCode}`] : []),
    ...(withCulinaryBookings ? [] : [sql`not ${isOnlyBooking}`]),
    ...(maker ? [hasLine(sql`lower(${products.manufacturerName}) = ${maker.toLowerCase()}`)] : []),
    ...(category
      ? [hasLine(sql`(${products.categoryUri} = ${category} or ${beginsWith(products.categoryUri, `${category}/`)})`)]
      : []),
    ...(sku ? [hasLine(sql`${products.sku} = ${sku}`)] : []),
    ...(referrerCode ? [sql`${of('referrerCode')} = ${referrerCode}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** One value a row, as in lists of products: many columns of many rows cost more than all the rest. */
const asRow = sql`json_build_object(
  'id', p.id, 'projectName', p.name, 'folderName', part.folder_name, 'folderId', part.folder_id, 'quoteId', part.row_quote_id,
  'status', p.status, 'salesperson', p.salesperson_name, 'store', p.store_name, 'quoteData', p.quote_data,
  'quotedCents', part.row_quoted_cents, 'created', p.created_at, 'dateModified', p.changed_at) as row`

const fromProjects = sql`from ${projects} p`
const fromFolders = sql`from ${projectFolders} f join ${projects} p on p.id = f.project_id and f.quote_id is not null`

type Place = { id: string; folderId: string }

/** The first rows in an order, by their keys only: what is shown of them is read for one page. */
async function firstPlaces(db: Db, filter: RowFilter, { sort, limit }: { sort: RowSort; limit: number }) {
  const { project, folder } = keys[sort.property]
  const condition = conditionOf(filter)
  const { rows } = await db.execute<Place>(sql`
    select id, folder_id as "folderId" from (
      select p.id, '' as folder_id, ${project} as key ${fromProjects} where ${condition}
      union all
      select p.id, f.id::text, ${folder} ${fromFolders} where ${condition}
    ) found
    order by key ${sort.direction === 'desc' ? sql`desc` : sql`asc`} nulls last, id, folder_id limit ${limit}`)
  return rows
}

async function rowsAt(db: Db, places: readonly Place[]): Promise<ProjectRowData[]> {
  if (places.length === 0) return []
  const ids = sql.param(places.map(({ id }) => id))
  const { rows } = await db.execute<{ row: ProjectRowData }>(
    sql`select ${asRow} from ${rowsFrom} where p.id = any(${ids}::uuid[])`,
  )
  const found = new Map(rows.map(({ row }) => [`${row.id} ${row.folderId}`, row]))
  return places.flatMap(({ id, folderId }) => found.get(`${id} ${folderId}`) ?? [])
}

export async function countRows(db: Db, filter: RowFilter): Promise<number> {
  const condition = conditionOf(filter)
  const { rows } = await db.execute<{ total: number }>(sql`
    select ((select count(*) ${fromProjects} where ${condition}) + (select count(*) ${fromFolders} where ${condition}))::int as total`)
  return rows[0]?.total ?? 0
}

/** One page of rows and how many there are in all. Pages are counted from 0; past the last one there is nothing. */
export async function rowPage(
  db: Db,
  filter: RowFilter,
  { sort, page, limit }: { sort: RowSort; page: number; limit: number },
): Promise<{ rows: ProjectRowData[]; total: number }> {
  const [upToHere, total] = await Promise.all([
    firstPlaces(db, filter, { sort, limit: (page + 1) * limit }),
    countRows(db, filter),
  ])
  return { rows: await rowsAt(db, upToHere.slice(page * limit)), total }
}

/** Where an export goes on: after this row, by the key of projects, which is in the order they were made. */
export type ExportMark = { id: string; folderId: string } | null

/** The next rows of an export. */
export async function exportRows(db: Db, filter: RowFilter, { after, limit }: { after: ExportMark; limit: number }) {
  const { rows } = await db.execute<{ row: ProjectRowData }>(sql`
    select ${asRow} from ${rowsFrom}
    where ${conditionOf(filter)} ${after ? sql`and (p.id, part.folder_id) < (${after.id}::uuid, ${after.folderId})` : sql``}
    order by p.id desc, part.folder_id desc limit ${limit}`)
  return rows.map(({ row }) => row)
}
