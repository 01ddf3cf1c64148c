import type { Promotion } from '#contract/catalogue/promotion.ts'
import { isScoped, promotionOf } from '#domain/catalogue/offer-scope.ts'
import type { ReadDb } from '../database/database.ts'
import { optionalPicture } from '../images/library.ts'
import {
  coveredProducts,
  type PromotedProduct,
  type PromotionRow,
  promotedProducts,
  promotionScopes,
  promotionsOn,
} from './store/promotions.ts'

type PromotionQuery = { day: string; uri?: string }
type Promoted = readonly PromotedProduct[]

/** Each category once, by its most popular product. */
const categoriesOf = (rows: Promoted) => [...new Map(rows.map(({ category }) => [category.uri, category])).values()]

function viewOf(row: PromotionRow, rows: Promoted, day: string): Promotion {
  const {
    uri,
    title,
    description,
    startsOn,
    endsOn,
    maker: manufacturer,
    picture,
    ribbonType,
    isFeatured,
    rewardLabel,
  } = row
  const isClaimed = row.claimForm !== null
  return {
    path: `/promotion/${uri}`,
    title,
    description,
    startDate: startsOn,
    endDate: endsOn,
    brand: manufacturer,
    thumbnailImg: optionalPicture(picture, title),
    ribbon: ribbonType,
    featured: isFeatured,
    categories: categoriesOf(rows),
    products: rows.map(({ sku }) => sku),
    redemption: isClaimed,
    redemptionEndDate: row.claimEndsOn,
    childHasActiveRedemption: isClaimed && (row.claimEndsOn ?? endsOn) >= day,
    rewardLabel,
  }
}

/** Its page shows no more products of a whole category or manufacturer. */
const mostCovered = 200

/** The products of each promotion, in the order of the promotions: those that it names before those in its scope. */
async function productsOf(
  db: ReadDb,
  brand: string,
  { rows, day }: { rows: readonly PromotionRow[]; day: string },
): Promise<Promoted[]> {
  const ids = rows.map(({ id }) => id)
  const named = ids.length > 0 ? await promotedProducts(db, brand, ids) : []
  const own = rows.map(({ id }) => named.filter(({ promotionId }) => promotionId === id))
  if (!rows.some(isScoped)) return own
  const running = await promotionScopes(db, brand, day)
  return Promise.all(
    rows.map(async (row, index) => {
      const covered = isScoped(row) ? await coveredProducts(db, brand, { scope: row, limit: mostCovered }) : []
      const others = covered.filter(
        (product) => product.promotionId !== row.id && promotionOf(product, running)?.id === row.id,
      )
      return [...(own[index] ?? []), ...others]
    }),
  )
}

/** Those of a day that come with something this shop sells. */
export async function listedPromotions(db: ReadDb, brand: string, day: string): Promise<Promotion[]> {
  const running = await runningPromotions(db, brand, { day })
  return running.flatMap(({ view }) => (view.products.length > 0 ? [view] : []))
}

/** The promotions of a day with their products, and the rows they come from. */
export async function runningPromotions(db: ReadDb, brand: string, query: PromotionQuery) {
  const rows = await promotionsOn(db, brand, query)
  const promoted = await productsOf(db, brand, { rows, day: query.day })
  return rows.map((row, index) => ({ row, view: viewOf(row, promoted[index] ?? [], query.day) }))
}
