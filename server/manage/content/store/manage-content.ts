import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import type { ArticleKind } from '#contract/content/article.ts'
import type { Db } from '../../../database/database.ts'
import { containing } from '../../../database/patterns.ts'
import { alertBanners, sales, staticContent, stores } from '../../../database/schema/catalogue.ts'
import { articles } from '../../../database/schema/content.ts'
import type { TextPage } from '../../keyset.ts'

export type PageRow = typeof staticContent.$inferSelect
export type ArticleRow = typeof articles.$inferSelect
export type AnnouncementRow = typeof alertBanners.$inferSelect
export type SaleRow = typeof sales.$inferSelect

export const listPages = (db: Db, brand: string, { after, q, count }: TextPage): Promise<PageRow[]> =>
  db
    .select()
    .from(staticContent)
    .where(
      and(
        eq(staticContent.brand, brand),
        after === null ? undefined : gt(staticContent.name, after),
        q ? or(ilike(staticContent.title, containing(q)), ilike(staticContent.name, containing(q))) : undefined,
      ),
    )
    .orderBy(asc(staticContent.name))
    .limit(count)

const pageAt = (brand: string, name: string) => and(eq(staticContent.brand, brand), eq(staticContent.name, name))

export async function findPage(db: Db, brand: string, name: string): Promise<PageRow | null> {
  const [row] = await db.select().from(staticContent).where(pageAt(brand, name))
  return row ?? null
}

/** False if the shop has a page of this name. */
export async function insertPage(db: Db, row: PageRow): Promise<boolean> {
  const added = await db.insert(staticContent).values(row).onConflictDoNothing().returning({ name: staticContent.name })
  return added.length > 0
}

export const updatePage = (db: Db, { brand, name, ...changes }: Pick<PageRow, 'brand' | 'name'> & Partial<PageRow>) =>
  db.update(staticContent).set(changes).where(pageAt(brand, name))

export type ArticleAddress = { kind: ArticleKind; uri: string }
type ArticleQuery = {
  /** Kind, position and address of the last row before. */
  after: readonly [kind: string, position: number, uri: string] | null
  q: string | undefined
  kind: ArticleKind | undefined
  count: number
}

export const listArticles = (db: Db, brand: string, { after, q, kind, count }: ArticleQuery): Promise<ArticleRow[]> =>
  db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.brand, brand),
        kind && eq(articles.kind, kind),
        after
          ? sql`(${articles.kind}, ${articles.position}, ${articles.uri}) > (${after[0]}, ${after[1]}::int, ${after[2]})`
          : undefined,
        q ? or(ilike(articles.title, containing(q)), ilike(articles.uri, containing(q))) : undefined,
      ),
    )
    .orderBy(asc(articles.kind), asc(articles.position), asc(articles.uri))
    .limit(count)

const articleAt = (brand: string, { kind, uri }: ArticleAddress) =>
  and(eq(articles.brand, brand), eq(articles.kind, kind), eq(articles.uri, uri))

export async function findArticle(db: Db, brand: string, address: ArticleAddress): Promise<ArticleRow | null> {
  const [row] = await db.select().from(articles).where(articleAt(brand, address))
  return row ?? null
}

/** False if the shop has an article of this kind at the address. */
export async function insertArticle(db: Db, row: ArticleRow): Promise<boolean> {
  const added = await db.insert(articles).values(row).onConflictDoNothing().returning({ uri: articles.uri })
  return added.length > 0
}

export const updateArticle = (
  db: Db,
  { brand, kind, uri, ...changes }: ArticleAddress & { brand: string } & Partial<ArticleRow>,
) => db.update(articles).set(changes).where(articleAt(brand, { kind, uri }))

/** Ids and addresses of the stores of a shop. */
export const storeAddresses = (db: Db, brand: string): Promise<{ id: string; uri: string }[]> =>
  db.select({ id: stores.id, uri: stores.uri }).from(stores).where(eq(stores.brand, brand))

export async function findAnnouncement(db: Db, brand: string): Promise<AnnouncementRow | null> {
  const [row] = await db.select().from(alertBanners).where(eq(alertBanners.brand, brand))
  return row ?? null
}

export const writeAnnouncement = (db: Db, { brand, ...fields }: AnnouncementRow) =>
  db
    .insert(alertBanners)
    .values({ brand, ...fields })
    .onConflictDoUpdate({ target: alertBanners.brand, set: fields })

export async function findSale(db: Db, brand: string): Promise<SaleRow | null> {
  const [row] = await db.select().from(sales).where(eq(sales.brand, brand))
  return row ?? null
}

export const writeSale = (db: Db, { brand, ...fields }: SaleRow) =>
  db
    .insert(sales)
    .values({ brand, ...fields })
    .onConflictDoUpdate({ target: sales.brand, set: fields })
