import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Owner } from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import { comparedProducts } from '../../database/schema/compare.ts'
import { visitors } from '../../database/schema/visitors.ts'

const isOwn = ({ visitorId, brand }: Owner) =>
  and(eq(comparedProducts.visitorId, visitorId), eq(comparedProducts.brand, brand))

/** In the order of adding. */
export async function comparedSkus(db: Db, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ sku: comparedProducts.sku })
    .from(comparedProducts)
    .where(isOwn(owner))
    .orderBy(asc(comparedProducts.position))
  return rows.map(({ sku }) => sku)
}

/** Locks the visitor until the transaction ends, so that concurrent additions of two tabs run one after another. */
export async function lockVisitor(db: Db, { visitorId }: Owner) {
  await db.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, visitorId)).for('update')
}

/** Replaces the list with these SKUs; the caller holds the lock. */
export async function saveCompared(db: Db, owner: Owner, skus: readonly string[]) {
  const others = skus.length > 0 ? notInArray(comparedProducts.sku, [...skus]) : undefined
  await db.delete(comparedProducts).where(and(isOwn(owner), others))
  for (const [position, sku] of skus.entries()) {
    const { visitorId, brand } = owner
    await db
      .insert(comparedProducts)
      .values({ visitorId, brand, sku, position })
      .onConflictDoUpdate({
        target: [comparedProducts.visitorId, comparedProducts.brand, comparedProducts.sku],
        set: { position },
      })
  }
}
