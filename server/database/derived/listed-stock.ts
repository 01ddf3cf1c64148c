import { and, inArray, sql } from 'drizzle-orm'
import { type Country, countries } from '#domain/location/country.ts'
import { brands } from '#themes/brands.ts'
import type { Db } from '../database.ts'
import { listings, stock, warehouses } from '../schema/catalogue.ts'

const shopsOf = (country: Country) =>
  Object.values(brands)
    .filter((brand) => brand.country === country)
    .map(({ key }) => key)

const hasStock = (country: Country) =>
  sql`exists (select 1 from ${stock} join ${warehouses} on ${warehouses.code} = ${stock.warehouse} where ${stock.productId} = ${listings.productId} and ${warehouses.country} = ${country} and ${stock.quantity} > 0)`

/** Updates `inStock` of the listings of a country. Required in every transaction that writes stock. */
export async function refreshListedStock(db: Db, { country, productIds }: { country: Country; productIds?: string[] }) {
  await db
    .update(listings)
    .set({ inStock: sql`not ${listings.inStock}` })
    .where(
      and(
        inArray(listings.brand, shopsOf(country)),
        productIds && inArray(listings.productId, productIds),
        sql`${listings.inStock} <> ${hasStock(country)}`,
      ),
    )
}

/** The same for all countries. */
export async function refreshAllListedStock(db: Db, productIds?: string[]) {
  for (const country of countries) await refreshListedStock(db, { country, ...(productIds ? { productIds } : {}) })
}
