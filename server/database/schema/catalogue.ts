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
import type { LandingBanner } from '#contract/content/content.ts'
import { offerScope } from './offer-scope.ts'
import { shownPeriod } from './period.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const cents = (name: string) => bigint(name, { mode: 'number' })

/** An attribute to filter and list in a category, in display order. */
export type AttributeDefinition = {
  key: string
  name: string
  kind: 'choice' | 'range'
  unit: string
  /** Shown as one of the three key facts on a card. */
  keyFact: boolean
  /** Heading of the specification table that contains the value. */
  group: string
  /** Offered as a filter. */
  facet: boolean
}

export type OpenTimes = { isOpen: boolean; openTime: string; closeTime: string }[]
/** A day with other hours than its weekday. */
export type OtherHours = { day: string; note: string } & OpenTimes[number]

/** Manufacturers: fictional product brands. */
export const manufacturers = pgTable('manufacturers', {
  id: uuid().primaryKey(),
  uri: text().notNull().unique(),
  name: text().notNull(),
  country: text().notNull(),
  about: text().notNull(),
  rank: integer().notNull(),
})

/** A tree of three levels; `uri` is the full path: kitchen/fridges-and-freezers/french-door-fridges. */
export const categories = pgTable('categories', {
  id: uuid().primaryKey(),
  parentId: uuid(),
  uri: text().notNull().unique(),
  name: text().notNull(),
  /** appliances, kitchen, electronics or furniture. */
  group: text().notNull(),
  description: text().notNull(),
  /** Key of the image of the category. */
  picture: text(),
  position: integer().notNull(),
  attributes: jsonb().$type<AttributeDefinition[]>().notNull(),
})

export type ProductImageRow = { key: string; type: 'front' | 'drawing' | 'room' | 'photo'; alt: string }
export type ChoiceRow = { id: string; name: string; note: string; priceCents: number; included: boolean }

/** 13 digits, the last a check digit: with every second digit times three, the sum is a multiple of 10. */
const isGtin = sql.raw(
  `gtin ~ '^[0-9]{13}$' and (${Array.from({ length: 13 }, (_, place) => `${place % 2 ? '3 * ' : ''}substr(gtin, ${place + 1}, 1)::int`).join(' + ')}) % 10 = 0`,
)

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    productId: integer().notNull().unique(),
    sku: text().notNull().unique(),
    /** GTIN-13 of the barcode (src/domain/catalogue/gtin.ts); shorter numbers are padded with zeros. */
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
    /** Rows of the specification tables besides the attributes. */
    specifications: jsonb().$type<{ name: string; rows: { name: string; value: string }[] }[]>().notNull(),
    images: jsonb().$type<ProductImageRow[]>().notNull(),
    finish: text(),
    /** Shared by products of one model in several finishes. */
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
    releasedOn: date({ mode: 'string' }).notNull(),
    /** Search synonyms that no other column contains. */
    keywords: text().notNull(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('hearth', coalesce(title, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(model, '')), 'A') || setweight(to_tsvector('hearth', coalesce(manufacturer_name, '') || ' ' || coalesce(category_name, '') || ' ' || coalesce(keywords, '')), 'B') || setweight(to_tsvector('hearth', coalesce(description, '')), 'D')`,
    ),
  },
  (table) => [
    // Starts with the category for lists, and covers all columns that counting needs.
    index('products_shelf').on(table.categoryUri, table.manufacturerId, table.id),
    index('products_manufacturer').on(table.manufacturerId),
    index('products_variant_group').on(table.variantGroup),
    // Finds SKUs by their beginning, which the unique index does only in databases that order by bytes.
    index('products_sku_prefix').on(table.sku.op('text_pattern_ops')),
    check('products_gtin', isGtin),
  ],
)

/** The products that a shop sells, with its prices. */
export const listings = pgTable(
  'listings',
  {
    brand: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null: no price, available on request. */
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
    /** Whether any warehouse of the country has stock; updated by refreshListings, so that lists need not count. */
    inStock: boolean().notNull().default(true),
    promotionId: uuid(),
    /** Popularity; larger first. */
    rank: integer().notNull(),
    /** Of the published reviews in this shop, to one decimal; updated by updateRatings. */
    ratingAverage: doublePrecision(),
    ratingCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.productId] }),
    index('listings_brand_rank').on(table.brand, table.rank),
    // Few listings have one.
    index('listings_promotion').on(table.promotionId).where(sql`${table.promotionId} is not null`),
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
    /** Normalised for comparison: lower case without accents. */
    suburbKey: text().notNull(),
    postcode: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    warehouse: text()
      .notNull()
      .references(() => warehouses.code),
    /** Larger localities first. */
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
  otherHours: jsonb().$type<OtherHours[]>().notNull().default([]),
  services: jsonb().$type<string[]>().notNull().default([]),
  /** False: no page shows it and no shopper can choose it. */
  isShown: boolean().notNull().default(true),
})

/** What a store has to take away. It is counted in the store, apart from the warehouses that deliver. */
export const storeStock = pgTable(
  'store_stock',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.storeId] })],
)

export const settings = pgTable(
  'settings',
  { brand: text().notNull(), name: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.name] })],
)

/** A banner with the key of its image. */
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
    ...shownPeriod(),
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
  ...shownPeriod(),
})

/** Promotions with a reward: buying one of their products adds `rewardSku` to the cart for free. */
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
  /** URI of the manufacturer. */
  maker: text(),
  ribbonType: text(),
  isFeatured: boolean().notNull().default(false),
  /** URL of the form to claim a reward; null if it is added to the cart. */
  claimForm: text(),
  /** Last day to claim it. */
  claimEndsOn: date({ mode: 'string' }),
  ...offerScope(),
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

/** The version of the seeded data, which decides whether a start seeds again. */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  version: text().notNull(),
  seededOn: date({ mode: 'string' }).notNull(),
})
