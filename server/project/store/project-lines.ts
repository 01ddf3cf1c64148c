import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Country } from '#domain/location/country.ts'
import type { Db } from '../../database/database.ts'
import { asSql, placeholdersOf, preparedOnce } from '../../database/prepared.ts'
import { type ChoiceRow, listings, products, stock, warehouses } from '../../database/schema/catalogue.ts'
import { projectLines } from '../../database/schema/projects.ts'
import type { Shop } from '../../http/site/shop-of.ts'

export type ProjectLineRow = typeof projectLines.$inferSelect

const inOrder = [asc(projectLines.position), sql`${projectLines.productCode} collate "C"`]

export const projectLinesOf = (db: Db, projectId: string): Promise<ProjectLineRow[]> =>
  db
    .select()
    .from(projectLines)
    .where(eq(projectLines.projectId, projectId))
    .orderBy(...inOrder)

const lineWithCode = preparedOnce((db) =>
  db
    .select()
    .from(projectLines)
    .where(
      and(
        eq(projectLines.projectId, sql.placeholder('projectId')),
        eq(projectLines.productCode, sql.placeholder('productCode')),
      ),
    )
    .prepare('project_line'),
)

export const projectLineAt = async (
  db: Db,
  projectId: string,
  productCode: string,
): Promise<ProjectLineRow | undefined> => (await lineWithCode(db).execute({ projectId, productCode }))[0]

/** Lines by product code or SKU. */
export const projectLinesNamed = (db: Db, projectId: string, name: string): Promise<ProjectLineRow[]> =>
  db
    .select()
    .from(projectLines)
    .where(
      and(eq(projectLines.projectId, projectId), or(eq(projectLines.productCode, name), eq(projectLines.sku, name))),
    )
    .orderBy(...inOrder)

const puttingLine = preparedOnce((db) => {
  const line = placeholdersOf(projectLines)
  const { projectId: _, productCode: __, ...set } = line
  return db
    .insert(projectLines)
    .values(line)
    .onConflictDoUpdate({ target: [projectLines.projectId, projectLines.productCode], set: asSql(set) })
    .prepare('put_project_line')
})

export async function putProjectLine(db: Db, line: ProjectLineRow) {
  await puttingLine(db).execute(line)
}

const batch = 500

export async function insertProjectLines(db: Db, lines: readonly ProjectLineRow[]) {
  for (let from = 0; from < lines.length; from += batch)
    await db.insert(projectLines).values(lines.slice(from, from + batch))
}

export async function deleteProjectLines(db: Db, projectId: string, productCodes: readonly string[]) {
  if (productCodes.length === 0) return
  await db
    .delete(projectLines)
    .where(and(eq(projectLines.projectId, projectId), inArray(projectLines.productCode, [...productCodes])))
}

type Placed = Pick<ProjectLineRow, 'productCode' | 'folderId' | 'position'>

/** Sets folder and position of lines in one statement. */
export async function placeProjectLines(db: Db, projectId: string, lines: readonly Placed[]) {
  if (lines.length === 0) return
  const positions = JSON.stringify(
    lines.map(({ productCode, folderId, position }) => ({ productCode, folderId, position })),
  )
  await db.execute(sql`
    update ${projectLines} set folder_id = place."folderId", position = place.position
    from jsonb_to_recordset(${positions}::jsonb) as place("productCode" text, "folderId" uuid, position text)
    where ${projectLines.projectId} = ${projectId} and ${projectLines.productCode} = place."productCode"`)
}

type Held = { productCode: string; cents: number | null }

/** Sets or clears the locked prices of lines. */
export async function holdPrices(db: Db, projectId: string, held: readonly Held[]) {
  if (held.length === 0) return
  const prices = JSON.stringify(held)
  await db.execute(sql`
    update ${projectLines} set locked_cents = held.cents
    from jsonb_to_recordset(${prices}::jsonb) as held("productCode" text, cents bigint)
    where ${projectLines.projectId} = ${projectId} and ${projectLines.productCode} = held."productCode"`)
}

export const letGoOfPrices = (db: Db, projectId: string) =>
  db
    .update(projectLines)
    .set({ lockedCents: null })
    .where(and(eq(projectLines.projectId, projectId), isNotNull(projectLines.lockedCents)))

const none = sql<ChoiceRow[]>`'[]'::jsonb`

const productColumns = (withChoices: SQL) => ({
  id: products.id,
  productId: products.productId,
  sku: products.sku,
  gtin: products.gtin,
  slug: products.slug,
  title: products.title,
  manufacturerName: products.manufacturerName,
  categoryName: products.categoryName,
  categoryUri: products.categoryUri,
  image: sql<{ key: string; alt: string } | null>`${products.images}->0`,
  warranties: sql<ChoiceRow[]>`case when ${withChoices} then ${products.warranties} else ${none} end`,
  installs: sql<ChoiceRow[]>`case when ${withChoices} then ${products.installs} else ${none} end`,
  variantGroup: products.variantGroup,
  /** Null, as all columns below, if the shop no longer sells it. */
  condition: listings.condition,
  priceCents: listings.priceCents,
  rrpCents: listings.rrpCents,
  priceUponRequest: listings.priceUponRequest,
  missingParts: listings.missingParts,
  ribbonType: listings.ribbonType,
})

const selectProducts = (db: Db, { brand }: Shop, withChoices: SQL) =>
  db
    .select(productColumns(withChoices))
    .from(products)
    .leftJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))

/** Data of a product in a project, sold by this shop or not. */
export type LineProduct = Awaited<ReturnType<typeof selectProducts>>[number]

const isOneOf = (ids: readonly string[]) => sql`${products.id} = any(${sql.param([...new Set(ids)])}::uuid[])`

type ProductsQuery = {
  ids: readonly string[]
  /** Products whose warranties and installations are needed: reading them for hundreds of products is slow. */
  withChoices: readonly string[]
}

export async function lineProducts(
  db: Db,
  shop: Shop,
  { ids, withChoices }: ProductsQuery,
): Promise<Map<string, LineProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await selectProducts(db, shop, isOneOf(withChoices)).where(isOneOf(ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A product by its SKU, sold by this shop or not. */
export async function productNamed(db: Db, shop: Shop, sku: string): Promise<LineProduct | null> {
  const rows = await selectProducts(db, shop, sql`true`).where(eq(products.sku, sku.trim()))
  return rows[0] ?? null
}

/** A product by its SKU, if this shop sells it. */
export async function soldProduct(db: Db, shop: Shop, sku: string): Promise<LineProduct | null> {
  const product = await productNamed(db, shop, sku)
  return product?.condition == null ? null : product
}

const titlesById = preparedOnce((db) =>
  db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('product_titles'),
)

/** Titles of products, sold by this shop or not. */
export async function productTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await titlesById(db).execute({ ids })
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Titles of lines: of the product, else the SKU. */
export async function lineTitles(db: Db, lines: readonly ProjectLineRow[]): Promise<(line: ProjectLineRow) => string> {
  const titles = await productTitles(
    db,
    lines.map(({ productId }) => productId),
  )
  return ({ productId, sku }) => titles.get(productId) ?? sku
}

export type LineStock = { quantity: number; nextDate: string | null }

/** Total stock of the country by product; products without stock records are missing. */
export async function lineStock(db: Db, country: Country, ids: readonly string[]): Promise<Map<string, LineStock>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: stock.productId,
      quantity: sql<number>`sum(${stock.quantity})::int`,
      nextDate: sql<string | null>`min(${stock.nextDate})::text`,
    })
    .from(stock)
    .innerJoin(warehouses, eq(warehouses.code, stock.warehouse))
    .where(and(sql`${stock.productId} = any(${sql.param([...new Set(ids)])}::uuid[])`, eq(warehouses.country, country)))
    .groupBy(stock.productId)
  return new Map(rows.map(({ id, quantity, nextDate }) => [id, { quantity, nextDate }]))
}

/** SKUs and brands of the same models in other finishes, if this shop sells them. */
export const variationSkus = (db: Db, { brand }: Shop, groups: readonly string[]) =>
  groups.length === 0
    ? Promise.resolve([])
    : db
        .select({ brand: products.manufacturerName, sku: products.sku })
        .from(products)
        .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
        .where(inArray(products.variantGroup, [...groups]))
        .orderBy(asc(products.manufacturerName), asc(products.sku))
