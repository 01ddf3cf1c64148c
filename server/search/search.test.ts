import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aCategory, aManufacturer, aProduct } from '../../tests/builders.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { manufacturers } from '../database/schema/catalogue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
  const { db } = shop
  const category = await aCategory(db, 'zymology', { name: 'Zymology Vats' })
  const manufacturer = await aManufacturer(db, 'Quixør')
  const vat = (sku: string, title: string, listing: object = {}, product: object = {}) =>
    aProduct(db, {
      category,
      manufacturer,
      // Without a barcode of its own: the digits of one would match searches.
      product: { sku, model: sku, slug: sku.toLowerCase().replaceAll(/\W/g, '-'), title, ...product },
      listing,
    })
  await vat('ZV-10', 'Quixør Zymotic Vat, 10 L', { rank: 5, priceCents: 120_00 }, { gtin: '0036000291452' })
  await vat(
    'ZV-20',
    'Quixør Zymotic Vat, 20 L',
    { rank: 9, ribbonType: 'new', ribbonText: 'New' },
    { keywords: 'brewing' },
  )
  await vat('ZV/30', 'Zymotic Crème Stand', { rank: 7 }, { description: 'Goes under every zymotic vat.' })
  await vat('ZV-40', 'Quixør Zymotic Vat, hidden elsewhere', null as unknown as object, { gtin: '4006381333931' })
  await aCategory(db, 'zymology-to-come', { name: 'Zymology to come' })
  const vexing = await aCategory(db, 'vexing')
  for (const [name, rank] of [
    ['Vexo Minor', 1],
    ['Vexo Major', 9],
  ] as const) {
    const better = await aManufacturer(db, name)
    await db.update(manufacturers).set({ rank }).where(eq(manufacturers.id, better.id))
    await aProduct(db, { category: vexing, manufacturer: better })
  }
})
afterAll(() => shop.close())

const results = (term: string, query: object = {}) =>
  shop.api.search.results({ params: { type: 'products', term }, query })
const skus = async (term: string, query: object = {}) => (await results(term, query)).products.map(({ sku }) => sku)
const suggest = (searchTerm: string, query: object = {}) =>
  shop.api.search.suggestions({ query: { searchTerm, ...query } })
const addressOf = async (term: string) => (await shop.api.search.address({ query: { searchterms: term } })).url

describe('the search results', () => {
  it('lists products by best match, then by popularity [S1-3-20]', async () => {
    const { products, term, totalCount, sort, correctedTerm } = await results('zymotic vat')
    expect(products.map(({ sku }) => sku)).toEqual(['ZV-20', 'ZV-10', 'ZV/30'])
    expect({ term, totalCount, sort, correctedTerm }).toEqual({
      term: 'zymotic vat',
      totalCount: 3,
      sort: 'relevance',
      correctedTerm: null,
    })
  })
  it('matches title, brand, SKU, category and keywords, ignoring case and accents', async () => {
    expect(await skus('ZYMOTIC creme')).toEqual(['ZV/30'])
    expect(await skus('quixor')).toContain('ZV/30')
    expect(await skus('zymology')).toHaveLength(3)
    expect(await skus('brewing')).toEqual(['ZV-20'])
  })
  it('matches the last word as a prefix, and plurals as singulars', async () => {
    expect(await skus('quixør zymo')).toHaveLength(3)
    expect(await skus('zymo quixør')).toEqual([])
    expect(await skus('zymotic vats', { fallback: false })).toHaveLength(3)
  })
  it('finds a width that no text names, in every spelling and beside a misspelt word', async () => {
    const category = await aCategory(shop.db, 'vitrics', { name: 'Vitrics' })
    const product = (sku: string, title: string, width: number) =>
      aProduct(shop.db, { category, product: { sku, model: sku, slug: sku.toLowerCase(), title, width } })
    await product('VT-598', 'Vitric Cabinet', 598)
    await product('VT-448', 'Vitric Cabinet, slim', 448)
    for (const term of ['60 cm vitric', '60cm vitric', 'vitric 600mm', 'vitric 598 mm', 'vitirc 60cm'])
      expect([term, await skus(term)]).toEqual([term, ['VT-598']])
    expect(await skus('vitric 45 cm')).toEqual(['VT-448'])
    const some = await results('vitirc unobtainable', { fallback: true })
    expect([some.matchesSome, some.totalCount]).toEqual([true, 2])
  })
  it('starts with the product whose SKU was typed, including a slash', async () => {
    expect((await skus('zv-10'))[0]).toBe('ZV-10')
    expect((await skus('ZV/30'))[0]).toBe('ZV/30')
  })
  it('corrects the spelling of an unknown word, and reports it', async () => {
    const corrected = await results('zymotc vta')
    expect([corrected.correctedTerm, corrected.totalCount]).toEqual(['zymotic vat', 3])
    const literal = await results('zymotc vta', { fallback: false })
    expect([literal.correctedTerm, literal.totalCount]).toEqual([null, 0])
  })
  it('includes products with some of the words only with the fallback option', async () => {
    expect(await skus('brewing crème')).toEqual([])
    expect((await skus('brewing crème', { fallback: true })).toSorted()).toEqual(['ZV-20', 'ZV/30'])
    expect((await results('brewing crème', { fallback: true })).matchesSome).toBe(true)
    expect((await results('zymotic vat', { fallback: true })).matchesSome).toBeUndefined()
  })
  it('has the filters of a listing', async () => {
    expect(await skus('zymotic', { filter: 'price:-200' })).toEqual(['ZV-10'])
    expect(await skus('zymotic', { sort: 'price-asc', size: 1 })).toEqual(['ZV-10'])
    const { facets, totalCount } = await shop.api.search.facets({
      params: { term: 'zymotic' },
      query: { filter: 'price:-200' },
    })
    expect([facets.find(({ key }) => key === 'price')?.to, totalCount]).toEqual([200, 1])
    const page = await shop.api.search.products({ params: { term: 'zymotic' }, query: { page: 2, size: 2 } })
    expect([page.products.map(({ sku }) => sku), page.totalCount]).toEqual([['ZV-10'], 3])
  })
  it('is empty for a term of one letter or of punctuation only', async () => {
    for (const term of ['z', '<<', '..;', "' & !"]) expect((await results(term)).totalCount).toBe(0)
  })
  it('treats query operators as text', async () => {
    for (const term of ["zymotic'", 'zymotic & !vat', 'zymotic:*', '(zymotic', 'zymotic | | vat', 'zymotic \\'])
      expect([term, (await results(term)).totalCount]).toEqual([term, 3])
  })
})

describe('the search suggestions', () => {
  it('lists terms that lead to pages, then products with image, price and ribbon', async () => {
    const { suggestions, totalCount } = await suggest('zymo', { limit: 8 })
    expect(totalCount).toBe(3)
    expect(suggestions.slice(0, 2)).toEqual([
      { type: 'term', text: 'Zymology Vats', url: '/c/zymology', imageUrl: null, price: null, ribbon: null },
      { type: 'term', text: 'zymology', url: '/search/zymology', imageUrl: null, price: null, ribbon: null },
    ])
    const products = suggestions.filter(({ type }) => type === 'product')
    expect(products.slice(0, 2)).toMatchObject([
      { text: 'Quixør Zymotic Vat, 20 L', url: '/p/zv-20', price: 1000, ribbon: { type: 'new', text: 'New' } },
      { text: expect.any(String) },
    ])
    expect(products[0]?.imageUrl).toMatch(/-240\.webp$/)
  })
  it('shows titles before other names and descriptions, and counts them all', async () => {
    const found = async (term: string) => {
      const { suggestions, totalCount } = await suggest(term, { limit: 2 })
      return [suggestions.filter(({ type }) => type === 'product').map(({ url }) => url), totalCount]
    }
    expect(await found('zymotic vat')).toEqual([['/p/zv-20', '/p/zv-10'], 3])
    expect(await found('quixør')).toEqual([['/p/zv-20', '/p/zv-10'], 3])
    expect(await found('crème zymology')).toEqual([['/p/zv-30'], 1])
    expect(await found('zymotic under')).toEqual([['/p/zv-30'], 1])
  })
  it('matches plurals, parts of a SKU and a SKU with a slash', async () => {
    const urls = async (term: string) => {
      const { suggestions } = await suggest(term)
      return suggestions.filter(({ type }) => type === 'product').map(({ url }) => url)
    }
    expect(await urls('zymotics vats')).toEqual(['/p/zv-20', '/p/zv-10', '/p/zv-30'])
    expect(await urls('zv-1')).toEqual(['/p/zv-10'])
    expect(await urls('zv-20')).toEqual(['/p/zv-20'])
    expect(await urls('zv/30')).toEqual(['/p/zv-30'])
    expect(await urls('zymo vat')).toEqual([])
  })
  it('includes manufacturers', async () => {
    const { suggestions } = await suggest('quix')
    expect(suggestions[0]).toMatchObject({ type: 'term', text: 'Quixør', url: expect.stringMatching(/^\/brands\//) })
  })
  it('starts with the more popular manufacturer, without categories that have no products', async () => {
    const terms = async (term: string) => (await suggest(term)).suggestions.map(({ text }) => text)
    expect((await terms('vexo')).slice(0, 2)).toEqual(['Vexo Major', 'Vexo Minor'])
    expect(await terms('zymology')).not.toContain('Zymology to come')
  })
  it('corrects the spelling unless correction is off', async () => {
    expect(await suggest('zymotik')).toMatchObject({ correctedTerm: 'zymotic', totalCount: 3 })
    expect(await suggest('zymotik', { isAutoCorrectEnabled: false })).toEqual({
      suggestions: [],
      totalCount: 0,
      correctedTerm: null,
    })
  })
  it('respects the limit, with at most a quarter of terms [S3-7-03]', async () => {
    const kinds = async (limit: number) => (await suggest('vexo', { limit })).suggestions.map(({ type }) => type)
    expect(await kinds(8)).toEqual(['term', 'term', 'product', 'product'])
    expect(await kinds(4)).toEqual(['term', 'product', 'product'])
    expect(await kinds(1)).toEqual(['product'])
  })
  it('counts the results of a term if no product has all its words', async () => {
    const { suggestions, totalCount } = await suggest('zymotic nonsenseword')
    expect(suggestions).toEqual([])
    expect(totalCount).toBe((await results('zymotic nonsenseword', { fallback: true })).totalCount)
    expect(totalCount).toBe(3)
    expect((await suggest('nonsenseword')).totalCount).toBe(0)
  })
  /** The statements of a suggestion by what they read. The tree of categories is cached in a shop that runs. */
  async function statementsOf(term: string) {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      const { totalCount } = await suggest(term)
      expect(totalCount).toBeGreaterThan(0)
      return query.mock.calls.flatMap(([statement]) => {
        const { name, text } = statement as unknown as { name?: string; text: string }
        if (text.includes('categor')) return []
        const reads = ['bit_count', 'similarity(', 'to_tsvector', 'hit (tier', 'price_cents'].find((part) =>
          text.includes(part),
        )
        return [{ name, reads }]
      })
    } finally {
      query.mockRestore()
    }
  }
  it('corrects all words in one statement, and counts what has some of them', async () => {
    const reads = (await statementsOf('zymotik nonsenseword')).map((statement) => statement.reads)
    expect(reads.toSorted()).toEqual(['bit_count', 'bit_count', 'bit_count', 'similarity('])
    expect(await suggest('zymotik nonsenseword', { isAutoCorrectEnabled: false })).toMatchObject({ totalCount: 0 })
  })
  it('sends four statements, and prepares the one that counts once for all terms but long ones', async () => {
    const [first, second] = [await statementsOf('zymotic va'), await statementsOf('quixor cre')]
    // Counts, words and products; a short list is sorted by one of its own.
    expect(second.map(({ reads }) => reads).toSorted()).toEqual([
      'bit_count',
      'hit (tier',
      'price_cents',
      'similarity(',
    ])
    const pasted = await statementsOf(`${'quixor zymotic vat '.repeat(4)}va`)
    const names = [first, second, pasted].map((all) => all.find(({ reads }) => reads === 'bit_count')?.name)
    expect(names).toEqual([expect.any(String), names[0], undefined])
  })
  it('sends six statements for a misspelt word, of any length by the same plans', async () => {
    const [first, second] = [await statementsOf('zymotik'), await statementsOf('zymollogy')]
    expect(second.map(({ reads }) => reads).toSorted()).toEqual([
      'bit_count',
      'bit_count',
      'hit (tier',
      'price_cents',
      'similarity(',
      'similarity(',
    ])
    const names = [first, second].map((all) => all.map(({ name }) => name).toSorted())
    expect(names[1]).toEqual(names[0])
  })
  it('returns 1 to 50 products, and none for fewer than two characters', async () => {
    const productCount = async (limit: number) =>
      (await suggest('quixør', { limit })).suggestions.filter(({ type }) => type === 'product').length
    expect(await productCount(1)).toBe(1)
    expect(await productCount(-4)).toBe(1)
    expect(await productCount(500)).toBe(3)
    expect((await suggest('z')).suggestions).toEqual([])
  })
  it('returns Result and Name for a select list', async () => {
    const { SearchSuggestions, ProductResults } = await shop.api.search.lookup({ query: { searchTerms: 'zymo' } })
    expect(SearchSuggestions[0]).toEqual({ Result: 'Zymology Vats', Url: '/c/zymology' })
    expect(ProductResults[0]).toMatchObject({ Name: 'Quixør Zymotic Vat, 20 L', Price: 1000, Url: '/p/zv-20' })
  })
})

describe('the URL of a term', () => {
  it('is the page of the category, manufacturer or product it names', async () => {
    expect(await addressOf(' zymology  VATS ')).toBe('/c/zymology')
    expect(await addressOf('quixor')).toMatch(/^\/brands\/quix/)
    expect(await addressOf('zv/30')).toBe('/p/zv-30')
  })
  it('is that of its results otherwise, with the term as one segment', async () => {
    expect(await addressOf(' gas <oven>; ')).toBe('/search/gas%20%20oven')
    expect(await addressOf('a/b+c')).toBe('/search/a%2Fb%2Bc')
  })
  it('is, for products only, that of a product or of the results, even if a category has the name [S3-7-01]', async () => {
    const productsOf = async (SearchTerm: string) =>
      (await shop.api.search.productAddress({ query: { SearchTerm } })).url
    expect(await productsOf('gas oven')).toBe('/search/gas%20oven')
    expect(await productsOf('zymology vats')).toBe('/search/zymology%20vats')
    expect(await productsOf('zv/30')).toBe('/p/zv-30')
    expect(await productsOf('z')).toBe('')
  })
  it('is empty for a term too short to search', async () => {
    expect(await addressOf('z')).toBe('')
    expect(await addressOf('  ')).toBe('')
  })
})

describe('a barcode number', () => {
  it.each([
    ['UPC-A', '036000291452'],
    ['GTIN-13', '0036000291452'],
    ['GTIN-14', '00036000291452'],
    ['GTIN-13 in groups', '0 036000-291452'],
  ])('finds its one product as %s, in every search field', async (_kind, typed) => {
    const { products, totalCount } = await results(typed)
    expect([products.map(({ sku }) => sku), totalCount]).toEqual([['ZV-10'], 1])
    const { suggestions, totalCount: suggested } = await suggest(typed)
    expect(suggestions.map(({ type, url }) => [type, url])).toEqual([['product', '/p/zv-10']])
    expect(suggested).toBe(1)
    expect(await addressOf(typed)).toBe('/p/zv-10')
  })
  it('finds nothing if its check digit is wrong, no product has it, or only another shop sells it', async () => {
    for (const typed of ['0036000291453', '2000000000015', '4006381333931']) {
      expect([typed, await skus(typed)]).toEqual([typed, []])
      expect(await addressOf(typed)).toBe(`/search/${typed}`)
    }
  })
  it('uses an index', async () => {
    await shop.pool.query('analyze products')
    const { rows } = await shop.pool.query("explain select sku from products where gtin = '0036000291452'")
    expect(JSON.stringify(rows)).toContain('products_gtin_unique')
  })
  it.each(['0036000291453', '036000291452', '003600029145X'])('cannot be stored as %s', async (gtin) => {
    await expect(shop.pool.query("update products set gtin = $1 where sku = 'ZV-20'", [gtin])).rejects.toThrow(
      /products_gtin/,
    )
  })
  it('belongs to one product only', async () => {
    await expect(shop.pool.query("update products set gtin = '0036000291452' where sku = 'ZV-20'")).rejects.toThrow(
      /products_gtin_unique/,
    )
  })
})
