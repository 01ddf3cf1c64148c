import { ConditionType, type ProductCard } from '#contract/catalogue/product.ts'
import type { Brand } from '#themes/brand.ts'
import type { AttributeDefinition } from '../database/schema/catalogue.ts'
import { pictureOf } from '../images/library.ts'
import { priceFields } from './price-fields.ts'
import type { CardRow } from './store/cards.ts'

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

// The formatter is slow, and it leaves most values, small integers, unchanged.
const numberText = (value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? `${value}` : number.format(value)

// Only units that are words have a singular: `1 kWh a year` and `1 mm` do not change.
const singular: Readonly<Record<string, string>> = { stars: 'star', months: 'month', years: 'year' }

/** `833 mm`, `1 year`, `Brushed steel`. */
export function attributeText(value: string | number, { unit }: Pick<AttributeDefinition, 'unit'>) {
  const text = typeof value === 'number' ? numberText(value) : value
  if (!unit) return text
  return `${text} ${text === '1' ? (singular[unit] ?? unit) : unit}`
}

const keyFactCount = 3

export function keyFactsOf({ definitions, attributes }: Pick<CardRow, 'definitions' | 'attributes'>) {
  return definitions
    .filter(({ key, keyFact }) => keyFact && attributes[key] !== undefined)
    .slice(0, keyFactCount)
    .map((definition) => ({
      name: definition.name,
      value: attributeText(attributes[definition.key] ?? '', definition),
    }))
}

/** A product as lists show it to the caller. */
export function productCard(row: CardRow, brand: Brand): ProductCard {
  const { productId, sku, title, energyStars, ratingAverage, ratingCount, missingParts, valuePromise, priceMatch } = row
  const [image] = row.images
  return {
    productId,
    sku,
    uri: row.slug,
    title,
    image: pictureOf(image?.key, image?.alt ?? title),
    manufacturer: { name: row.manufacturerName, uri: row.manufacturerUri, thumbnail: '' },
    category: row.categoryName,
    categoryUri: row.categoryUri,
    ...priceFields(row, brand),
    valuePromise,
    priceMatch,
    conditionType: ConditionType.parse(row.condition),
    missingParts,
    energyStars,
    keyFacts: keyFactsOf(row),
    rating: ratingAverage === null ? null : { average: ratingAverage, count: ratingCount },
    available: row.inStock,
    nextStockDate: row.inStock ? null : row.nextStockDate,
  }
}
