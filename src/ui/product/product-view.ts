import { factText } from '#domain/catalogue/product-attributes.ts'
import type { PictureSource } from '#ui/picture/picture-url.ts'

/** The product data of cards and rows; responses of the catalogue match this type. */
export type CardProduct = {
  sku: string
  title: string
  image: PictureSource
  manufacturer: { name: string }
  ribbon: { type: string; text: string } | null
  conditionType: string
  missingParts: string | null
  /** Stars of the energy label. */
  energyStars: number | null
  keyFacts: readonly { name: string; value: string }[]
  rating: { average: number; count: number } | null
}

/** New products have no tag. */
export const notableCondition = (product: CardProduct) =>
  product.conditionType === 'brand-new' ? null : product.conditionType

export const factLine = (product: CardProduct) => product.keyFacts.map(factText).join(' · ')
