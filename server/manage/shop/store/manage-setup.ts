import { and, asc, eq, gt, ilike, like, or, sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { containing } from '../../../database/patterns.ts'
import {
  type AttributeDefinition,
  categories,
  localities,
  products,
  warehouses,
} from '../../../database/schema/catalogue.ts'
import type { TextPage } from '../../keyset.ts'

export type CategoryRow = typeof categories.$inferSelect
export type WarehouseRow = typeof warehouses.$inferSelect & { areas: number }
export type LocalityRow = typeof localities.$inferSelect

type CategoryQuery = TextPage & {
  /** The lowest level, counted from the top. */
  levels: number
}

export const listCategories = (db: Db, { after, q, count: size, levels }: CategoryQuery): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categories)
    .where(
      and(
        sql`cardinality(string_to_array(${categories.uri}, '/')) <= ${levels}`,
        after === null ? undefined : gt(categories.uri, after),
        q ? or(ilike(categories.name, containing(q)), ilike(categories.uri, containing(q))) : undefined,
      ),
    )
    .orderBy(asc(categories.uri))
    .limit(size)

export async function findCategory(db: Db, uri: string): Promise<CategoryRow | null> {
  const [row] = await db.select().from(categories).where(eq(categories.uri, uri))
  return row ?? null
}

/** Names of all categories by their addresses; there are some hundred at most. */
export async function categoryNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ uri: categories.uri, name: categories.name }).from(categories)
  return new Map(rows.map(({ uri, name }) => [uri, name]))
}

export async function hasProducts(db: Db, categoryId: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.categoryId, categoryId)).limit(1)
  return rows.length > 0
}

export async function nextPosition(db: Db): Promise<number> {
  const [row] = await db.select({ last: sql<number>`coalesce(max(${categories.position}), 0)` }).from(categories)
  return Number(row?.last ?? 0) + 1
}

export const insertCategory = (db: Db, row: typeof categories.$inferInsert) => db.insert(categories).values(row)

export const updateCategory = (
  db: Db,
  id: string,
  changes: { name: string; description: string; attributes: AttributeDefinition[]; parentId: string | null },
) => db.update(categories).set(changes).where(eq(categories.id, id))

const areas = sql<number>`(select count(*)::int from ${localities} where ${localities.warehouse} = ${warehouses.code})`
const withAreas = {
  code: warehouses.code,
  name: warehouses.name,
  state: warehouses.state,
  country: warehouses.country,
  latitude: warehouses.latitude,
  longitude: warehouses.longitude,
  areas,
}

export const listWarehouses = (db: Db, country: string, { after, q, count: size }: TextPage): Promise<WarehouseRow[]> =>
  db
    .select(withAreas)
    .from(warehouses)
    .where(
      and(
        eq(warehouses.country, country),
        after === null ? undefined : gt(warehouses.code, after),
        q ? or(ilike(warehouses.code, containing(q)), ilike(warehouses.name, containing(q))) : undefined,
      ),
    )
    .orderBy(asc(warehouses.code))
    .limit(size)

export async function findWarehouse(db: Db, code: string): Promise<WarehouseRow | null> {
  const [row] = await db.select(withAreas).from(warehouses).where(eq(warehouses.code, code))
  return row ?? null
}

export const insertWarehouse = (db: Db, row: typeof warehouses.$inferInsert) => db.insert(warehouses).values(row)

export const updateWarehouse = (db: Db, code: string, changes: Partial<typeof warehouses.$inferInsert>) =>
  db.update(warehouses).set(changes).where(eq(warehouses.code, code))

export const listLocalities = (db: Db, country: string, { after, q, count: size }: TextPage): Promise<LocalityRow[]> =>
  db
    .select()
    .from(localities)
    .where(
      and(
        eq(localities.country, country),
        after === null ? undefined : gt(localities.id, after),
        q
          ? or(like(localities.postcode, `${q.replaceAll(/[\\%_]/g, '')}%`), ilike(localities.suburb, containing(q)))
          : undefined,
      ),
    )
    .orderBy(asc(localities.id))
    .limit(size)

/** False if it is there already. */
export async function insertLocality(db: Db, row: LocalityRow): Promise<boolean> {
  const added = await db.insert(localities).values(row).onConflictDoNothing().returning({ id: localities.id })
  return added.length > 0
}
