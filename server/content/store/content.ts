import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { alertBanners, listings, redirects, staticContent } from '../../database/schema/catalogue.ts'

export async function staticPage(db: Db, brand: string, name: string) {
  const [row] = await db
    .select()
    .from(staticContent)
    .where(and(eq(staticContent.brand, brand), eq(staticContent.name, name)))
    .limit(1)
  return row
}

/** Names and titles of all static pages of a shop. */
export const staticPageNames = (db: Db, brand: string) =>
  db
    .select({ name: staticContent.name, title: staticContent.title, description: staticContent.description })
    .from(staticContent)
    .where(eq(staticContent.brand, brand))
    .orderBy(asc(staticContent.name))

export async function alertBanner(db: Db, brand: string) {
  const [row] = await db.select().from(alertBanners).where(eq(alertBanners.brand, brand)).limit(1)
  return row
}

/** Whether the shop sells any product. */
export async function hasListings(db: Db, brand: string) {
  const rows = await db.select({ brand: listings.brand }).from(listings).where(eq(listings.brand, brand)).limit(1)
  return rows.length > 0
}

/** The redirect target of a path, which must be lower case without a trailing slash. */
export async function redirectFrom(db: Db, brand: string, path: string) {
  const [row] = await db
    .select({ destination: redirects.destination })
    .from(redirects)
    .where(and(eq(redirects.brand, brand), eq(redirects.fromPath, path)))
    .limit(1)
  return row?.destination
}
