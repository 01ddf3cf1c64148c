import type { Readers } from './content/articles/article-text.ts'
import type { SaleDefinition } from './content/sale-rows.ts'
import type { ShopTexts } from './content/static/static-text.ts'
import type { Range } from './listings/ranges.ts'

/** How the front of a store looks: scripts/studio/shopfronts.ts. */
export type StoreFront = {
  roof: 'flat' | 'gable' | 'sawtooth' | 'arched' | 'glass'
  /** Windows next to the door, on the ground floor. */
  bays: 2 | 3 | 4
  floors: 1 | 2
  door: 'left' | 'middle' | 'right'
  awning?: boolean
  /** Roll-up doors instead of shop windows. */
  dock?: boolean
  trees?: boolean
  /** The share of the brand's dark colour in the wall, from 0 to 1. */
  wall?: number
  /** The contents of the windows, from left to right. */
  shows?: readonly ('fridge' | 'washer' | 'oven' | 'bench' | 'sofa' | 'lamp' | 'table')[]
}

/** What its stores are like inside: scripts/studio/interior.ts. */
export type StoreInside =
  | 'showroom'
  | 'superstore'
  | 'homestore'
  | 'atelier'
  | 'shed'
  | 'tradeDesk'
  | 'planStudio'
  | 'glasshouse'

/** Streets and numbers are fictional, suburbs are real. Phone numbers are reserved for fiction. */
export type DemoStore = {
  name: string
  /** Region of its salespeople. */
  subdivision: string
  address: string
  suburb: string
  state: string
  postcode: string
  phone: string
  blurb: string
  hours: 'retail' | 'sunday closed' | 'trade' | 'shed' | 'appointment'
  place: readonly [latitude: number, longitude: number]
  virtualTour?: boolean
  front: StoreFront
}

/** Everything that the demo needs to know of a shop, besides the brand itself in `themes/`. */
export type DemoBrand = {
  /** Domain of email addresses such as help@…; reserved, so that no mail is delivered. */
  domain: string
  /** ABN or GST number with valid check digits, not assigned to any company. */
  businessNumber: string
  /** For whom its articles are written. */
  readers: Readers
  /** The part of the catalogue that it sells. */
  range: Range
  /** Its prices, as a share of those of the main shop. */
  priceLevel: number
  /** Its expensive manufacturers are the popular ones. */
  isPremium?: true
  /** Sells graded products only, far below their recommended prices. */
  isClearance?: true
  /** Settings that differ from those of content/setting-rows.ts. */
  settings?: Readonly<Record<string, string>>
  /** The room image of its banners. */
  room: string
  /** The bar over its header, on wide and on narrow screens. */
  announcement: { url: string; color: string; wide: string; narrow: string }
  sale?: SaleDefinition
  inside: StoreInside
  /** At least three. */
  stores: readonly DemoStore[]
  /** How its customers buy: people around them, and what they say about the shop. */
  voice: { who: readonly string[]; service: readonly string[] }
  /** What its customers ask and how its staff answer; {values} are the product's own. */
  questions: readonly (readonly [question: string, answer: string])[]
  /** Where browser tests, measurements and screenshots begin; the product is cheap and in stock. */
  sample: {
    product: string
    sku: string
    category: string
    manufacturer: string
    store: string
    searchTerm: string
  }
  texts: ShopTexts
}

export const defineDemoBrand = (brand: DemoBrand): DemoBrand => brand
