import { type Placeholder, sql } from 'drizzle-orm'
import type { Country } from '#domain/location/country.ts'
import { products, stock, warehouses } from '../../database/schema/catalogue.ts'

type CountryParam = Country | Placeholder

const ofProduct = (country: CountryParam) =>
  sql`from ${stock} join ${warehouses} on ${warehouses.code} = ${stock.warehouse} where ${stock.productId} = ${products.id} and ${warehouses.country} = ${country}`

/** Whether any warehouse of the country has the product in stock. */
export const inStock = (country: CountryParam) =>
  sql<boolean>`exists (select 1 ${ofProduct(country)} and ${stock.quantity} > 0)`

/** The first day on which a warehouse of the country expects new stock. */
export const nextStockDate = (country: CountryParam) =>
  sql<string | null>`(select min(${stock.nextDate})::text ${ofProduct(country)})`
