import { sql } from 'drizzle-orm'
import type { BrandKey } from '#themes/brand.ts'
import { updateRatings } from '../../database/derived/ratings.ts'
import { upsertFromJson } from '../../database/insert-json.ts'
import { listings, priceHistory } from '../../database/schema/catalogue.ts'
import type { Tx } from '../../database/transaction.ts'
import { priceChanges } from '../price-changes.ts'

export type Offer = {
  productId: string
  priceCents: number | null
  /** Undefined: not in the file. */
  rrpCents?: number | null | undefined
  condition?: string | undefined
}

type Written = { brand: string; productId: string; priceCents: number | null; isNew: boolean }
type Options = { brands: readonly BrandKey[]; today: string; now: Date }

const historyKey = [priceHistory.brand, priceHistory.productId, priceHistory.on]

const unknown = {
  rrpCents: null,
  condition: 'brand-new',
  valuePromise: false,
  priceMatch: false,
  onSale: false,
  rank: 0,
}

/**
 * Sells products in these shops at the given prices, and notes changed prices in their history. Returns the products whose
 * listing was written.
 */
export async function writeListings(tx: Tx, offers: readonly Offer[], { brands, today, now }: Options) {
  const rows = brands.flatMap((brand) =>
    offers.map(({ productId, priceCents, rrpCents, condition }) => ({
      ...unknown,
      ...{ brand, productId, priceCents, priceUponRequest: priceCents === null },
      ...(rrpCents !== undefined && { rrpCents }),
      ...(condition !== undefined && { condition }),
    })),
  )
  const [first] = offers
  if (!first) return []
  const given = ['priceCents', 'priceUponRequest']
  if (first.rrpCents !== undefined) given.push('rrpCents')
  if (first.condition !== undefined) given.push('condition')
  const productIds = offers.map(({ productId }) => productId)
  const announce = await priceChanges(tx, brands, productIds)
  const upsert = upsertFromJson(listings, rows, { key: [listings.brand, listings.productId], fields: given })
  const { rows: written } = await tx.execute<Written>(
    sql`${upsert} returning brand, product_id as "productId", price_cents::int as "priceCents", xmax = 0 as "isNew"`,
  )
  const points = written.flatMap(({ priceCents, brand, productId }) =>
    priceCents === null ? [] : [{ brand, productId, priceCents, on: today }],
  )
  if (points.length > 0)
    await tx.execute(upsertFromJson(priceHistory, points, { key: historyKey, fields: ['priceCents'] }))
  // It may be back, or a further finish of a model: both have reviews.
  const added = written.flatMap(({ productId, isNew }) => (isNew ? [productId] : []))
  if (added.length > 0) await updateRatings(tx, { productIds: added })
  if (written.length > 0) await announce(now)
  return [...new Set(written.map(({ productId }) => productId))]
}
