import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { listings, products } from '../schema/catalogue.ts'
import { reviews } from '../schema/reviews.ts'
import { refreshListingRows } from './listing-rows.ts'

/**
 * Updates average and number of reviews of the listings of a model, or of all listings. Required in every transaction that
 * changes what is published.
 */
export async function refreshRatings(db: Db, of?: { brand: string; style: string }) {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${listings} l set rating_average = rated.average, rating_count = rated.count
    from (
      select l.brand, l.product_id, round(avg(r.stars), 1)::double precision as average, count(r.id)::int as count
      from ${listings} l
      join ${products} p on p.id = l.product_id
      left join ${reviews} r on r.brand = l.brand and r.style = coalesce(p.variant_group, p.sku) and r.state = 'published'
      ${of ? sql`where l.brand = ${of.brand} and coalesce(p.variant_group, p.sku) = ${of.style}` : sql``}
      group by l.brand, l.product_id) rated
    where rated.brand = l.brand and rated.product_id = l.product_id
      and (l.rating_average is distinct from rated.average or l.rating_count <> rated.count)
    returning l.product_id as id`)
  const changed = [...new Set(rows.map(({ id }) => id))]
  if (changed.length > 0) await refreshListingRows(db, changed)
}
