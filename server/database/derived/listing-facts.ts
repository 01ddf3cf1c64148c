import { type SQL, sql } from 'drizzle-orm'
import { discountThreshold } from '#domain/money/discount.ts'
import { listings, products } from '../schema/catalogue.ts'

/** Prices in dollars that lists offer as an upper bound. Other ones need a new `version`. */
export const roundPrices = [50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500]

/** The place of a price among the round ones: 2 for each lower one, and 1 for an equal one. */
const priceStep = (cents: SQL) =>
  sql`(select count(*) filter (where round * 100 <= ${cents}) + count(*) filter (where round * 100 < ${cents})
    from unnest(array[${sql.raw(roundPrices.join(', '))}]) as round)`

/** Part of each hash: another one makes the next refresh derive everything again. Columns are in the hash already. */
const version = '1'
/** The same of the words. */
const wordsVersion = '2'

/** Numbers are stored by their binary digits, so that a range needs no value of its own for each price or day. */
export const digits = { price: 40, released: 16 } as const

const day = sql`greatest(released_on - date '1970-01-01', 0)`

/** The columns of all listings, or of those of some products, that rows and bits are derived from. */
export const listedColumns = (productIds: readonly string[] | undefined) => sql`
  select *, hashtextextended((to_jsonb(columns) - 'words')::text || ${version}::text, 0) as source
  from (
    select ${listings.brand}, ${listings.productId} as product_id, ${products.productId} as product_number, ${listings.rank},
      case when ${listings.priceUponRequest} then null else ${listings.priceCents} end as price_cents,
      case when ${listings.priceUponRequest} or ${listings.priceCents} <= 0 or ${listings.rrpCents} <= ${listings.priceCents}
        then 0
        when (${listings.rrpCents} - ${listings.priceCents}) * 100 >= ${listings.rrpCents} * ${discountThreshold.percent}::int
          or ${listings.rrpCents} - ${listings.priceCents} >= ${discountThreshold.cents}::int
        then coalesce((${listings.rrpCents} - ${listings.priceCents}) * 100 / ${listings.rrpCents}, 0)::int
        else 0 end as saved_percent,
      ${products.releasedOn} as released_on, ${listings.ratingAverage} as rating, ${listings.ratingCount} as rating_count,
      ${products.categoryUri} as category_uri, ${products.manufacturerId} as manufacturer_id,
      ${products.manufacturerName} as manufacturer_name, ${listings.condition}, ${listings.inStock} as in_stock,
      ${listings.onSale} as on_sale,
      attributes, hashtextextended(${products.search}::text || coalesce(${products.width}, 0) || ${wordsVersion}::text, 0) as words
    from ${listings} join ${products} on ${products.id} = ${listings.productId}
    ${productIds ? sql`where ${listings.productId} = any(${sql.param([...productIds])}::uuid[])` : sql``}
  ) columns`

/** Key and value of each fact of the listings in `listed`. */
export const factsOf = (listed: SQL) => sql`
  select number, key, value from ${listed} cross join lateral (
    values ('listed', ''), ('category', category_uri), ('manufacturer', manufacturer_id::text), ('brand', manufacturer_name),
      ('condition', condition), ('stock', case when in_stock then '' end), ('offer', case when on_sale then '' end),
      ('rating', rating::text), ('priced', case when price_cents is not null then '' end),
      ('price-step', case when price_cents is not null then ${priceStep(sql`price_cents`)}::text end)
    union all select 'price-digit', digit::text from generate_series(0, ${digits.price - 1}::int) digit
      where price_cents >> digit & 1 = 1
    union all select 'released-digit', digit::text from generate_series(0, ${digits.released - 1}::int) digit
      where ${day} >> digit & 1 = 1
    union all select case jsonb_typeof(attribute.value) when 'string' then 'text:' else 'number:' end || attribute.key,
      attribute.value #>> '{}'
      from jsonb_each(attributes) attribute where jsonb_typeof(attribute.value) in ('string', 'number')
  ) fact (key, value)
  where value is not null`
