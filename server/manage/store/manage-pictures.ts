import { inArray } from 'drizzle-orm'
import { uploadedPictures } from '../../database/schema/manage.ts'
import type { Tx } from '../../database/transaction.ts'

export const insertPicture = (tx: Tx, row: typeof uploadedPictures.$inferInsert) =>
  tx.insert(uploadedPictures).values(row)

/** Keeps these pictures from being deleted as unused; returns those that are there. */
export async function touchPictures(tx: Tx, keys: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx
    .update(uploadedPictures)
    .set({ at: now })
    .where(inArray(uploadedPictures.key, [...keys]))
    .returning({ key: uploadedPictures.key })
  return new Set(rows.map(({ key }) => key))
}
