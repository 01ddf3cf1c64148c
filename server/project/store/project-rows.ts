import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProjectStatus, RowPath, SortDirection } from '#contract/project/project-values.ts'
import type { Db } from '../../database/database.ts'
import { products } from '../../database/schema/catalogue.ts'
import { projectFolders, projectLines, projectRows, projects } from '../../database/schema/projects.ts'

export type RowFilter = {
  brand: string
  /** Range of creation times. */
  from: Date
  until: Date
  salespersonCode?: string | undefined
  /** False excludes projects that contain only a culinary booking. */
  withCulinaryBookings: boolean
  /** Product brand, category URI or SKU of any line. */
  manufacturer?: string | undefined
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

/** The sort column of each row path. */
const keys: Record<RowPath, PgColumn> = {
  projectName: projectRows.projectName,
  projectId: projectRows.projectId,
  folderName: projectRows.folderName,
  folderId: projectRows.folderId,
  quoteId: projectRows.quoteId,
  'status.name': projectRows.status,
  'salesperson.name': projectRows.salesperson,
  'store.name': projectRows.store,
  customerName: projectRows.customerName,
  customerPhone: projectRows.customerPhone,
  customerEmail: projectRows.customerEmail,
  secondaryCustomerPhone: projectRows.secondaryCustomerPhone,
  secondaryCustomerEmail: projectRows.secondaryCustomerEmail,
  quotePrice: projectRows.quotedCents,
  projectGoal: projectRows.projectGoal,
  projectStart: projectRows.projectStart,
  created: projectRows.createdAt,
  dateModified: projectRows.changedAt,
  referrer: projectRows.referrer,
  fullAddress: projectRows.address,
}

export type RowSort = { property: RowPath; direction: SortDirection }

const hasTag = (kind: 'm' | 'c', value: string) =>
  sql`hashtextextended(${`${kind}:${value}`}, 0) = any(${projectRows.tags})`

const hasSku = (sku: string) =>
  sql`exists (select 1 from ${projectLines} join ${products} on ${products.id} = ${projectLines.productId}
    where ${projectLines.projectId} = ${projectRows.projectId} and ${products.sku} = ${sku})`

function conditionOf(filter: RowFilter): SQL {
  const { brand, from, until, salespersonCode, withCulinaryBookings, manufacturer, category, sku, referrerCode } =
    filter
  const conditions = [
    sql`${projectRows.brand} = ${brand}`,
    sql`${projectRows.createdAt} >= ${from.toISOString()}::timestamptz and ${projectRows.createdAt} < ${until.toISOString()}::timestamptz`,
    ...(salespersonCode ? [sql`${projectRows.salespersonCode} = ${salespersonCode}`] : []),
    ...(withCulinaryBookings ? [] : [sql`not ${projectRows.isOnlyBooking}`]),
    ...(manufacturer ? [hasTag('m', manufacturer.toLowerCase())] : []),
    ...(category ? [hasTag('c', category)] : []),
    ...(sku ? [hasSku(sku)] : []),
    ...(referrerCode ? [sql`${projectRows.referrerCode} = ${referrerCode}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** One JSON value per row, as in product lists: parsing many columns of many rows is slower. */
const shownRow = sql`
  select json_build_object(
    'id', p.id, 'projectName', p.name, 'folderName', coalesce(f.title, ''), 'folderId', ${projectRows.folderId},
    'quoteId', ${projectRows.quoteId}, 'status', p.status, 'salesperson', p.salesperson_name, 'store', p.store_name,
    'quoteData', p.quote_data, 'quotedCents', ${projectRows.quotedCents}, 'created', p.created_at,
    'dateModified', p.changed_at) as row
  from ${projectRows} join ${projects} p on p.id = ${projectRows.projectId}
  left join ${projectFolders} f on f.project_id = p.id and f.id::text = ${projectRows.folderId}`

type RowKey = { id: string; folderId: string }
type Columns = { key: SQL | PgColumn; id: SQL | PgColumn; folderId: SQL | PgColumn }

function orderOf({ key, id, folderId }: Columns, direction: SortDirection, isFromEnd = false) {
  const isDown = (direction === 'desc') !== isFromEnd
  const keyOrder = sql`${key} ${isDown ? sql`desc` : sql`asc`} ${isFromEnd ? sql`nulls first` : sql`nulls last`}`
  const way = isFromEnd ? sql`desc` : sql`asc`
  return sql`${keyOrder}, ${id} ${way}, ${folderId} ${way}`
}

/** Keys of the rows on a page; their data is loaded separately. */
async function nearPlaces(db: Db, filter: RowFilter, { sort, page, limit }: PageOf) {
  const columns = { key: keys[sort.property], id: projectRows.projectId, folderId: projectRows.folderId }
  const { rows } = await db.execute<RowKey>(sql`
    select ${projectRows.projectId} as id, ${projectRows.folderId} as "folderId" from ${projectRows}
    where ${conditionOf(filter)}
    order by ${orderOf(columns, sort.direction)} limit ${limit} offset ${page * limit}`)
  return rows
}

async function rowsAt(db: Db, found: readonly RowKey[]): Promise<ProjectRowData[]> {
  if (found.length === 0) return []
  const ids = sql.param(found.map(({ id }) => id))
  const { rows } = await db.execute<{ row: ProjectRowData }>(
    sql`${shownRow} where ${projectRows.projectId} = any(${ids}::uuid[])`,
  )
  const byPlace = new Map(rows.map(({ row }) => [`${row.id} ${row.folderId}`, row]))
  return found.flatMap(({ id, folderId }) => byPlace.get(`${id} ${folderId}`) ?? [])
}

export async function countRows(db: Db, filter: RowFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${projectRows} where ${conditionOf(filter)}`,
  )
  return rows[0]?.total ?? 0
}

/** From this offset on, a page is read from the nearer end, which requires the total. */
const farRow = 1000

type PageOf = { sort: RowSort; page: number; limit: number }

/**
 * Filters without an index: matching rows are read once, for both count and sort. Other filters count faster by index.
 */
const readsRows = ({ manufacturer, category, sku }: RowFilter) => [manufacturer, category, sku].some(Boolean)

/** Sorts from the nearer end; the other of the two sorts has the limit 0 and is skipped. */
async function farPage(db: Db, filter: RowFilter, { sort, page, limit }: PageOf) {
  const { property, direction } = sort
  const columns = { key: sql`key`, id: sql`id`, folderId: sql`"folderId"` }
  const offset = sql`${page * limit}::int`
  const { rows } = await db.execute<{ total: number; first: RowKey[] | null; last: RowKey[] | null }>(sql`
    with fitting as ${readsRows(filter) ? sql`materialized` : sql`not materialized`} (
      select ${keys[property]} as key, ${projectRows.projectId} as id, ${projectRows.folderId} as "folderId"
      from ${projectRows} where ${conditionOf(filter)}
    ),
    counted as (select count(*)::int as total from fitting),
    first as (
      select id, "folderId" from fitting order by ${orderOf(columns, direction)}
      limit (select case when total > 2 * ${offset} then ${limit}::int else 0 end from counted) offset ${offset}
    ),
    last as (
      select id, "folderId" from fitting order by ${orderOf(columns, direction, true)}
      limit (select case when total > 2 * ${offset} then 0 else least(${limit}::int, greatest(0, total - ${offset})) end from counted)
      offset (select greatest(0, total - ${offset} - ${limit}::int) from counted)
    )
    select total, (select json_agg(first) from first) as first, (select json_agg(last) from last) as last from counted`)
  const { total = 0, first, last } = rows[0] ?? {}
  return { found: first ?? last?.toReversed() ?? [], total }
}

async function nearPage(db: Db, filter: RowFilter, of: PageOf) {
  const [found, total] = await Promise.all([nearPlaces(db, filter, of), countRows(db, filter)])
  return { found, total }
}

/** A page of rows and the total. Pages start at 0; beyond the last page there are no rows. */
export async function rowPage(
  db: Db,
  filter: RowFilter,
  of: PageOf,
): Promise<{ rows: ProjectRowData[]; total: number }> {
  const isNear = of.page * of.limit < farRow && !readsRows(filter)
  const { found, total } = await (isNear ? nearPage : farPage)(db, filter, of)
  return { rows: await rowsAt(db, found), total }
}

/** Cursor of an export: the last row, by project id, which is in order of creation. */
export type ExportMark = { id: string; folderId: string } | null

/** The next rows of an export. */
export async function exportRows(db: Db, filter: RowFilter, { after, limit }: { after: ExportMark; limit: number }) {
  const { rows } = await db.execute<{ row: ProjectRowData }>(sql`
    ${shownRow}
    where ${conditionOf(filter)} ${after ? sql`and (${projectRows.projectId}, ${projectRows.folderId}) < (${after.id}::uuid, ${after.folderId})` : sql``}
    order by ${projectRows.projectId} desc, ${projectRows.folderId} desc limit ${limit}`)
  return rows.map(({ row }) => row)
}

/** Hashes of the product brands and category paths of the lines in projects. */
const tagsOf = (condition: SQL) => sql`
  select sold.project_id, array_agg(distinct tag.number) as tags
  from (
    select distinct line.project_id, product.manufacturer_name, string_to_array(product.category_uri, '/') as path
    from ${projectLines} line join ${products} product on product.id = line.product_id where ${condition}
  ) sold
  cross join lateral (
    select hashtextextended('m:' || lower(sold.manufacturer_name), 0) as number
    union all
    select hashtextextended('c:' || array_to_string(sold.path[:depth], '/'), 0)
    from generate_series(1, cardinality(sold.path)) as depth
  ) tag
  group by sold.project_id`

/** The SQL source of the tags of `p`. */
type TagSource = { tags: SQL; from: SQL }

const insertRows = (db: Db, { tags, from }: TagSource, condition: SQL) =>
  db.execute(sql`
    insert into ${projectRows}
    select p.id, part.folder_id, p.brand, p.created_at, p.changed_at, p.salesperson_code, p.quote_data->>'referrerCode',
      coalesce((p.quote_data->>'showCulinaryBookings')::boolean, false) and p.line_count = 0, ${tags},
      left(lower(p.name), 100), left(lower(part.title), 100), part.quote_id, p.status, lower(p.salesperson_name),
      lower(p.store_name), left(lower(p.quote_data->>'customerName'), 100), left(p.quote_data->>'contactNumber', 100),
      left(p.quote_data->>'customerEmail', 100), left(p.quote_data->>'customerNumberSecondary', 100),
      left(p.quote_data->>'customerEmailSecondary', 100), part.quoted_cents, left(lower(p.quote_data->>'projectGoal'), 100),
      left(nullif(p.quote_data->>'projectStart', ''), 100), left(lower(p.quote_data->>'referrerName'), 100),
      left(lower(p.quote_data->>'projectAddress'), 100)
    from ${projects} p
    cross join lateral (
      select '' as folder_id, '' as title, p.quote_id, p.quoted_cents
      union all
      select f.id::text, f.title, f.quote_id, f.quoted_cents from ${projectFolders} f
      where f.project_id = p.id and f.quote_id is not null
    ) part
    ${from}
    where ${condition} and p.deleted_at is null
    on conflict do nothing`)

/**
 * Rebuilds the dashboard rows of these projects, or of all. Required at the end of every transaction that writes a
 * project, and after a catalogue import that renames brands or categories.
 */
export async function refreshProjectRows(db: Db, ids?: readonly string[]) {
  const list = ids && sql`${sql.param([...ids])}::uuid[]`
  const isOne = (id: SQL) => (list ? sql`${id} = any(${list})` : sql`true`)
  await db.execute(sql`delete from ${projectRows} where ${isOne(sql`${projectRows.projectId}`)}`)
  const from = sql`left join (${tagsOf(isOne(sql`line.project_id`))}) tagged on tagged.project_id = p.id`
  await insertRows(db, { tags: sql`coalesce(tagged.tags, '{}')`, from }, isOne(sql`p.id`))
}

/** Rebuilds the row of a project with unchanged products, whose tags are slow to read. */
export async function refreshProjectRow(db: Db, id: string) {
  const { rows } = await db.execute<{ tags: string[] }>(
    sql`delete from ${projectRows} where ${projectRows.projectId} = ${id} returning ${projectRows.tags}`,
  )
  const tags = sql`${sql.param(rows[0]?.tags ?? [])}::bigint[]`
  await insertRows(db, { tags, from: sql`` }, sql`p.id = ${id}`)
}

/**
 * What a change of a project affects on the dashboard: only its time, also data of the project or its folders, or also
 * the brands and categories of its products.
 */
export type DashboardEffect = 'time' | 'project' | 'products'

export const changeRowTime = (db: Db, id: string, changedAt: Date) =>
  db.update(projectRows).set({ changedAt }).where(eq(projectRows.projectId, id))
