import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { listings, products } from '../schema/catalogue.ts'
import { reviews } from '../schema/reviews.ts'
import { refreshListingRows } from './listing-rows.ts'

type Rated = { brand: string; style: string } | { productIds: readonly string[] }

function isRated(of: Rated | undefined) {
  if (!of) return sql``
  if ('productIds' in of) return sql`where l.product_id = any(${sql.param([...of.productIds])}::uuid[])`
  return sql`where l.brand = ${of.brand} and coalesce(p.variant_group, p.sku) = ${of.style}`
}

/** Updates average and number of reviews of listings, and returns the products whose listings changed. */
export async function updateRatings(db: Db, of?: Rated): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${listings} l set rating_average = rated.average, rating_count = rated.count
    from (
      select l.brand, l.product_id, round(avg(r.stars), 1)::double precision as average, count(r.id)::int as count
      from ${listings} l
      join ${products} p on p.id = l.product_id
      left join ${reviews} r on r.brand = l.brand and r.style = coalesce(p.variant_group, p.sku) and r.state = 'published'
      ${isRated(of)}
      group by l.brand, l.product_id) rated
    where rated.brand = l.brand and rated.product_id = l.product_id
      and (l.rating_average is distinct from rated.average or l.rating_count <> rated.count)
    returning l.product_id as id`)
  return [...new Set(rows.map(({ id }) => id))]
}

/**
 * Updates what lists read of the reviews of a model or of some products. Required in every transaction that changes what is
 * published.
 */
export async function refreshRatings(db: Db, of: Rated) {
  const changed = await updateRatings(db, of)
  if (changed.length > 0) await refreshListingRows(db, changed)
}
