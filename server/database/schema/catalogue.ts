import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LandingBanner } from '#contract/content.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const cents = (name: string) => bigint(name, { mode: 'number' })

/** What can be filtered and listed in a category, in the order shoppers see it. */
export type AttributeDefinition = {
  key: string
  name: string
  kind: 'choice' | 'range'
  unit: string
  /** Shown as one of the three facts on a card. */
  keyFact: boolean
  /** Heading of the specification table the value stands under. */
  group: string
  /** Offered as a filter. */
  facet: boolean
}

export type OpenTimes = { isOpen: boolean; openTime: string; closeTime: string }[]

/** Makers: invented product brands. */
export const manufacturers = pgTable('manufacturers', {
  id: uuid().primaryKey(),
  uri: text().notNull().unique(),
  name: text().notNull(),
  country: text().notNull(),
  about: text().notNull(),
  rank: integer().notNull(),
})

/** A tree of three levels; `uri` is the whole path: kitchen/fridges-and-freezers/french-door-fridges. */
export const categories = pgTable('categories', {
  id: uuid().primaryKey(),
  parentId: uuid(),
  uri: text().notNull().unique(),
  name: text().notNull(),
  /** appliances, kitchen, electronics or furniture. */
  group: text().notNull(),
  description: text().notNull(),
  /** Key of the picture that stands for the category. */
  picture: text(),
  position: integer().notNull(),
  attributes: jsonb().$type<AttributeDefinition[]>().notNull(),
})

export type ProductImageRow = { key: string; type: 'front' | 'side' | 'detail' | 'room'; alt: string }
export type ChoiceRow = { id: string; name: string; note: string; priceCents: number; included: boolean }

/** 13 digits, the last of which is the check digit: the sum of all, every second one three times, ends in 0. */
const isGtin = sql.raw(
  `gtin ~ '^[0-9]{13}$' and (${Array.from({ length: 13 }, (_, at) => `${at % 2 ? '3 * ' : ''}substr(gtin, ${at + 1}, 1)::int`).join(' + ')}) % 10 = 0`,
)

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    productId: integer().notNull().unique(),
    sku: text().notNull().unique(),
    /** GTIN-13, the number under its barcode (src/domain/gtin.ts); shorter ones have zeros before them. */
    gtin: text().unique(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    model: text().notNull(),
    manufacturerId: uuid()
      .notNull()
      .references(() => manufacturers.id),
    manufacturerName: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    categoryUri: text().notNull(),
    categoryName: text().notNull(),
    description: text().notNull(),
    features: jsonb().$type<{ title: string; text: string }[]>().notNull(),
    /** Attribute values by key: choices as text, ranges as numbers. */
    attributes: jsonb().$type<Record<string, string | number>>().notNull(),
    /** Rows of the specification tables beyond the attributes. */
    specifications: jsonb().$type<{ name: string; rows: { name: string; value: string }[] }[]>().notNull(),
    images: jsonb().$type<ProductImageRow[]>().notNull(),
    finish: text(),
    /** Products of one model in several finishes share this. */
    variantGroup: text(),
    /** Millimetres. */
    width: integer(),
    height: integer(),
    depth: integer(),
    energyStars: doublePrecision(),
    warrantyYears: integer().notNull(),
    warranties: jsonb().$type<ChoiceRow[]>().notNull(),
    installs: jsonb().$type<ChoiceRow[]>().notNull(),
    goesWith: jsonb().$type<string[]>().notNull(),
    ratingAverage: doublePrecision(),
    ratingCount: integer().notNull(),
    releasedOn: date({ mode: 'string' }).notNull(),
    /** Words shoppers use for it that stand nowhere else. */
    keywords: text().notNull(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('hearth', coalesce(title, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(model, '')), 'A') || setweight(to_tsvector('hearth', coalesce(manufacturer_name, '') || ' ' || coalesce(category_name, '') || ' ' || coalesce(keywords, '')), 'B') || setweight(to_tsvector('hearth', coalesce(description, '')), 'D')`,
    ),
  },
  (table) => [
    index('products_search').using('gin', table.search),
    // Begins with the category for lists, and holds all that counting needs.
    index('products_shelf').on(table.categoryUri, table.manufacturerId, table.id),
    index('products_manufacturer').on(table.manufacturerId),
    index('products_variant_group').on(table.variantGroup),
    check('products_gtin', isGtin),
  ],
)

/** What one shop sells, at its price: each brand lists its own part of the catalogue. */
export const listings = pgTable(
  'listings',
  {
    brand: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null: the price is not set and is asked for. */
    priceCents: cents('price_cents'),
    rrpCents: cents('rrp_cents'),
    priceUponRequest: boolean().notNull(),
    condition: text().notNull(),
    missingParts: text(),
    ribbonType: text(),
    ribbonText: text(),
    pricingText: text(),
    pricingValue: text(),
    tooltip: text(),
    valuePromise: boolean().notNull(),
    priceMatch: boolean().notNull(),
    onSale: boolean().notNull(),
    /** Whether any warehouse of the shop's country has it; kept by refreshListedStock, so that lists need not count. */
    inStock: boolean().notNull().default(true),
    promotionId: uuid(),
    /** Popularity; larger first. */
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.productId] }),
    index('listings_brand_rank').on(table.brand, table.rank),
  ],
)

export const priceHistory = pgTable(
  'price_history',
  {
    brand: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    on: date({ mode: 'string' }).notNull(),
    priceCents: cents('price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productId, table.on] })],
)

export const warehouses = pgTable('warehouses', {
  /** Location code such as 2000_SYDNEY. */
  code: text().primaryKey(),
  name: text().notNull(),
  state: text().notNull(),
  country: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
})

export const stock = pgTable(
  'stock',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id),
    warehouse: text()
      .notNull()
      .references(() => warehouses.code),
    quantity: integer().notNull(),
    nextDate: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.warehouse] })],
)

export const localities = pgTable(
  'localities',
  {
    /** Location id such as 2000_SYDNEY. */
    id: text().primaryKey(),
    suburb: text().notNull(),
    /** Folded for comparing: lower case without accents. */
    suburbKey: text().notNull(),
    postcode: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    warehouse: text()
      .notNull()
      .references(() => warehouses.code),
    /** Larger places first. */
    rank: integer().notNull(),
  },
  (table) => [index('localities_suburb').on(table.suburbKey), index('localities_postcode').on(table.postcode)],
)

export const stores = pgTable('stores', {
  id: text().primaryKey(),
  brand: text().notNull(),
  uri: text().notNull(),
  name: text().notNull(),
  subdivision: text().notNull(),
  address: text().notNull(),
  suburb: text().notNull(),
  state: text().notNull(),
  postcode: text().notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  blurb: text().notNull(),
  isAppointmentOnly: boolean().notNull(),
  openTimes: jsonb().$type<OpenTimes>().notNull(),
  picture: text(),
  virtualTourId: text(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
})

export const settings = pgTable(
  'settings',
  { brand: text().notNull(), name: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.name] })],
)

/** Pages and pieces of text; `html` was sanitised when it was stored. */
/** A masthead with its picture by key. */
export type StoredBanner = Omit<LandingBanner, 'picture'> & { picture: string | null }

export const staticContent = pgTable(
  'static_content',
  {
    brand: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    html: text().notNull(),
    banner: jsonb().$type<StoredBanner>(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.name] })],
)

export const redirects = pgTable(
  'redirects',
  { brand: text().notNull(), fromPath: text().notNull(), destination: text().notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.fromPath] })],
)

export const alertBanners = pgTable('alert_banners', {
  brand: text().primaryKey(),
  bannerUrl: text().notNull(),
  backgroundColor: text().notNull(),
  desktopContent: text().notNull(),
  mobileContent: text().notNull(),
})

/** Offers with a reward: buying one of `productIds` puts `rewardSku` into the cart for nothing. */
export const promotions = pgTable('promotions', {
  id: uuid().primaryKey(),
  brand: text().notNull(),
  uri: text().notNull(),
  title: text().notNull(),
  rewardLabel: text().notNull(),
  startsOn: date({ mode: 'string' }).notNull(),
  endsOn: date({ mode: 'string' }).notNull(),
  picture: text(),
  rewardSku: text(),
  description: text().notNull().default(''),
  /** The terms, as HTML. */
  html: text().notNull().default(''),
  /** Address of the maker it comes from. */
  maker: text(),
  ribbonType: text(),
  isFeatured: boolean().notNull().default(false),
  /** Address of the form a reward is claimed with; null where it is put into the cart. */
  claimForm: text(),
  /** Until when it can be claimed. */
  claimEndsOn: date({ mode: 'string' }),
})

export const sales = pgTable('sales', {
  brand: text().primaryKey(),
  name: text().notNull(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
  baseImagePath: text().notNull(),
  url: text(),
  colour: text(),
  images: jsonb().$type<Record<string, { src: string; attributes: Record<string, string> }>>().notNull(),
})

/** Which seed the data came from, so that a start knows whether to seed again. */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  version: text().notNull(),
  seededOn: date({ mode: 'string' }).notNull(),
})
