import type { Db } from './database.ts'
import { variantTests } from './schema/analytics.ts'

/** The tests the shop knows, all off; `update variant_tests set is_on = true where id = …` begins one. */
export async function seedVariantTests(db: Db) {
  await db
    .insert(variantTests)
    .values([
      {
        id: 'mini-cart-first-way',
        description:
          'In the cart panel: the checkout first (original), or the look at the whole cart first (cart-first)',
        buckets: ['original', 'cart-first'],
        isOn: false,
      },
    ])
    .onConflictDoNothing()
}
