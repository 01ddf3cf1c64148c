import {
  bigint,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** Listings of one row of `listingBits`: a power of two, since a number is split by shifting. */
export const chunkSize = 8192

/** One bit for each listing of a chunk. */
export const bits = customType<{ data: string }>({ dataType: () => `bit(${chunkSize})` })

/** The order of lists: a row for each listing with only the columns that they sort by. Derived, as `listingBits`. */
export const listingRows = pgTable(
  'listing_rows',
  {
    brand: text().notNull(),
    /** The bit of the listing; it stays the same while the listing exists. */
    number: integer().notNull(),
    productId: uuid().notNull(),
    /** Orders equals. */
    productNumber: integer().notNull(),
    rank: integer().notNull(),
    /** Null: no price that is shown. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    savedPercent: integer().notNull(),
    releasedOn: date({ mode: 'string' }).notNull(),
    /** 0: no rating. */
    ratingAverage: doublePrecision().notNull(),
    ratingCount: integer().notNull(),
    manufacturerId: uuid().notNull(),
    categoryUri: text().notNull(),
    /** Hash of all that row and bits are derived from. */
    source: bigint({ mode: 'bigint' }).notNull(),
    /** Hash of the words that `wordBits` are derived from. */
    words: bigint({ mode: 'bigint' }).notNull(),
  },
  ({ brand, number, productId, productNumber, rank, ...columns }) => {
    // Number and id are last, so that a walk along an index does not read the table.
    const rest = () => [rank.desc(), productNumber, number, productId] as const
    return [
      primaryKey({ columns: [brand, number] }),
      uniqueIndex('listing_rows_product').on(productId, brand),
      index('listing_rows_popular').on(brand, ...rest()),
      index('listing_rows_cheap').on(brand, columns.priceCents.asc().nullsLast(), ...rest()),
      index('listing_rows_dear').on(brand, columns.priceCents.desc().nullsLast(), ...rest()),
      index('listing_rows_new').on(brand, columns.releasedOn.desc(), ...rest()),
      index('listing_rows_rated').on(brand, columns.ratingAverage.desc(), columns.ratingCount.desc(), ...rest()),
      index('listing_rows_saved').on(brand, columns.savedPercent.desc(), ...rest()),
      index('listing_rows_manufacturer').on(brand, columns.manufacturerId, rank.desc(), productId),
    ]
  },
)

/**
 * Who has what: for each value of a facet the listings that have it, one bit each (docs/decisions/0047-facets-in-sql.md).
 * Bit n of chunk c is the listing with the number c * 8192 + n.
 */
export const listingBits = pgTable(
  'listing_bits',
  {
    brand: text().notNull(),
    chunk: integer().notNull(),
    /** A fact of every listing, or an attribute: text:finish, number:width. */
    key: text().notNull(),
    value: text().notNull(),
    bits: bits().notNull(),
  },
  ({ brand, chunk, key, value }) => [primaryKey({ columns: [brand, chunk, key, value] })],
)
