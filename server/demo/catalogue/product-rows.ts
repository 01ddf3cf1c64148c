import { checkDigit } from '#domain/catalogue/gtin.ts'
import type { AttributeDefinition, products } from '../../database/schema/catalogue.ts'
import { installChoices, warrantyChoices, years } from './choices.ts'
import { dayFrom } from './days.ts'
import type { Maker } from './makers.ts'
import type { Pictures } from './pictures.ts'
import { ticketCents } from './price.ts'
import { randomOf, uuidOf } from './random.ts'
import { facetChoice, filled, plainRange, type Shelf, type Value } from './shelf.ts'
import { modelsOf, type ShelfModel } from './shelf-models.ts'

export type ProductRow = typeof products.$inferInsert

/** A product with the data that listings need. */
export type BuiltProduct = {
  row: ProductRow
  shelf: Shelf
  maker: Maker
  baseCents: number
  /** The default finish of its model. */
  isLead: boolean
  isPinned: boolean
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
export function attributesOf(shelf: Shelf): AttributeDefinition[] {
  const written = new Set(shelf.attributes.map(({ key }) => key))
  const columns = new Set(shelf.columns.split(' '))
  const sizes = [
    plainRange('width', 'Width', 'Size', 'mm'),
    plainRange('height', 'Height', 'Size', 'mm'),
    plainRange('depth', 'Depth', 'Size', 'mm'),
    plainRange('weight', 'Weight', 'Size', 'kg'),
  ].filter(({ key }) => !written.has(key) && columns.has(key))
  return [
    facetChoice('type', 'Type', 'General'),
    ...shelf.attributes,
    ...sizes,
    facetChoice('finish', 'Colour', 'General'),
  ]
}

const capitalised = (text: string) => text.replaceAll(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase())

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function titleOf({ shelf, maker, values, special }: ShelfModel, finish: string) {
  const name = [maker.name, filled(shelf.label, values, true), shelf.noun, special?.suffix].filter(Boolean).join(' ')
  const isUsual = finish === Object.keys(shelf.finishes)[0]
  if (isUsual && !shelf.finishInTitle) return name
  return `${name}${special?.suffix ? ', ' : ' in '}${capitalised(shelf.finishes[finish] ?? finish)}`
}

function descriptionOf({ shelf, values, special, random }: ShelfModel) {
  const parts = [
    random.pick(shelf.openings),
    special?.sentence ?? '',
    ...random.some(shelf.bodies, special ? 2 : 3),
    random.pick(shelf.closings),
  ]
  return parts
    .filter(Boolean)
    .map((part) => filled(part, values))
    .join(' ')
}

function featuresOf({ shelf, values, special, random }: ShelfModel) {
  const written = random.some(shelf.features, random.int(3, 4))
  return [...(special ? [special.feature] : []), ...written].map(([title, text]) => ({
    title: filled(title, values),
    text: filled(text, values),
  }))
}

function specificationsOf({ shelf, maker }: ShelfModel) {
  const groups = {
    ...shelf.specifications,
    Warranty: { 'From the maker': `${years(shelf.warrantyYears)} parts and labour`, 'Made in': maker.country },
  }
  return Object.entries(groups).map(([name, rows]) => ({
    name,
    rows: Object.entries(rows).map(([row, value]) => ({ name: row, value })),
  }))
}

const viewWords = { front: 'from the front', side: 'from the side', detail: 'close up', room: 'in a room' } as const

function imagesOf(shelf: Shelf, finish: string, title: string, pictures: Pictures): ProductRow['images'] {
  const room = pictures.room(shelf.room, title)
  const views = pictures
    .views(shelf.picture, finish)
    .map(({ key, type }) => ({ key, type, alt: `${title}, ${viewWords[type]}` }))
  return room ? [...views, { key: room, type: 'room', alt: `${shelf.noun} ${viewWords.room}` }] : views
}

const numberOf = (value: Value | undefined) => (typeof value === 'number' ? value : null)

function attributeValues({ shelf, values }: ShelfModel, finish: string) {
  const all: Record<string, Value> = {
    ...values,
    ...shelf.finishValues?.[finish],
    type: values.type ?? shelf.type,
    finish: shelf.finishes[finish] ?? finish,
  }
  return Object.fromEntries(attributesOf(shelf).flatMap(({ key }) => (all[key] === undefined ? [] : [[key, all[key]]])))
}

function ratingOf({ random }: ShelfModel) {
  if (random.chance(0.12)) return { ratingAverage: null, ratingCount: 0 }
  return { ratingAverage: random.int(37, 49) / 10, ratingCount: Math.ceil(random.next() ** 2 * 310) + 3 }
}

/** A number that starts with 2 is for internal use and never that of a real product (decision 44). */
export function gtinOf(sku: string) {
  const random = randomOf('gtin', sku)
  const digits = `2${Array.from({ length: 11 }, () => random.int(0, 9)).join('')}`
  return `${digits}${checkDigit(digits)}`
}

type Surroundings = { today: string; pictures: Pictures; categoryId: string }

function productsOfModel(model: ShelfModel, { today, pictures, categoryId }: Surroundings): BuiltProduct[] {
  const { shelf, maker, values, stem, random } = model
  const shared = {
    model: stem,
    manufacturerId: uuidOf(`maker/${maker.uri}`),
    manufacturerName: maker.name,
    categoryId,
    categoryUri: shelf.uri,
    categoryName: shelf.name,
    description: descriptionOf(model),
    features: featuresOf(model),
    specifications: specificationsOf(model),
    width: numberOf(values.width),
    height: numberOf(values.height),
    depth: numberOf(values.depth),
    energyStars: numberOf(values.stars),
    warrantyYears: shelf.warrantyYears,
    ...ratingOf(model),
    releasedOn: dayFrom(today, -random.int(12, 1100)),
    keywords: shelf.keywords,
  }
  return model.finishes.map((finish, at) => {
    const sku = `${stem}${finishCodes[finish] ?? finish.toUpperCase()}`
    const title = titleOf(model, finish)
    const baseCents = ticketCents(model.dollars * (at === 0 ? 1 : 1.03))
    const row: ProductRow = {
      ...shared,
      id: uuidOf(`product/${sku}`),
      productId: 0,
      sku,
      gtin: gtinOf(sku),
      title,
      slug: slugOf(`${title} ${sku}`),
      attributes: attributeValues(model, finish),
      images: imagesOf(shelf, finish, title, pictures),
      finish: shelf.finishes[finish] ?? finish,
      variantGroup: model.finishes.length > 1 ? stem : null,
      warranties: warrantyChoices(shelf.warrantyYears, baseCents, shelf.uri.startsWith('furniture/')),
      installs: installChoices(shelf.installs),
      goesWith: [],
    }
    return { row, shelf, maker, baseCents, isLead: at === 0, isPinned: model.isPinned }
  })
}

/** All products of the leaf categories, numbered in order. */
export function buildProducts(
  shelves: readonly Shelf[],
  surroundings: Omit<Surroundings, 'categoryId'>,
): BuiltProduct[] {
  const built = shelves.flatMap((shelf) =>
    modelsOf(shelf).flatMap((model) =>
      productsOfModel(model, { ...surroundings, categoryId: uuidOf(`category/${shelf.uri}`) }),
    ),
  )
  built.forEach(({ row }, at) => {
    row.productId = 100_001 + at
  })
  return built
}
