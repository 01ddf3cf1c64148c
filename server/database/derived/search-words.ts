import { sql } from 'drizzle-orm'
import { listings, products } from '../schema/catalogue.ts'
import { searchPlaces, searchWords, wordPlaces } from '../schema/search.ts'
import type { Tx } from '../transaction.ts'

/**
 * Rebuilds the search vocabulary (words of titles, manufacturers, categories and keywords) and the inverted index. Call
 * it after writing products or their popularity.
 */
export async function refreshSearchWords(tx: Tx) {
  // A large catalogue exceeds the usual timeout: 50,000 products take about six seconds.
  await tx.execute(sql`set local statement_timeout = '10min'`)
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
  await tx.delete(searchPlaces)
  await tx.execute(sql`
    insert into ${searchPlaces} (brand, place, product_id)
    select brand, row_number() over (partition by brand order by rank desc, product_id) - 1, product_id from ${listings}`)
  await tx.delete(wordPlaces)
  // The search column starts with the title and ends with the description: the first weight of a word is its best.
  // Sorted, so that words with the same prefix share few blocks.
  await tx.execute(sql`
    insert into ${wordPlaces} (brand, word, in_title, in_names, in_text)
    select brand, lexeme,
      string_agg(int4send(place), '') filter (where weights[1] = 'A'),
      string_agg(int4send(place), '') filter (where weights[1] = 'B'),
      string_agg(int4send(place), '') filter (where weights[1] > 'B')
    from ${searchPlaces} join ${products} on ${products.id} = ${searchPlaces.productId}
    cross join lateral unnest(${products.search}) words
    group by brand, lexeme
    order by brand, lexeme`)
}
