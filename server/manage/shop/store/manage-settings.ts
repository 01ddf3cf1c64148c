import { and, asc, eq, gt, ilike, or } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { containing } from '../../../database/patterns.ts'
import { redirects, settings } from '../../../database/schema/catalogue.ts'
import type { TextPage } from '../../keyset.ts'

export type RedirectRow = typeof redirects.$inferSelect

export const listRedirects = (db: Db, brand: string, { after, q, count }: TextPage): Promise<RedirectRow[]> =>
  db
    .select()
    .from(redirects)
    .where(
      and(
        eq(redirects.brand, brand),
        after === null ? undefined : gt(redirects.fromPath, after),
        q ? or(ilike(redirects.fromPath, containing(q)), ilike(redirects.destination, containing(q))) : undefined,
      ),
    )
    .orderBy(asc(redirects.fromPath))
    .limit(count)

const at = (brand: string, fromPath: string) => and(eq(redirects.brand, brand), eq(redirects.fromPath, fromPath))

export async function findRedirect(db: Db, brand: string, fromPath: string): Promise<RedirectRow | null> {
  const [row] = await db.select().from(redirects).where(at(brand, fromPath))
  return row ?? null
}

export const insertRedirect = (db: Db, row: RedirectRow) => db.insert(redirects).values(row)

export const updateRedirect = (db: Db, { brand, fromPath, destination }: RedirectRow) =>
  db.update(redirects).set({ destination }).where(at(brand, fromPath))

export const deleteRedirect = (db: Db, brand: string, fromPath: string) =>
  db.delete(redirects).where(at(brand, fromPath))

/** Sets a setting of a shop; null removes it. */
export async function writeSetting(
  db: Db,
  { brand, name, value }: { brand: string; name: string; value: string | null },
) {
  if (value === null) await db.delete(settings).where(and(eq(settings.brand, brand), eq(settings.name, name)))
  else
    await db
      .insert(settings)
      .values({ brand, name, value })
      .onConflictDoUpdate({ target: [settings.brand, settings.name], set: { value } })
}
