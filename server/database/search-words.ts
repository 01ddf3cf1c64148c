import { sql } from 'drizzle-orm'
import { listings, products } from './schema/catalogue.ts'
import { productNames, searchWords } from './schema/search.ts'
import type { Tx } from './transaction.ts'

/** Collects the words of titles, makers, categories and keywords again. To be called whenever products were written. */
export async function refreshSearchWords(tx: Tx) {
  await tx.delete(productNames)
  await tx.execute(sql`
    insert into ${productNames} (product_id, sku, names) select id, sku, ts_filter(search, '{a,b}') from ${products}`)
  await tx.delete(searchWords)
  await tx.execute(sql`
    insert into ${searchWords} (brand, word, products)
    select shops.brand, words.word, words.ndoc
    from (select distinct ${listings.brand} from ${listings}) shops
    cross join lateral ts_stat(
      format('select p.search from products p join listings l on l.product_id = p.id where l.brand = %L', shops.brand),
      'ab'
    ) words
    where words.word ~ '^[[:alpha:]]{3,30}$'`)
}
