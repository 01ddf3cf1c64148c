import { and, inArray, sql } from 'drizzle-orm'
import { type Country, countries } from '#domain/location/country.ts'
import { brands } from '#themes/brands.ts'
import type { Db } from '../database.ts'
import { listings, stock, warehouses } from '../schema/catalogue.ts'
import { refreshListingRows } from './listing-rows.ts'

const shopsOf = (country: Country) =>
  Object.values(brands)
    .filter((brand) => brand.country === country)
    .map(({ key }) => key)

const hasStock = (country: Country) =>
  sql`exists (select 1 from ${stock} join ${warehouses} on ${warehouses.code} = ${stock.warehouse} where ${stock.productId} = ${listings.productId} and ${warehouses.country} = ${country} and ${stock.quantity} > 0)`

/** Updates `inStock` of the listings of a country, and returns the products of those that changed. */
async function updateListedStock(db: Db, country: Country, productIds?: readonly string[]): Promise<string[]> {
  const flipped = await db
    .update(listings)
    .set({ inStock: sql`not ${listings.inStock}` })
    .where(
      and(
        inArray(listings.brand, shopsOf(country)),
        productIds && inArray(listings.productId, [...productIds]),
        sql`${listings.inStock} <> ${hasStock(country)}`,
      ),
    )
    .returning({ productId: listings.productId })
  return [...new Set(flipped.map(({ productId }) => productId))]
}

/** Updates what lists read of the stock of a country. Required in every transaction that writes stock. */
export async function refreshListedStock(db: Db, { country, productIds }: { country: Country; productIds: string[] }) {
  const flipped = await updateListedStock(db, country, productIds)
  if (flipped.length > 0) await refreshListingRows(db, flipped)
}

/**
 * Updates what lists read of products, listings and stock. Required in every transaction that writes any of them; without
 * products, all are compared, and only what changed is written.
 */
export async function refreshListings(db: Db, productIds?: readonly string[]) {
  for (const country of countries) await updateListedStock(db, country, productIds)
  await refreshListingRows(db, productIds)
}
