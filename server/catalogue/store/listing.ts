import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { executeForm, type Slot } from '../../database/prepared.ts'
import { listingBits } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { inAll, type ListingSet, listed, ofCategory, ofManufacturer, withDigits, withValue } from './listing-set.ts'

export type Scope = {
  category?: string | undefined
  manufacturer?: string | undefined
  conditions?: readonly string[] | undefined
  onSale?: boolean | undefined
  releasedSince?: string | undefined
  inStock?: boolean | undefined
}

/** The listings of a scope. */
export function setOf({ brand }: Shop, scope: Scope): ListingSet {
  const { category, manufacturer, conditions, onSale, releasedSince, inStock } = scope
  const sets = [
    category === undefined ? [] : ofCategory(brand, category),
    manufacturer === undefined ? [] : ofManufacturer(brand, manufacturer),
    conditions === undefined ? [] : withValue(brand, 'condition', conditions),
    onSale ? withValue(brand, 'offer', ['']) : [],
    releasedSince === undefined
      ? []
      : withDigits(brand, 'released', { from: Date.parse(releasedSince) / millisecondsInDay, to: null }),
    inStock ? withValue(brand, 'stock', ['']) : [],
  ].flat()
  return sets.length === 0 ? listed(brand) : inAll(sets)
}

const categoriesOf = (brand: Slot<string>, set: ListingSet) => sql`
  select value as uri from (${set}) of_scope
  join ${listingBits} held on held.brand = ${brand} and held.chunk = of_scope.chunk and held.key = 'category'
  where bit_count(held.bits & of_scope.bits) > 0 group by value order by value`

/** The categories with listings of a set. */
export async function categoriesIn(db: ReadDb, { brand }: Shop, set: ListingSet): Promise<string[]> {
  const { rows } = await db.execute<{ uri: string }>(categoriesOf(brand, set))
  return rows.map(({ uri }) => uri)
}

/** A scope with placeholders. Scopes with the same key have the same statement. */
export type ScopeForm = { key: string; scope: (brand: Slot<string>) => ListingSet; values: Record<string, unknown> }

/** The categories with products that a search finds. */
export async function categoriesFound(
  db: ReadDb,
  { brand }: Shop,
  { key, scope, values }: ScopeForm,
): Promise<string[]> {
  const placed = sql.placeholder('brand')
  const rows = await executeForm<{ uri: string }>(db, `categories ${key}`, {
    build: () => categoriesOf(placed, scope(placed)),
    values: { ...values, brand },
  })
  return rows.map(({ uri }) => uri)
}

/** The values that listings of a shop have, by key. */
export async function valuesOf(db: ReadDb, { brand }: Shop, keys: readonly string[]): Promise<Map<string, string[]>> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; values: string[] }>(sql`
    select key, array_agg(distinct value) as values from ${listingBits}
    where brand = ${brand} and key = any(${sql.param([...keys])}::text[]) group by key`)
  return new Map(rows.map(({ key, values }) => [key, values]))
}
