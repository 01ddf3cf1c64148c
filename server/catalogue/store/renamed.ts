import { and, eq } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { redirects } from '../../database/schema/catalogue.ts'

/** The address of a category that has been renamed since; undefined for others. */
export async function renamedCategory(db: ReadDb, brand: string, uri: string): Promise<string | undefined> {
  const [row] = await db
    .select({ destination: redirects.destination })
    .from(redirects)
    .where(and(eq(redirects.brand, brand), eq(redirects.fromPath, `/c/${uri.toLowerCase()}`)))
    .limit(1)
  return /^\/c\/([^?#]+)/.exec(row?.destination ?? '')?.[1]
}
