import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '#contract/catalogue.ts'
import type { Db } from '../../database/database.ts'
import { listings, manufacturers, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { conditionsOf, type Scope } from './listing.ts'

const price = sql`case when ${listings.priceUponRequest} then null else ${listings.priceCents} end`
const saved = sql`case when ${listings.rrpCents} > 0 then (${listings.rrpCents} - (${price})) * 100 / ${listings.rrpCents} end`
const popular = desc(listings.rank)

// The order of product lists (catalogue/listing-sort.ts): products without a price are last in both directions.
const orders: Record<ListingSort, SQL> = {
  popular,
  relevance: popular,
  'price-asc': sql`${price} asc nulls last`,
  'price-desc': sql`${price} desc nulls last`,
  newest: desc(products.releasedOn),
  rating: sql`coalesce(${products.ratingAverage}, 0) desc, ${products.ratingCount} desc`,
  discount: sql`${saved} desc nulls last`,
}

type Wish = { sort: ListingSort; size: number; mixed: boolean }

/** Ids of the top products in stock of a scope; mixed: the first of each category before the second of any. */
export async function bestIds(db: Db, { brand }: Shop, scope: Scope, { sort, size, mixed }: Wish): Promise<string[]> {
  const order = sql`${orders[sort]}, ${popular}, ${asc(products.productId)}`
  const candidates = db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${order})`.as('place'),
      round: sql<number>`row_number() over (partition by ${products.categoryUri} order by ${order})`.as('round'),
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(and(eq(listings.brand, brand), eq(listings.inStock, true), ...conditionsOf(scope)))
    .as('candidates')
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(...(mixed ? [candidates.round] : []), candidates.place)
    .limit(size)
  return rows.map(({ id }) => id)
}
