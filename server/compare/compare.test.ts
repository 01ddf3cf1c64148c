import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facet } from '../../tests/builders.ts'
import { type TestCatalogue, testCatalogue } from '../../tests/buying.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { categories } from '../database/schema/catalogue.ts'

let shop: Shop
let stock: TestCatalogue
beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'ONE', priceCents: 1299_50 })
  for (const sku of ['TWO', 'THREE', 'FOUR', 'A/B 1', 'GONE']) await stock.addProduct({ sku })
  await stock.addProduct({ sku: 'TRADE', brand: 'wac' })
})
afterAll(() => shop.close())

type Comparison = { products: { sku: string }[] }
const skusOf = ({ products }: Comparison) => products.map(({ sku }) => sku)

function visitor(host?: string) {
  const { compare } = shop.visitor(host)
  return {
    add: (sku: string) => compare.add({ body: { sku } }),
    remove: (sku: string) => compare.remove({ params: { sku } }),
    list: async () => skusOf(await compare.view()),
  }
}

describe('the compare list of a visitor', () => {
  it('returns the products in the order they were added [S1-7-36]', async () => {
    const { add, list } = visitor()
    expect(await list()).toEqual([])
    await add('TWO')
    await add('ONE')
    expect(await list()).toEqual(['TWO', 'ONE'])
  })

  it('returns sku, title, price, image and images of each product [S1-3-02]', async () => {
    const { result, products } = await visitor().add('ONE')
    expect(result).toBe('added')
    expect(products).toEqual([
      { sku: 'ONE', title: 'Testa ONE', price: 1299.5, image: expect.stringMatching(/-160\.webp$/), images: [] },
    ])
  })

  it('adds a product once [S1-7-37]', async () => {
    const { add, list } = visitor()
    await add('ONE')
    expect((await add('ONE')).result).toBe('added')
    expect(await list()).toEqual(['ONE'])
  })

  it('responds `limit` to a fourth product and keeps its three [S1-4-03, S1-9-01]', async () => {
    const { add, list } = visitor()
    for (const sku of ['ONE', 'TWO', 'THREE']) expect((await add(sku)).result).toBe('added')
    const { result, products } = await add('FOUR')
    expect(result).toBe('limit')
    expect(skusOf({ products })).toEqual(['ONE', 'TWO', 'THREE'])
    expect(await list()).toEqual(['ONE', 'TWO', 'THREE'])
  })

  it('never holds four products when two tabs add at the same time', async () => {
    const { add, list } = visitor()
    await add('ONE')
    await add('TWO')
    const results = await Promise.all([add('THREE'), add('FOUR')])
    expect(results.map(({ result }) => result).sort()).toEqual(['added', 'limit'])
    expect(await list()).toHaveLength(3)
  })

  it('removes a product, also a SKU with a slash [S1-7-38]', async () => {
    const { add, remove, list } = visitor()
    await add('ONE')
    await add('A/B 1')
    expect(skusOf(await remove('A/B 1'))).toEqual(['ONE'])
    expect(await list()).toEqual(['ONE'])
    expect(skusOf(await remove('NEVER'))).toEqual(['ONE'])
  })

  it('belongs to one visitor and one shop, and reading creates no visitor', async () => {
    const { add } = visitor()
    await add('ONE')
    expect(await visitor().list()).toEqual([])
    const response = await shop.inject({ url: '/api/compare/' })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('frees the slot of a product that the shop no longer sells', async () => {
    const { add, list } = visitor()
    for (const sku of ['GONE', 'ONE', 'TWO']) await add(sku)
    await shop.pool.query(`delete from listings l using products p where l.product_id = p.id and p.sku = 'GONE'`)
    expect(await list()).toEqual(['ONE', 'TWO'])
    expect((await add('THREE')).result).toBe('added')
    expect(await list()).toEqual(['ONE', 'TWO', 'THREE'])
  })

  it.each(['NO-SUCH', 'TRADE'])('rejects %s, which this shop does not sell', async (sku) => {
    await expect(visitor().add(sku)).rejects.toMatchObject({ status: 404 })
  })

  it.each(['', '  ', 'A\0B', 'x'.repeat(101)])('rejects an invalid SKU', async (sku) => {
    await expect(visitor().add(sku)).rejects.toMatchObject({
      status: 400,
      problem: { fields: { sku: ['Choose a product'] } },
    })
  })
})

describe('a comparison', () => {
  const compared = async (SkuList: string) =>
    skusOf({ products: await shop.api.comparison.products({ query: { SkuList } }) })

  it('returns the products in the requested order, at most three [S1-2.1-24]', async () => {
    expect(await compared('THREE,ONE')).toEqual(['THREE', 'ONE'])
    expect(await compared('TWO~A/B 1')).toEqual(['TWO', 'A/B 1'])
    expect(await compared('ONE,TWO,THREE,FOUR')).toEqual(['ONE', 'TWO', 'THREE'])
  })

  it('finds lower-case SKUs, each once [S1-2.1-24]', async () => {
    expect(await compared('three,one')).toEqual(['THREE', 'ONE'])
    expect(await compared('two~a/b 1')).toEqual(['TWO', 'A/B 1'])
    expect(await compared('one,ONE,Two')).toEqual(['ONE', 'TWO'])
  })

  it('omits repeated and unknown SKUs and products of other shops', async () => {
    expect(await compared('ONE,ONE,NO-SUCH,TWO')).toEqual(['ONE', 'TWO'])
    expect(await compared('TRADE')).toEqual([])
    expect(await compared('')).toEqual([])
  })

  it('returns the compared attributes and may be cached', async () => {
    await shop.db.update(categories).set({ attributes: [facet('width', 'range', 'mm')] })
    await shop.pool.query(`update products set attributes = '{"width": 900}' where sku = 'ONE'`)
    const response = await shop.inject({ url: '/api/compare/products?SkuList=ONE' })
    expect(response.json()).toMatchObject([
      { sku: 'ONE', price: 1299.5, specifications: [{ name: 'Size', rows: [{ name: 'width', value: '900 mm' }] }] },
    ])
    expect(response.headers['cache-control']).toContain('public')
    expect(response.headers.etag).toBeTruthy()
  })

  it('omits prices if they are for members', async () => {
    const trade = shop.visitor('wac.localhost')
    expect(await trade.comparison.products({ query: { SkuList: 'TRADE' } })).toMatchObject([
      { sku: 'TRADE', price: null },
    ])
    expect((await trade.compare.add({ body: { sku: 'TRADE' } })).products).toMatchObject([{ price: null }])
  })

  it('rejects a list that is too long for a URL', async () => {
    await expect(compared('x'.repeat(1001))).rejects.toMatchObject({ status: 400 })
    await expect(compared('A\0B')).rejects.toMatchObject({ status: 400 })
  })
})
