import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCategory, aManufacturer, aProduct } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import type { DbPool } from '../database.ts'
import { listings, products } from '../schema/catalogue.ts'
import { refreshListings } from './listed-stock.ts'

let pool: DbPool
beforeAll(async () => {
  pool = await testDatabase()
})
afterAll(() => pool.close())

const rowsOf = async (statement: string, values: unknown[] = []) => (await pool.pool.query(statement, values)).rows

const skusWith = async (brand: string, column: string, word: string, isBegun = false) => {
  const rows = await rowsOf(
    `select sku from word_bits w join listing_rows r on r.brand = w.brand and r.number / 8192 = w.chunk
     join products p on p.id = r.product_id
     where w.brand = $1 and word = $2 and is_begun = $3 and get_bit(${column}, r.number % 8192) = 1 order by sku`,
    [brand, word, isBegun],
  )
  return rows.map(({ sku }) => sku)
}
const countOf = async (word: string) =>
  (await rowsOf(`select products from search_words where brand = 'wa' and word = $1`, [word]))[0]?.products ?? 0

let ids: Record<string, string>
beforeAll(async () => {
  const category = await aCategory(pool.db, 'fermenters')
  const manufacturer = await aManufacturer(pool.db, 'Borgvat')
  const crock = async (sku: string, brand = 'wa', description = '') => {
    const product = { sku, slug: sku.toLowerCase(), title: `Crockling ${sku}`, description }
    return (await aProduct(pool.db, { category, manufacturer, product, brand })).id
  }
  ids = {
    FRA1: await crock('FRA1'),
    FRA2: await crock('FRA2', 'wa', 'A crockling that gurgles.'),
    FRA3: await crock('FRA3', 'aol'),
  }
})

it('records the listings of each word and beginning in every shop', async () => {
  expect(await skusWith('wa', 'in_title', 'crockling')).toEqual(['FRA1', 'FRA2'])
  expect(await skusWith('wa', 'in_title', 'borgvat')).toEqual([])
  expect(await skusWith('wa', 'in_names', 'borgvat')).toEqual(['FRA1', 'FRA2'])
  expect(await skusWith('wa', 'in_names', 'gurgles')).toEqual([])
  expect(await skusWith('wa', 'in_text', 'gurgles')).toEqual(['FRA2'])
  expect(await skusWith('wa', 'in_text', 'gurgle', true)).toEqual(['FRA2'])
  expect(await skusWith('aol', 'in_title', 'crockling')).toEqual(['FRA3'])
  expect([await countOf('crockling'), await countOf('gurgles')]).toEqual([2, 0])
})

it('follows new texts of one product and writes no row of other words', async () => {
  const versions = (word: string) => rowsOf('select xmin::text from word_bits where word = $1 order by brand', [word])
  const before = await versions('borgvat')
  await pool.db.update(products).set({ title: 'Snorfler FRA1' }).where(eq(products.sku, 'FRA1'))
  await refreshListings(pool.db, [ids.FRA1 ?? ''])
  expect(await skusWith('wa', 'in_title', 'crockling')).toEqual(['FRA2'])
  expect(await skusWith('wa', 'in_title', 'snorfler')).toEqual(['FRA1'])
  expect(await skusWith('wa', 'in_text', 'snorf', true)).toEqual(['FRA1'])
  expect([await countOf('crockling'), await countOf('snorfler')]).toEqual([1, 1])
  expect(await versions('borgvat')).toEqual(before)
})

it('forgets the words of listings that are gone', async () => {
  await pool.db.delete(listings).where(eq(listings.productId, ids.FRA2 ?? ''))
  await refreshListings(pool.db)
  expect(await rowsOf(`select * from word_bits where word in ('crockling', 'gurgles') and brand = 'wa'`)).toEqual([])
  expect(await countOf('crockling')).toBe(0)
  expect(await countOf('borgvat')).toBe(1)
})

it('counts words as the full text search of the database', async () => {
  await refreshListings(pool.db)
  const wrong = await rowsOf(`
    select * from search_words full join (
      select brand, word, ndoc from (select distinct brand from listings) shops cross join lateral ts_stat(
        format('select search from products p join listings l on l.product_id = p.id where brand = %L', brand), 'ab')
      where word ~ '^[[:alpha:]]{3,30}$') counted using (brand, word)
    where products is distinct from ndoc`)
  expect(wrong).toEqual([])
})

it('writes nothing when nothing changed', async () => {
  const version = () => rowsOf('select max(xmin::text::bigint), count(*) from word_bits')
  const before = await version()
  await refreshListings(pool.db)
  expect(await version()).toEqual(before)
})

it('leaves statistics that fit what it wrote', async () => {
  await refreshListings(pool.db)
  for (const table of ['listing_rows', 'listing_bits', 'word_bits', 'search_words']) {
    const [row] = await rowsOf(
      `select reltuples::int as planned, (select count(*)::int from ${table}) as stored from pg_class where relname = $1`,
      [table],
    )
    expect([table, row?.planned]).toEqual([table, row?.stored])
  }
})
