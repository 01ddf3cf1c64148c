import { asc, sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { categories, manufacturers } from '../../database/schema/catalogue.ts'
import { listingBits } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** All categories in display order: a small table that most responses need. */
export const categoryRows = (db: ReadDb) => db.select().from(categories).orderBy(asc(categories.position))

export type CategoryRow = Awaited<ReturnType<typeof categoryRows>>[number]

export type ListedCount = {
  categoryUri: string
  manufacturerUri: string
  manufacturerName: string
  manufacturerRank: number
  count: number
}

/** Number of products in this shop by category and manufacturer, optionally of one manufacturer only. */
export async function listedCounts(db: ReadDb, { brand }: Shop, manufacturer?: string): Promise<ListedCount[]> {
  const isChosen = manufacturer === undefined ? sql`true` : sql`${manufacturers.uri} = ${manufacturer}`
  const { rows } = await db.execute<ListedCount>(sql`
    select of_category.value as "categoryUri", ${manufacturers.uri} as "manufacturerUri", ${manufacturers.name} as "manufacturerName",
      ${manufacturers.rank} as "manufacturerRank", sum(bit_count(of_category.bits & of_manufacturer.bits))::int as count
    from ${manufacturers}
    join ${listingBits} of_manufacturer on of_manufacturer.key = 'manufacturer' and of_manufacturer.value = ${manufacturers.id}::text
    join ${listingBits} of_category on of_category.brand = of_manufacturer.brand and of_category.chunk = of_manufacturer.chunk
      and of_category.key = 'category'
    where of_manufacturer.brand = ${brand} and ${isChosen}
    group by of_category.value, ${manufacturers.id}
    having sum(bit_count(of_category.bits & of_manufacturer.bits)) > 0`)
  return rows
}
