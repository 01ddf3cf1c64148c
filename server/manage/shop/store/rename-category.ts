import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { brands } from '#themes/brands.ts'
import type { Db } from '../../../database/database.ts'
import { coupons } from '../../../database/schema/carts.ts'
import { categories, products, promotions, redirects } from '../../../database/schema/catalogue.ts'
import { articles } from '../../../database/schema/content.ts'
import { projectLines } from '../../../database/schema/projects.ts'

export type Move = { from: string; to: string }

const isWithin = (uri: SQL | PgColumn, { from }: Pick<Move, 'from'>) =>
  sql`(${uri} = ${from} or starts_with(${uri}, ${`${from}/`}))`
const moved = (uri: SQL | PgColumn, { from, to }: Move) => sql`${to}::text || substr(${uri}, ${from.length + 1})`

/** Moves a category and those below it; returns the former and the new address of each. */
export async function moveCategories(db: Db, move: Move): Promise<Move[]> {
  const rows = await db
    .update(categories)
    .set({ uri: moved(categories.uri, move) })
    .where(isWithin(categories.uri, move))
    .returning({ to: categories.uri })
  return rows.map(({ to }) => ({ from: move.from + to.slice(move.to.length), to }))
}

/** How many levels a category has with those below it. */
export async function levelsFrom(db: Db, uri: string): Promise<number> {
  const level = sql<number>`max(cardinality(string_to_array(${categories.uri}, '/')))`
  const [row] = await db
    .select({ lowest: level })
    .from(categories)
    .where(isWithin(categories.uri, { from: uri }))
  return Number(row?.lowest ?? 0) - uri.split('/').length + 1
}

/** Puts a category and those below it into a department: shops sort their menus by it. */
export const setDepartment = (db: Db, uri: string, group: string) =>
  db
    .update(categories)
    .set({ group })
    .where(isWithin(categories.uri, { from: uri }))

/** Gives the products of a category, and of those below it, its present address and name; returns those that had others. */
export async function renameInProducts(db: Db, uri: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${products} set category_uri = c.uri, category_name = c.name from ${categories} c
    where c.id = ${products.categoryId} and (c.uri = ${uri} or starts_with(c.uri, ${`${uri}/`}))
      and (${products.categoryUri}, ${products.categoryName}) <> (c.uri, c.name)
    returning ${products.id}`)
  return rows.map(({ id }) => id)
}

/** Offers and articles name categories by their addresses. */
export async function moveInOffersAndArticles(db: Db, move: Move) {
  const value = sql`held.value`
  for (const offers of [promotions, coupons])
    await db.execute(sql`
      update ${offers} set categories = (
        select jsonb_agg(case when ${isWithin(value, move)} then ${moved(value, move)} else ${value} end order by place)
        from jsonb_array_elements_text(${offers.categories}) with ordinality held (value, place))
      where exists (select from jsonb_array_elements_text(${offers.categories}) held (value) where ${isWithin(value, move)})`)
  await db
    .update(articles)
    .set({ category: moved(articles.category, move) })
    .where(isWithin(articles.category, move))
}

/** Projects with a line of one of these products. */
export async function projectsWith(db: Db, productIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: projectLines.projectId })
    .from(projectLines)
    .where(sql`${projectLines.productId} = any(${sql.param([...productIds])}::uuid[])`)
  return rows.map(({ id }) => id)
}

/** Removes redirects from addresses that are pages now, in every shop. */
export const deleteRedirectsFrom = (db: Db, paths: readonly string[]) =>
  db.delete(redirects).where(inArray(redirects.fromPath, [...paths]))

/** Redirects that led to a former address, or to one below it, lead to the new one at once. */
export async function flattenRedirects(db: Db, { from, to }: Move) {
  const [path, destination] = [`/c/${from}`, redirects.destination]
  const next = sql`substr(${destination}, ${path.length + 1}, 1)`
  await db
    .update(redirects)
    .set({ destination: sql`${`/c/${to}`}::text || substr(${destination}, ${path.length + 1})` })
    .where(sql`starts_with(lower(${destination}), ${path}) and ${next} in ('', '/', '?', '#')`)
}

/** Leads each former address to the new one, in every shop. */
export const insertCategoryRedirects = (db: Db, moves: readonly Move[]) =>
  db
    .insert(redirects)
    .values(
      Object.keys(brands).flatMap((brand) =>
        moves.map(({ from, to }) => ({ brand, fromPath: `/c/${from}`, destination: `/c/${to}` })),
      ),
    )
    .onConflictDoUpdate({
      target: [redirects.brand, redirects.fromPath],
      set: { destination: sql`excluded.destination` },
    })
