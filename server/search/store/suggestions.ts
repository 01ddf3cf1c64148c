import { and, eq, sql } from 'drizzle-orm'
import type { WordForms } from '#domain/search/search-text.ts'
import { inOrder } from '../../catalogue/store/cards.ts'
import type { Db } from '../../database/database.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import { searchPlaces, wordPlaces } from '../../database/schema/search.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** The products that contain a word, by field: their numbers in the shop (search_places), four bytes each. */
export type WordHits = {
  inTitle: Buffer | null
  inNames: Buffer | null
  inText: Buffer | null
  /** The number of products in the shop. */
  size: number
  /** The product with the typed SKU. */
  skuPlace: number | null
}

type Typed = { words: readonly WordForms[]; sku: string }

const brand = sql.placeholder('brand')
const ofShop = sql`from ${searchPlaces} where ${searchPlaces.brand} = ${brand}`
const placesIn = (column: 'in_title' | 'in_names' | 'in_text') => sql<Buffer | null>`string_agg(${sql.raw(column)}, '')`

const afterAnyLetter = sql`chr(1114111)`
const beforeAnyLetter = sql`chr(1)`

/** Queries for suggestions, prepared because planning takes longer than executing. */
export function suggestionStore(db: Db) {
  const hits = db
    .select({
      inTitle: placesIn('in_title'),
      inNames: placesIn('in_names'),
      inText: placesIn('in_text'),
      size: sql<number>`(select coalesce(max(place) + 1, 0) ${ofShop})`,
      skuPlace: sql<
        number | null
      >`(select place ${ofShop} and product_id = (select id from ${products} where sku = ${sql.placeholder('sku')}))`,
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder('typed')}::jsonb)
        as typed(at integer, form text, "isBegun" boolean, "isOnly" boolean)
      cross join lateral unnest(tsvector_to_array(to_tsvector('hearth', form))) as part
      left join ${wordPlaces} on ${wordPlaces.brand} = ${brand} and word ~>=~ part
        and word ~<~ (part || case when "isBegun" then ${afterAnyLetter} else ${beforeAnyLetter} end)`,
    )
    .groupBy(sql`at, case when "isOnly" then part end`)
    .prepare('word_hits')

  const shown = db
    .select({
      place: searchPlaces.place,
      id: products.id,
      title: products.title,
      slug: products.slug,
      picture: sql<string | null>`${products.images}->0->>'key'`,
      priceCents: listings.priceCents,
      rrpCents: listings.rrpCents,
      priceUponRequest: listings.priceUponRequest,
      pricingText: listings.pricingText,
      pricingValue: listings.pricingValue,
      tooltip: listings.tooltip,
      ribbonType: listings.ribbonType,
      ribbonText: listings.ribbonText,
    })
    .from(searchPlaces)
    .innerJoin(products, eq(products.id, searchPlaces.productId))
    .innerJoin(listings, and(eq(listings.productId, searchPlaces.productId), eq(listings.brand, searchPlaces.brand)))
    .where(and(eq(searchPlaces.brand, brand), sql`${searchPlaces.place} = any(${sql.placeholder('places')})`))
    .prepare('suggested_products')

  return {
    /**
     * Finds the typed words, split in the same way as the product texts. Any form of a word matches; a single form with
     * several parts, such as od-k10, gives one result per part.
     */
    wordHits({ brand }: Shop, { words, sku }: Typed): Promise<WordHits[]> {
      const typed = words.flatMap(({ forms, isBegun }, index) =>
        forms.map((form) => ({ at: index, form, isBegun, isOnly: forms.length === 1 })),
      )
      return hits.execute({ brand, sku, typed: JSON.stringify(typed) })
    },
    /** The product with exactly this SKU. */
    skuPlace: ({ brand }: Shop, sku: string): Promise<{ place: number; total: number }[]> =>
      db
        .select({ place: searchPlaces.place, total: sql<number>`1` })
        .from(searchPlaces)
        .innerJoin(products, eq(products.id, searchPlaces.productId))
        .where(and(eq(searchPlaces.brand, brand), eq(products.sku, sku))),
    /** The products at these places for suggestions, in the same order. */
    async productsAt({ brand }: Shop, places: readonly number[]) {
      if (places.length === 0) return []
      return inOrder(await shown.execute({ brand, places }), places, (row) => row.place)
    },
  }
}

export type SuggestionStore = ReturnType<typeof suggestionStore>
