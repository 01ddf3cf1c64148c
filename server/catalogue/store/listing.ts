import { and, desc, eq, gte, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { asOne } from '../../database/json-row.ts'
import { within } from '../../database/patterns.ts'
import { listings, manufacturers, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { found, relevance, type SearchQuery } from './search.ts'

export type Scope = {
  category?: string | undefined
  manufacturer?: string | undefined
  conditions?: readonly string[] | undefined
  onSale?: boolean | undefined
  releasedSince?: string | undefined
  searchQuery?: SearchQuery | undefined
  /** Attributes for filters; undefined: all. */
  attributeKeys?: readonly string[] | undefined
}

/** Limits ranking to the most popular hits, so that the cost of a search is bounded. */
const mostRanked = 5000

export function conditionsOf(scope: Scope): (SQL | undefined)[] {
  const { category, manufacturer, conditions, onSale, releasedSince, searchQuery } = scope
  return [
    category === undefined ? undefined : within(category),
    manufacturer === undefined ? undefined : eq(manufacturers.uri, manufacturer),
    conditions && inArray(listings.condition, [...conditions]),
    onSale ? eq(listings.onSale, true) : undefined,
    releasedSince === undefined ? undefined : gte(products.releasedOn, releasedSince),
    searchQuery && found(searchQuery),
  ]
}

/** Only the requested attributes: in a large category the others are most of the data. */
const attributesOf = ({ attributeKeys }: Scope) =>
  attributeKeys === undefined
    ? sql<Values>`${products.attributes}`
    : sql<Values>`jsonb_build_object(${sql.join(
        attributeKeys.flatMap((key) => [sql`${key}::text`, sql`${products.attributes}->${key}`]),
        sql`, `,
      )})`

type Values = Record<string, string | number | null>

export type CandidateRow = {
  id: string
  productId: number
  manufacturerName: string
  categoryUri: string
  attributes: Values
  ratingAverage: number | null
  ratingCount: number
  releasedOn: string
  priceCents: number | null
  rrpCents: number | null
  priceUponRequest: boolean
  condition: string
  onSale: boolean
  rank: number
  inStock: boolean
  relevance: number
}

const columnsOf = (scope: Scope): Record<keyof CandidateRow, SQLWrapper> => ({
  id: products.id,
  productId: products.productId,
  manufacturerName: products.manufacturerName,
  categoryUri: products.categoryUri,
  attributes: attributesOf(scope),
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  releasedOn: products.releasedOn,
  priceCents: listings.priceCents,
  rrpCents: listings.rrpCents,
  priceUponRequest: listings.priceUponRequest,
  condition: listings.condition,
  onSale: listings.onSale,
  rank: listings.rank,
  inStock: listings.inStock,
  relevance: scope.searchQuery ? relevance(scope.searchQuery) : sql`0`,
})

/**
 * Every product in a scope with the columns for filtering and sorting. Texts and images are loaded for one page only.
 */
export async function candidateRows(db: Db, { brand }: Shop, scope: Scope): Promise<CandidateRow[]> {
  const query = db
    .select({ row: asOne<CandidateRow>(columnsOf(scope)) })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(and(eq(listings.brand, brand), ...conditionsOf(scope)))
  const rows = await (scope.searchQuery ? query.orderBy(desc(listings.rank)).limit(mostRanked) : query)
  return rows.map(({ row }) => row)
}
