import { checkDigit } from '#domain/catalogue/gtin.ts'
import type { AttributeDefinition, products } from '../../../database/schema/catalogue.ts'
import { drawingAlt, drawingKey } from '../../../images/drawings/drawing.ts'
import { slugOf } from '../../../lib/slug.ts'
import { dayFrom } from '../days.ts'
import { drawingParameters, type PictureParameters, pictureParameters } from '../picture-parameters.ts'
import type { Pictures } from '../pictures.ts'
import { ticketCents } from '../price.ts'
import { randomOf, uuidOf } from '../random.ts'
import { installChoices, warrantyChoices, years } from './choices.ts'
import type { Manufacturer } from './manufacturers.ts'
import { modelsOf, type ProductModel } from './product-models.ts'
import { facetChoice, filled, type ProductType, plainRange, type Value } from './product-type.ts'

export type ProductRow = typeof products.$inferInsert

/** A product with the data that listings need. */
export type BuiltProduct = {
  row: ProductRow
  productType: ProductType
  manufacturer: Manufacturer
  baseCents: number
  picture: PictureParameters
  /** The default finish of its model. */
  isLead: boolean
  isPinned: boolean
  reception: Reception
}

const finishCodes: Record<string, string> = {
  steel: 'S',
  black: 'K',
  white: 'W',
  chilli: 'C',
  sage: 'G',
  oak: 'O',
  walnut: 'N',
  sand: 'D',
  forest: 'F',
  clay: 'Y',
}

/** The attributes of a category, and those common to all. */
export function attributesOf(productType: ProductType): AttributeDefinition[] {
  const written = new Set(productType.attributes.map(({ key }) => key))
  const columns = new Set(productType.columns.split(' '))
  const sizes = [
    plainRange('width', 'Width', 'Size', 'mm'),
    plainRange('height', 'Height', 'Size', 'mm'),
    plainRange('depth', 'Depth', 'Size', 'mm'),
    plainRange('weight', 'Weight', 'Size', 'kg'),
  ].filter(({ key }) => !written.has(key) && columns.has(key))
  return [
    facetChoice('type', 'Type', 'General'),
    ...productType.attributes,
    ...sizes,
    facetChoice('finish', 'Colour', 'General'),
  ]
}

const capitalised = (text: string) => text.replaceAll(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase())

function titleOf({ productType, manufacturer, values, special }: ProductModel, finish: string) {
  const name = [manufacturer.name, filled(productType.label, values, true), productType.noun, special?.suffix]
    .filter(Boolean)
    .join(' ')
  const isUsual = finish === Object.keys(productType.finishes)[0]
  if (isUsual && !productType.finishInTitle) return name
  return `${name}${special?.suffix ? ', ' : ' in '}${capitalised(productType.finishes[finish] ?? finish)}`
}

function descriptionOf({ productType, values, special, random }: ProductModel) {
  const parts = [
    random.pick(productType.openings),
    special?.sentence ?? '',
    ...random.some(productType.bodies, special ? 2 : 3),
    random.pick(productType.closings),
  ]
  return parts
    .filter(Boolean)
    .map((part) => filled(part, values))
    .join(' ')
}

function featuresOf({ productType, values, special, random }: ProductModel) {
  const written = random.some(productType.features, random.int(3, 4))
  return [...(special ? [special.feature] : []), ...written].map(([title, text]) => ({
    title: filled(title, values),
    text: filled(text, values),
  }))
}

function specificationsOf({ productType, manufacturer }: ProductModel) {
  const groups = {
    ...productType.specifications,
    Warranty: {
      'From the maker': `${years(productType.warrantyYears)} parts and labour`,
      'Made in': manufacturer.country,
    },
  }
  return Object.entries(groups).map(([name, rows]) => ({
    name,
    rows: Object.entries(rows).map(([row, value]) => ({ name: row, value })),
  }))
}

/** The product itself, its measures, and in a room; no image shows another product in its place. */
function imagesOf(picture: PictureParameters, title: string, pictures: Pictures): ProductRow['images'] {
  const drawing = drawingParameters(picture)
  const setting = pictures.setting(picture)
  return [
    { key: pictures.main(picture), type: 'front', alt: `${title}, from the front` },
    ...(drawing ? [{ key: drawingKey(drawing), type: 'drawing' as const, alt: drawingAlt(drawing) }] : []),
    ...(setting ? [{ key: setting.key, type: 'room' as const, alt: `${title}, in ${setting.room}` }] : []),
  ]
}

const numberOf = (value: Value | undefined) => (typeof value === 'number' ? value : null)

function attributeValues({ productType, values }: ProductModel, finish: string) {
  const all: Record<string, Value> = {
    ...values,
    ...productType.finishValues?.[finish],
    type: values.type ?? productType.type,
    finish: productType.finishes[finish] ?? finish,
  }
  return Object.fromEntries(
    attributesOf(productType).flatMap(({ key }) => (all[key] === undefined ? [] : [[key, all[key]]])),
  )
}

/** How buyers like a model, in stars, and how many of them there are; decides its popularity and its reviews. */
export type Reception = { quality: number; interest: number }

function receptionOf({ random }: ProductModel): Reception {
  if (random.chance(0.12)) return { quality: 3.8, interest: 0 }
  return { quality: random.int(37, 49) / 10, interest: Math.ceil(random.next() ** 2 * 310) + 3 }
}

/** A number that starts with 2 is for internal use and never that of a real product (decision 44). */
export function gtinOf(sku: string) {
  const random = randomOf('gtin', sku)
  const digits = `2${Array.from({ length: 11 }, () => random.int(0, 9)).join('')}`
  return `${digits}${checkDigit(digits)}`
}

type Surroundings = { today: string; pictures: Pictures; categoryId: string }

function productsOfModel(model: ProductModel, { today, pictures, categoryId }: Surroundings): BuiltProduct[] {
  const { productType, manufacturer, values, stem, random } = model
  const [description, features, specifications] = [descriptionOf(model), featuresOf(model), specificationsOf(model)]
  const reception = receptionOf(model)
  const shared = {
    model: stem,
    manufacturerId: uuidOf(`maker/${manufacturer.uri}`),
    manufacturerName: manufacturer.name,
    categoryId,
    categoryUri: productType.uri,
    categoryName: productType.name,
    description,
    features,
    specifications,
    width: numberOf(values.width),
    height: numberOf(values.height),
    depth: numberOf(values.depth),
    energyStars: numberOf(values.stars),
    warrantyYears: productType.warrantyYears,
    releasedOn: dayFrom(today, -random.int(12, 1100)),
    keywords: productType.keywords,
  }
  return model.finishes.map((finish, index) => {
    const sku = `${stem}${finishCodes[finish] ?? finish.toUpperCase()}`
    const title = titleOf(model, finish)
    const picture = pictureParameters({
      model: productType.picture,
      finish,
      manufacturer,
      values: { ...values, type: values.type ?? productType.type },
      special: model.special?.code ?? null,
    })
    const baseCents = ticketCents(model.dollars * (index === 0 ? 1 : 1.03))
    const row: ProductRow = {
      ...shared,
      id: uuidOf(`product/${sku}`),
      productId: 0,
      sku,
      gtin: gtinOf(sku),
      title,
      slug: slugOf(`${title} ${sku}`),
      attributes: attributeValues(model, finish),
      images: imagesOf(picture, title, pictures),
      finish: productType.finishes[finish] ?? finish,
      variantGroup: model.finishes.length > 1 ? stem : null,
      warranties: warrantyChoices(productType.warrantyYears, baseCents, productType.uri.startsWith('furniture/')),
      installs: installChoices(productType.installs),
      goesWith: [],
    }
    return {
      row,
      productType,
      manufacturer,
      picture,
      baseCents,
      isLead: index === 0,
      isPinned: model.isPinned,
      reception,
    }
  })
}

/** All products of the leaf categories, numbered in order. */
export function buildProducts(
  productTypes: readonly ProductType[],
  surroundings: Omit<Surroundings, 'categoryId'>,
): BuiltProduct[] {
  const built = productTypes.flatMap((productType) =>
    modelsOf(productType).flatMap((model) =>
      productsOfModel(model, { ...surroundings, categoryId: uuidOf(`category/${productType.uri}`) }),
    ),
  )
  built.forEach(({ row }, index) => {
    row.productId = 100_001 + index
  })
  return built
}
