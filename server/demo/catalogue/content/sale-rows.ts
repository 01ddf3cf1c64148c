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
    name: 'Truck 41',
    endsIn: 3,
    url: '/sale',
    colour: '#B3121D',
    front: ['wall-oven', 'steel'],
    room: 'kitchen',
  },
]

type Kind = 'front' | 'room' | 'percent' | 'tag' | 'clock'
type Slot = readonly [slot: string, kind: Kind, size: readonly [width: number, height: number], words: string]

const overEveryPage: readonly Slot[] = [
  ['siteWideHeaderBanner1', 'front', [40, 40], 'See everything that is down'],
  ['siteWideHeaderBanner2', 'front', [36, 36], 'See what is down'],
]

/** Slots of the sale, with image and text. */
const slots: readonly Slot[] = [
  ['homePageBanner', 'room', [640, 420], 'Everything that is down, until it is over.'],
  ['homePageTallBanner', 'room', [390, 260], 'Everything that is down, until it is over.'],
  ['homePageOffersTile', 'front', [240, 240], 'Offers of the day'],
  ['categoryBadge', 'percent', [16, 16], 'Sale on now'],
  ['categoryTileBadge', 'percent', [16, 16], ''],
  ['navIcon', 'percent', [14, 14], ''],
  ['navIconMobile', 'percent', [16, 16], ''],
  ['priceTag', 'tag', [16, 16], 'Sale price'],
  ['productUrgencyMessage', 'clock', [20, 20], 'While it lasts.'],
  ['checkoutBanner', 'front', [48, 48], 'Your sale prices are held while you order.'],
  ['checkoutBalloon', 'tag', [16, 16], 'Sale prices held'],
  ['checkoutUrgencyDesktop', 'clock', [20, 20], 'Order before it ends to keep these prices.'],
  ['checkoutUrgencyMobile', 'clock', [20, 20], 'Order before it ends.'],
  ['footerBanner', 'front', [52, 52], 'Last days. See what is left.'],
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
  const shown = sale.overEveryPage ? [...overEveryPage, ...slots] : slots
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
