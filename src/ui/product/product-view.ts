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

/** In one line; a fact that does not fit wraps as a whole, with its dot, and is not shown. */
export const factLine = (product: CardProduct) =>
  product.keyFacts.map((fact) => factText(fact).replaceAll(' ', '\u00a0')).join(' ·\u00a0')
