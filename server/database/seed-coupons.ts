import type { Db } from './database.ts'
import { coupons } from './schema/carts.ts'

const forever = { brand: null, endsAt: null, maxUses: null, uses: 0 }

/** The coupons of the demo shop: a percentage, everything, and a fixed amount. */
export async function seedCoupons(db: Db) {
  await db
    .insert(coupons)
    .values([
      { ...forever, code: 'HEARTH10', kind: 'percent', value: 10, minimumCents: 0 },
      { ...forever, code: 'FREEHEARTH', kind: 'everything', value: 0, minimumCents: 0 },
      { ...forever, code: 'FIFTY', kind: 'amount', value: 50_00, minimumCents: 500_00 },
    ])
    .onConflictDoNothing()
}
