/**
 * The home page of a shop is a list of blocks in `themes/<key>/brand.ts`: texts, links, image keys
 * and product queries. Each kind has one component in `src/features/home/blocks/`.
 */

export type HomeLink = { text: string; to: string }

/** Which available products a block shows. */
export type ProductQuestion = {
  /** Mixes the categories: the best product of each first, before the second of any. */
  mixed?: true
  category?: string
  collection?: string
  /** Written as in the address of a list: `width:850-950`. */
  filter?: string
  sort?: 'popular' | 'price-asc' | 'price-desc' | 'newest' | 'rating' | 'discount'
  size: number
}

export type IconName =
  | 'shield'
  | 'truck'
  | 'wrench'
  | 'recycle'
  | 'clock'
  | 'tag'
  | 'store'
  | 'phone'
  | 'leaf'
  | 'box'
  | 'chart'
  | 'card'

/** A carousel of product cards with a heading and a link. */
export type CarouselBlock = {
  kind: 'shelf'
  id: string
  title: string
  note?: string
  link: HomeLink
  products: ProductQuestion
  columns: 4 | 5
}

/** Service points: four short facts side by side. */
export type StripBlock = {
  kind: 'strip'
  id: string
  items: readonly { icon: IconName; title: string; text: string }[]
}

/** Categories as image tiles. */
export type TilesBlock = {
  kind: 'tiles'
  id: string
  title?: string
  variant: 'portrait' | 'arch' | 'thumb'
  /** `picture` is a key of the picture library; `uri` a category path. */
  items: readonly { title: string; note?: string; uri: string; picture: string }[]
}

/** Text on one side, a full-bleed room image on the other. */
export type HeroSplitBlock = {
  kind: 'hero-split'
  id: string
  eyebrow: string
  title: string
  text: string
  action: HomeLink
  link: HomeLink
  picture: string
  /** The text alternative of the room image. */
  alt: string
  caption?: { text: string; to: string }
}

/** Backgrounds of this brand's promotions, and of its announcements. */
export type Tone = 'a' | 'b' | 'c' | 'd' | 'note'

/** Offers side by side; the tone picks one of the brand's promotion backgrounds. */
export type PromotionsBlock = {
  kind: 'promotions'
  id: string
  items: readonly {
    tone: Tone
    eyebrow: string
    title: string
    text?: string
    link: HomeLink
    picture?: string
  }[]
}

/** A large offer with its price next to two small ones. Prices are those of the products, never part of the texts. */
export type OffersHeroBlock = {
  kind: 'offers-hero'
  id: string
  main: { badge: string; title: string; text: string; action: HomeLink; picture: string; products: ProductQuestion }
  deals: readonly {
    tone: Tone
    title: string
    link: string
    picture: string
    products: ProductQuestion
  }[]
}

/** A choice of the appliance that broke down, with a promise in steps next to it. */
export type PickerBlock = {
  kind: 'picker'
  id: string
  greeting: string
  title: string
  text: string
  items: readonly { title: string; uri: string; picture: string }[]
  promise: { badge: string; title: string; steps: readonly string[]; action: HomeLink }
}

/** A room image whose products are labelled with their prices. Positions are in percent of the image. */
export type RoomHeroBlock = {
  kind: 'room-hero'
  id: string
  eyebrow: string
  title: string
  action: HomeLink
  picture: string
  alt: string
  spots: readonly { x: number; y: number; products: ProductQuestion }[]
}

/** Rooms as links, the first one large. */
export type RoomsBlock = {
  kind: 'rooms'
  id: string
  title: string
  items: readonly { title: string; uri: string; picture: string }[]
}

/** A story next to an image. */
export type StoryBlock = {
  kind: 'story'
  id: string
  eyebrow: string
  title: string
  text: string
  link: HomeLink
  picture: string
  alt: string
}

/** A large text with a price tag, and the meaning of the grades. */
export type WallBlock = {
  kind: 'wall'
  id: string
  title: string
  text: string
  action: HomeLink
  link: HomeLink
  tag: { label: string; products: ProductQuestion }
  picture: string
  grades: readonly { condition: 'cosmetic' | 'new' | 'runout'; title: string; text: string; to: string }[]
}

/** The last items in stock, one per line. */
export type LotsBlock = {
  kind: 'lots'
  id: string
  title: string
  note: string
  link: HomeLink
  products: ProductQuestion
}

/** The home page of trade shops: order by SKU, categories at the side, products as lines. */
export type TradeHomeBlock = {
  kind: 'desk'
  id: string
  title: string
  departments: readonly { title: string; uri: string }[]
  orderTitle: string
  orderText: string
  listTitle: string
  points: { title: string; items: readonly string[]; action: HomeLink }
  products: ProductQuestion
}

/** Finished projects in a row, with figures below. */
export type StreetBlock = {
  kind: 'street'
  id: string
  eyebrow: string
  title: string
  text: string
  action: HomeLink
  link: HomeLink
  figures: readonly { figure: string; text: string }[]
}

export type StepsBlock = { kind: 'steps'; id: string; title: string; items: readonly { title: string; text: string }[] }

/** Products that belong together, with their total price. */
export type PackagesBlock = {
  kind: 'packages'
  id: string
  title: string
  note: string
  variant: 'arch' | 'grid'
  items: readonly { name: string; text: string; badge?: string; pieces: readonly { products: ProductQuestion }[] }[]
}

/** Questions that lead to a filtered list: each selection adds to its address. */
export type FinderBlock = {
  kind: 'finder'
  id: string
  eyebrow: string
  title: string
  text: string
  submit: string
  picture: string
  alt: string
  /** The chosen value of the first question is a category path; the others add `key:value` to the filter. */
  path: { label: string; options: readonly { text: string; value: string }[] }
  filters: readonly { label: string; key: string; options: readonly { text: string; value: string }[] }[]
}

export type HomeBlock =
  | TradeHomeBlock
  | FinderBlock
  | HeroSplitBlock
  | LotsBlock
  | OffersHeroBlock
  | PackagesBlock
  | PickerBlock
  | PromotionsBlock
  | RoomHeroBlock
  | RoomsBlock
  | CarouselBlock
  | StepsBlock
  | StoryBlock
  | StreetBlock
  | StripBlock
  | TilesBlock
  | WallBlock

export type Home = { blocks: readonly HomeBlock[] }
