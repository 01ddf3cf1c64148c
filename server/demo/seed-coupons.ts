import type { Db } from '../database/database.ts'
import { coupons } from '../database/schema/carts.ts'

const forever = { brand: null, endsAt: null, maxUses: null, uses: 0 }

/** A percentage, a full discount, and a fixed amount. */
export const demoCoupons: readonly (typeof coupons.$inferInsert)[] = [
  { ...forever, code: 'HEARTH10', kind: 'percent', value: 10, minimumCents: 0 },
  { ...forever, code: 'FREEHEARTH', kind: 'everything', value: 0, minimumCents: 0 },
  { ...forever, code: 'FIFTY', kind: 'amount', value: 50_00, minimumCents: 500_00 },
]

export async function seedCoupons(db: Db) {
  await db
    .insert(coupons)
    .values([...demoCoupons])
    .onConflictDoNothing()
}
