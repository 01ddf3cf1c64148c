import { sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { analyticsEvents } from '../../database/schema/analytics.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** Only the newest events are read, so that the query takes as long in a shop with millions of them. */
const newestEvents = 20_000

type PopularOptions = { atLeast: number; limit: number }

/** Terms that were searched for with results, most frequent first. */
export async function popularTerms(db: ReadDb, { brand }: Shop, { atLeast, limit }: PopularOptions): Promise<string[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from (
      select brand, kind, products, lower(regexp_replace(trim(query), '\\s+', ' ', 'g')) as term
      from ${analyticsEvents} order by at desc limit ${newestEvents}::int) newest
    where brand = ${brand} and kind = 'search' and jsonb_array_length(products) > 0
    group by term having count(*) >= ${atLeast}::int order by count(*) desc, term limit ${limit}::int`)
  return rows.map(({ term }) => term)
}
