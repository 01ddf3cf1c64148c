import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCategory, aManufacturer, aProduct } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import type { DbPool } from '../database.ts'
import { tx } from '../transaction.ts'
import { refreshSearchWords } from './search-words.ts'

let pool: DbPool
beforeAll(async () => {
  pool = await testDatabase()
})
afterAll(() => pool.close())

const skusWith = async (brand: string, column: string, word: string) => {
  const { rows: stands } = await pool.pool.query(
    `select ${column} as places from word_places where brand = $1 and word = $2`,
    [brand, word],
  )
  const bytes: Buffer = stands[0]?.places ?? Buffer.alloc(0)
  const places = Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4))
  const { rows } = await pool.pool.query(
    `select sku from search_places join products on id = search_places.product_id
     where brand = $1 and place = any($2) order by place`,
    [brand, places],
  )
  return rows.map(({ sku }) => sku)
}

it('records the products of each word in every shop, in order of popularity', async () => {
  const category = await aCategory(pool.db, 'fermenters')
  const manufacturer = await aManufacturer(pool.db, 'Borgvat')
  const crock = (sku: string, rank: number, brand = 'wa', description = '') =>
    aProduct(pool.db, {
      category,
      manufacturer,
      product: { sku, slug: sku.toLowerCase(), title: `Crockling ${sku}`, description },
      listing: { rank },
      brand,
    })
  await crock('FRA1', 5)
  await crock('FRA2', 9, 'wa', 'A crockling that gurgles.')
  await crock('FRA3', 7, 'aol')
  await tx(pool.db, refreshSearchWords)

  expect(await skusWith('wa', 'in_title', 'crockling')).toEqual(['FRA2', 'FRA1'])
  expect(await skusWith('wa', 'in_names', 'borgvat')).toEqual(['FRA2', 'FRA1'])
  expect(await skusWith('wa', 'in_text', 'gurgles')).toEqual(['FRA2'])
  expect(await skusWith('wa', 'in_text', 'crockling')).toEqual([])
  expect(await skusWith('aol', 'in_title', 'crockling')).toEqual(['FRA3'])
  const { rows } = await pool.pool.query(`select products from search_words where brand = 'wa' and word = 'crockling'`)
  expect(rows).toEqual([{ products: 2 }])
})
