import type { Promotion } from '#contract/catalogue/promotion.ts'

/** A promotion where there is little room: beside a cart, on a card [S1-3-14]. */
export const promotionCard = ({ path, title, endDate, thumbnailImg, redemption, rewardLabel }: Promotion) => ({
  link: path,
  title,
  expiryDate: endDate,
  thumbImg: thumbnailImg,
  redemption,
  rewardLabel,
})

export type PromotionCard = ReturnType<typeof promotionCard>
