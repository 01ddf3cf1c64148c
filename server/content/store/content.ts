import { and, asc, eq } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { alertBanners, listings, redirects, staticContent } from '../../database/schema/catalogue.ts'
import { shownAt } from './shown.ts'

/** A page that is shown at a moment. */
export async function staticPage(db: ReadDb, brand: string, { name, now }: { name: string; now: Date }) {
  const [row] = await db
    .select()
    .from(staticContent)
    .where(and(eq(staticContent.brand, brand), eq(staticContent.name, name), shownAt(staticContent, now)))
    .limit(1)
  return row
}

/** Names and titles of the static pages of a shop that are shown at a moment. */
export const staticPageNames = (db: ReadDb, brand: string, now: Date) =>
  db
    .select({ name: staticContent.name, title: staticContent.title, description: staticContent.description })
    .from(staticContent)
    .where(and(eq(staticContent.brand, brand), shownAt(staticContent, now)))
    .orderBy(asc(staticContent.name))

export async function alertBanner(db: ReadDb, brand: string, now: Date) {
  const [row] = await db
    .select()
    .from(alertBanners)
    .where(and(eq(alertBanners.brand, brand), shownAt(alertBanners, now)))
    .limit(1)
  return row
}

/** Whether the shop sells any product. */
export async function hasListings(db: ReadDb, brand: string) {
  const rows = await db.select({ brand: listings.brand }).from(listings).where(eq(listings.brand, brand)).limit(1)
  return rows.length > 0
}

/** The redirect target of a path, which must be lower case without a trailing slash. */
export async function redirectFrom(db: ReadDb, brand: string, path: string) {
  const [row] = await db
    .select({ destination: redirects.destination })
    .from(redirects)
    .where(and(eq(redirects.brand, brand), eq(redirects.fromPath, path)))
    .limit(1)
  return row?.destination
}
