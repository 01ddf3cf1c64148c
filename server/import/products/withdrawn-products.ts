import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BrandKey } from '#themes/brand.ts'
import { refreshListings } from '../../database/derived/listed-stock.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Rest } from '../importer.ts'

/**
 * Takes listings off sale and returns how many they were. Their products stay, with texts, pictures, stock and reviews.
 */
export async function withdraw(tx: Tx, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(listings).where(which).returning({ id: listings.productId })
  if (gone.length > 0) await refreshListings(tx, [...new Set(gone.map(({ id }) => id))])
  return gone.length
}

/**
 * Withdraws products that a file does not name from its shops: no page shows them, and carts say that they are no longer
 * sold. The product stays with its texts, pictures and reviews, and is back with the next file that names it.
 */
export function withdrawnProducts(brands: readonly BrandKey[]): Rest<{ sku: string }> {
  const named: string[] = []
  const ofShops = inArray(listings.brand, [...brands])
  const isLeftOut = () =>
    and(
      ofShops,
      sql`not exists (select from ${products} join unnest(${sql.param(named)}::text[]) as named(sku) using (sku)
        where ${eq(products.id, listings.productId)})`,
    )
  return {
    see: (rows) => {
      for (const { row } of rows) named.push(row.sku)
    },
    count: async (db) => ({
      lost: await db.$count(listings, isLeftOut()),
      all: await db.$count(listings, ofShops),
      what: 'products would leave the shop',
    }),
    remove: (tx) => withdraw(tx, isLeftOut()),
  }
}
