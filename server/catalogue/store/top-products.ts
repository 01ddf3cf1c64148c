import { sql } from 'drizzle-orm'
import type { ListingSort } from '#contract/catalogue/catalogue.ts'
import type { ReadDb } from '../../database/database.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { categoriesIn, type Scope, setOf } from './listing.ts'
import { listingCounts } from './listing-counts.ts'
import { orderBy } from './listing-order.ts'
import { pageIds } from './listing-page.ts'
import { inAll, type ListingSet, withValue } from './listing-set.ts'

type Wish = { sort: ListingSort; size: number }

/** The first products of a set. */
async function firstIds(db: ReadDb, shop: Shop, scope: ListingSet, { sort, size }: Wish) {
  const query = { scope, facets: [] }
  const counts = await listingCounts(db, shop, query)
  return pageIds(db, shop, { query, counts }, { sort, page: 1, size })
}

type Candidate = { id: string; category: string; isFirst: boolean }

/** The first of each category before the second of any, among candidates. */
async function inTurn(db: ReadDb, { brand }: Shop, ids: readonly string[], sort: ListingSort): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select id, category, round = 1 as "isFirst" from (
      select product_id as id, category_uri as category, row_number() over (order by ${orderBy(sort)}) as place,
        row_number() over (partition by category_uri order by ${orderBy(sort)}) as round
      from ${listingRows} where brand = ${brand} and product_id = any(${sql.param([...ids])}::uuid[])) numbered
    order by round, place`)
  return rows
}

/** So many of the first products usually contain every category that is shown. */
const prefixes = [200, 2000]

async function mixedIds(db: ReadDb, shop: Shop, set: ListingSet, { sort, size }: Wish) {
  for (const prefix of prefixes) {
    const first = await firstIds(db, shop, set, { sort, size: prefix })
    const mixed = await inTurn(db, shop, first, sort)
    if (first.length < prefix || mixed.filter(({ isFirst }) => isFirst).length >= size) return mixed
  }
  const all: string[] = []
  for (const category of await categoriesIn(db, shop, set)) {
    const ofCategory = inAll([set, withValue(shop.brand, 'category', [category])])
    all.push(...(await firstIds(db, shop, ofCategory, { sort, size })))
  }
  return inTurn(db, shop, all, sort)
}

/** Ids of the top products in stock of a scope; mixed: the first of each category before the second of any. */
export async function bestIds(
  db: ReadDb,
  shop: Shop,
  scope: Scope,
  { sort, size, mixed, narrowed }: Wish & { mixed: boolean; narrowed: readonly ListingSet[] },
): Promise<string[]> {
  const set = inAll([setOf(shop, { ...scope, inStock: true }), ...narrowed])
  if (!mixed) return firstIds(db, shop, set, { sort, size })
  return (await mixedIds(db, shop, set, { sort, size })).slice(0, size).map(({ id }) => id)
}
