import type { Promotion } from '#contract/catalogue/promotion.ts'
import type { Db } from '../database/database.ts'
import { optionalPicture } from '../images/library.ts'
import { type PromotionRow, promotedProducts, promotionsOn } from './store/promotions.ts'

type PromotionQuery = { day: string; uri?: string }
type Promoted = Awaited<ReturnType<typeof promotedProducts>>

/** Each category once, by its most popular product. */
const categoriesOf = (rows: Promoted) => [...new Map(rows.map(({ category }) => [category.uri, category])).values()]

function viewOf(row: PromotionRow, promoted: Promoted, day: string): Promotion {
  const {
    id,
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
  const rows = promoted.filter(({ promotionId }) => promotionId === id)
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

/** The promotions of a day with their products, and the rows they come from. */
export async function runningPromotions(db: Db, brand: string, query: PromotionQuery) {
  const rows = await promotionsOn(db, brand, query)
  const promoted =
    rows.length > 0
      ? await promotedProducts(
          db,
          brand,
          rows.map(({ id }) => id),
        )
      : []
  return rows.map((row) => ({ row, view: viewOf(row, promoted, query.day) }))
}
