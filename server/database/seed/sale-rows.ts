import type { BrandKey } from '#themes/brand.ts'
import type { sales } from '../schema/catalogue.ts'
import { dayFrom } from './days.ts'
import type { Pictures } from './pictures.ts'

export type SaleRow = typeof sales.$inferInsert
/** The picture server knows these widths. */
const pictureWidth = (width: number) => [96, 160, 320, 480, 640, 800].find((known) => known >= width) ?? 1200

type SaleFacts = {
  brand: BrandKey
  name: string
  endsIn: number
  url: string | null
  colour: string | null
  front: readonly [model: string, finish: string]
  room: string
}

const running: readonly SaleFacts[] = [
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

/** Slots of the shop with what a reader hears in place of the picture. */
const slots: readonly (readonly [
  slot: string,
  size: readonly [number, number],
  kind: 'room' | 'front',
  words: string,
])[] = [
  ['siteWideHeaderBanner1', [1280, 56], 'front', 'prices are down now'],
  ['siteWideHeaderBanner2', [390, 56], 'front', 'prices are down now'],
  ['homePageBanner', [1280, 420], 'room', 'see everything that is down'],
  ['homePageTallBanner', [390, 520], 'room', 'see everything that is down'],
  ['homePageOffersTile', [320, 320], 'front', 'offers of the day'],
  ['categoryBadge', [96, 96], 'front', 'in the sale'],
  ['categoryTileBadge', [72, 72], 'front', 'in the sale'],
  ['navIcon', [24, 24], 'front', 'sale'],
  ['navIconMobile', [24, 24], 'front', 'sale'],
  ['priceTag', [64, 32], 'front', 'sale price'],
  ['productUrgencyMessage', [440, 64], 'front', 'this price ends with the sale'],
  ['checkoutBanner', [1280, 120], 'room', 'your sale prices are held while you pay'],
  ['checkoutBalloon', [160, 160], 'front', 'sale price held'],
  ['checkoutUrgencyDesktop', [792, 64], 'front', 'the sale ends soon'],
  ['checkoutUrgencyMobile', [390, 64], 'front', 'the sale ends soon'],
  ['footerBanner', [1280, 96], 'front', 'last days'],
]

function rowOf(
  { brand, name, endsIn, url, colour, front, room }: SaleFacts,
  { today, pictures }: { today: string; pictures: Pictures },
): SaleRow {
  const pictureOf = { front: pictures.front(...front), room: pictures.room(room, name) ?? pictures.front(...front) }
  const images = slots.flatMap(([slot, [width, height], kind, words]) => {
    const src = pictureOf[kind]
    return src
      ? [
          [
            slot,
            {
              src: `${src}-${pictureWidth(width)}.webp`,
              attributes: { alt: `${name}: ${words}`, width: String(width), height: String(height) },
            },
          ] as const,
        ]
      : []
  })
  return {
    brand,
    name,
    url,
    colour,
    // The picture server gives today's picture for any version in the address.
    baseImagePath: '/images/sale/',
    images: Object.fromEntries(images),
    startsAt: new Date(`${dayFrom(today, -6)}T00:00:00Z`),
    endsAt: new Date(`${dayFrom(today, endsIn)}T11:00:00Z`),
  }
}

/** The sales that run today. The commercial shops and the furniture shop have none. */
export const buildSales = (surroundings: { today: string; pictures: Pictures }): SaleRow[] =>
  running.map((facts) => rowOf(facts, surroundings))
