import type { BrandKey } from '#themes/brand.ts'
import type { sales } from '../../../database/schema/catalogue.ts'
import { dayFrom } from '../days.ts'
import type { Pictures } from '../pictures.ts'

export type SaleRow = typeof sales.$inferInsert
type SaleDefinition = {
  brand: BrandKey
  name: string
  endsIn: number
  url: string | null
  colour: string | null
  front: readonly [model: string, finish: string]
  room: string
  /** Shows the sale on every page, in shops whose announcement has another topic. */
  overEveryPage?: true
}

const running: readonly SaleDefinition[] = [
  {
    brand: 'wa',
    name: 'The quiet sale',
    endsIn: 16,
    url: '/sale',
    colour: '#9A3A1E',
    front: ['french-door-fridge', 'steel'],
    room: 'kitchen',
  },
  {
    brand: 'aol',
    name: 'Black Friday, early',
    endsIn: 9,
    url: '/sale',
    colour: null,
    front: ['side-by-side-fridge', 'steel'],
    room: 'laundry',
  },
  {
    brand: 'aol-nz',
    name: 'Long weekend prices',
    endsIn: 5,
    url: null,
    colour: '#0B6B46',
    front: ['split-air-conditioner', 'white'],
    room: 'living',
    overEveryPage: true,
  },
  {
    brand: 'hc',
    name: 'Shed sale',
    endsIn: 3,
    url: '/sale',
    colour: '#B3121D',
    front: ['wall-oven', 'steel'],
    room: 'kitchen',
  },
]

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

function rowOf(sale: SaleDefinition, { today, pictures }: { today: string; pictures: Pictures }): SaleRow {
  const { brand, name, endsIn, url, colour } = sale
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
export const buildSales = (surroundings: { today: string; pictures: Pictures }): SaleRow[] =>
  running.map((sale) => rowOf(sale, surroundings))
