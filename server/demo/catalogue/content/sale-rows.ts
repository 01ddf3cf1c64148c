import type { sales } from '../../../database/schema/catalogue.ts'
import { dayFrom } from '../days.ts'
import type { Pictures } from '../pictures.ts'
import { shops } from '../shops.ts'

export type SaleRow = typeof sales.$inferInsert
/** A sale that is running now. */
export type SaleDefinition = {
  name: string
  endsIn: number
  url: string | null
  colour: string | null
  front: readonly [model: string, finish: string]
  room: string
  /** Shows the sale on every page, in shops whose announcement has another topic. */
  overEveryPage?: true
}

type Kind = 'front' | 'room' | 'percent' | 'tag' | 'clock'
type Slot = readonly [slot: string, kind: Kind, size: readonly [width: number, height: number], words: string]

/** One message a page: the strip of the header, so the other slots stay empty. */
const overEveryPage: readonly Slot[] = [
  ['siteWideHeaderBanner1', 'front', [40, 40], 'See everything on sale'],
  ['siteWideHeaderBanner2', 'front', [36, 36], 'See what is on sale'],
]

/** Each on pages of its own, so that no page has two messages. */
const onePerPage: readonly Slot[] = [
  ['homePageBanner', 'room', [640, 420], 'Everything on sale, in one list.'],
  ['homePageTallBanner', 'room', [390, 260], 'Everything on sale, in one list.'],
  ['categoryBadge', 'percent', [16, 16], 'Sale on now'],
  ['productUrgencyMessage', 'clock', [20, 20], 'This model is included.'],
  ['checkoutBanner', 'tag', [20, 20], 'The prices in your cart include the sale.'],
]

/** Marks without words, in the navigation. */
const marks: readonly Slot[] = [
  ['navIcon', 'percent', [14, 14], ''],
  ['navIconMobile', 'percent', [16, 16], ''],
]

/** The text is next to the image, so the alt text is empty. */
const attributesOf = ([, , [width, height], words]: Slot) => ({
  alt: '',
  width: String(width),
  height: String(height),
  ...(words ? { 'data-words': words } : {}),
})

type Surroundings = { today: string; pictures: Pictures }

function rowOf(brand: string, sale: SaleDefinition, { today, pictures }: Surroundings): SaleRow {
  const { name, endsIn, url, colour } = sale
  const front = pictures.front(...sale.front)
  const sign = (kind: Kind) => `/signs/${kind}.svg`
  const pictureOf = (kind: Kind) =>
    kind === 'front' ? front : kind === 'room' ? (pictures.room(sale.room, name) ?? front) : sign(kind)
  const shown = [...marks, ...(sale.overEveryPage ? overEveryPage : onePerPage)]
  const images = shown.map((slot) => [slot[0], { src: pictureOf(slot[1]), attributes: attributesOf(slot) }] as const)
  return {
    brand,
    name,
    url,
    colour,
    baseImagePath: '/images/',
    images: Object.fromEntries(images),
    startsAt: new Date(`${dayFrom(today, -6)}T00:00:00Z`),
    endsAt: new Date(`${dayFrom(today, endsIn)}T11:00:00Z`),
  }
}

/** Current sales. The commercial shops and the furniture shop have none. */
export const buildSales = (surroundings: Surroundings): SaleRow[] =>
  shops.flatMap(({ key, sale }) => (sale ? [rowOf(key, sale, surroundings)] : []))
