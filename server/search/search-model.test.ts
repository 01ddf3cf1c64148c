import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import { wordForms } from '#domain/search/search-text.ts'
import { terms } from '../../scripts/lib/bench/bench-terms.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { refreshListings } from '../database/derived/listed-stock.ts'
import { searchedWords } from '../database/derived/search-words.ts'
import { wordsOf } from './search-query.ts'

// A search without bits: the full text search of the database looks at every product.

let shop: Shop
beforeAll(async () => {
  const fast = { perSecond: 1_000_000, burst: 1_000_000 }
  const { limits } = await import('../config.ts').then(({ configOf }) => configOf({}))
  shop = await testShop({ brand: 'wa', limits: { ...limits, reads: fast, writes: fast } })
})
afterAll(() => shop.close())

type Brand = 'wa' | 'hc'
type Joined = ' & ' | ' | '

function textQuery(words: readonly string[], joined: Joined, weights: string) {
  const queries = wordForms(words).map(({ forms, isBegun }) => {
    const label = `${isBegun ? '*' : ''}${weights}`
    const part = (text: string) => `'${text}'${label && `:${label}`}`
    return `(${forms.map((form) => `(${form.split(' ').map(part).join(' & ')})`).join(' | ')})`
  })
  return queries.join(joined)
}

type Found = { sku: string; slug: string }

/** The products of a search by relevance in steps, then by popularity. */
async function modelOf(brand: Brand, term: string, joined: Joined = ' & '): Promise<Found[]> {
  const words = wordsOf(searchTerm(term))
  const has = (weights: string) =>
    words.length === 0
      ? sql`false`
      : sql`(${searchedWords}) @@ to_tsquery('hearth', ${textQuery(words, joined, weights)})`
  const isSku = sql`sku = ${searchTerm(term).trim().toUpperCase()}`
  const { rows } = await shop.db.execute<Found>(sql`
    select sku, slug from products join listings on listings.product_id = products.id
    where brand = ${brand} and (${has('')} or ${isSku})
    order by case when ${isSku} then 4 when ${has('A')} then 3 when ${has('AB')} then 2 else 1 end desc, rank desc, products.product_id`)
  return rows
}

const visitorOf = (brand: Brand) => shop.visitor(`${brand}.localhost`)

async function found(brand: Brand, term: string, query: { page?: number; fallback?: boolean } = {}) {
  const { products, totalCount } = await visitorOf(brand).search.results({
    params: { type: 'products', term },
    query: { size: 60, fallback: false, ...query },
  })
  return { skus: products.map(({ sku }) => sku), totalCount }
}

async function suggested(brand: Brand, term: string) {
  const { suggestions, totalCount } = await visitorOf(brand).search.suggestions({
    query: { searchTerm: term, limit: 50, isAutoCorrectEnabled: false },
  })
  return { urls: suggestions.filter(({ type }) => type === 'product').map(({ url }) => url), totalCount }
}

/** Words, beginnings of words and combinations of them, as in the texts of products and as no text has them. */
async function termsOf(brand: Brand): Promise<string[]> {
  const { rows } = await shop.db.execute<{ title: string; sku: string }>(sql`
    select title, sku from products join listings on listings.product_id = products.id
    where brand = ${brand} and products.product_id % 97 = 0 order by products.product_id`)
  return [
    ...terms.flatMap(([, texts]) => texts),
    ...rows.flatMap(({ title, sku }, index) => {
      const words = title.split(/\s+/)
      return [
        sku,
        sku.slice(0, 5),
        title,
        words
          .slice(index % 3)
          .join(' ')
          .slice(0, 7 + (index % 9)),
        words.toReversed().join(' '),
      ]
    }),
  ].filter((term) => canSearch(searchTerm(term)) && searchTerm(term).length <= 100)
}

/** Compares every term, or every second, third …. */
async function expectModel(step: number) {
  for (const brand of ['wa', 'hc'] as const)
    for (const [index, term] of (await termsOf(brand)).entries()) {
      if (index % step > 0) continue
      const model = await modelOf(brand, term)
      const page = model.length > 90 ? 2 : 1
      const skus = model.slice((page - 1) * 60, page * 60).map(({ sku }) => sku)
      expect([term, await found(brand, term, { page })]).toEqual([term, { skus, totalCount: model.length }])
      if (model.length === 0) continue
      const { urls, totalCount } = await suggested(brand, term)
      expect([term, urls, totalCount]).toEqual([
        term,
        model.slice(0, urls.length).map(({ slug }) => `/p/${slug}`),
        model.length,
      ])
      expect(urls.length).toBeGreaterThanOrEqual(Math.min(model.length, 38))
    }
}

it('finds and orders products as the full text search of the database', { timeout: 120_000 }, async () => {
  await expectModel(2)
})

it('finds products with some of the words as the full text search', async () => {
  for (const term of ['qqqqqq kettle', 'kettle qqqqqq', 'zxcvbn od-k10 steel']) {
    const model = await modelOf('wa', term, ' | ')
    expect([term, await found('wa', term, { fallback: true })]).toEqual([
      term,
      { skus: model.slice(0, 60).map(({ sku }) => sku), totalCount: model.length },
    ])
  }
})

it('does so after changes of titles, descriptions, ranks and listings', { timeout: 120_000 }, async () => {
  const write = (statement: string) => shop.pool.query(statement)
  await write(`update products set title = 'Steel ' || title where product_id % 7 = 0`)
  await write(`update products set title = split_part(title, ' ', 1) where product_id % 11 = 0`)
  await write(`update products set description = 'White kettle. ' || description where product_id % 13 = 0`)
  await write(`update listings set rank = 90000 - rank where rank % 3 = 0`)
  await write(`delete from listings where rank % 17 = 0`)
  await refreshListings(shop.db)
  await expectModel(5)
  const { rows } = await write(`update products set keywords = 'wine cooler', title = 'Robot ' || title
    where product_id % 19 = 0 returning id`)
  await refreshListings(
    shop.db,
    rows.map(({ id }) => String(id)),
  )
  await expectModel(5)
})
