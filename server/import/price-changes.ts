import { and, eq, inArray } from 'drizzle-orm'
import type { BrandKey } from '#themes/brand.ts'
import { listings, products } from '../database/schema/catalogue.ts'
import type { Tx } from '../database/transaction.ts'
import { wantedBrands, writeChanges } from '../webhooks/write-changes.ts'

const pricesOf = (tx: Tx, brands: readonly string[], productIds: readonly string[]) =>
  tx
    .select({
      brand: listings.brand,
      productId: listings.productId,
      sku: products.sku,
      priceCents: listings.priceCents,
      rrpCents: listings.rrpCents,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(inArray(listings.brand, [...brands]), inArray(listings.productId, [...productIds])))
    .orderBy(listings.brand, listings.productId)

/**
 * Remembers the prices before a change. What it returns queues an event for each shop whose prices have changed; a product
 * that a shop did not sell before is none.
 */
export async function priceChanges(tx: Tx, brands: readonly BrandKey[], productIds: readonly string[]) {
  const wanted = await wantedBrands(tx, 'price.changed')
  const heard = brands.filter((brand) => wanted.has(brand))
  if (heard.length === 0 || productIds.length === 0) return async () => {}
  const former = await pricesOf(tx, heard, productIds).for('update', { of: listings })
  const before = new Map(former.map((row) => [`${row.brand} ${row.productId}`, row]))
  return async (now: Date) => {
    const after = await pricesOf(tx, heard, productIds)
    for (const [brand, rows] of Map.groupBy(after, (row) => row.brand)) {
      const changes = rows.flatMap(({ productId, sku, priceCents, rrpCents }) => {
        const was = before.get(`${brand} ${productId}`)
        if (!was || (was.priceCents === priceCents && was.rrpCents === rrpCents)) return []
        return [{ sku, formerPriceCents: was.priceCents, priceCents, formerRrpCents: was.rrpCents, rrpCents }]
      })
      await writeChanges(tx, { brand, name: 'price.changed', changes, now })
    }
  }
}
