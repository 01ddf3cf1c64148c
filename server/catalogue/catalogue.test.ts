import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BestQuery, ListingQuery } from '#contract/catalogue/catalogue.ts'
import { aCategory, aManufacturer, aProduct, facet } from '../../tests/builders.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
  const { db } = shop
  const top = await aCategory(db, 'lab', { name: 'Lab' })
  const middle = await aCategory(db, 'lab/cold', { name: 'Cold', parentId: top.id })
  const attributes = [facet('type', 'choice'), facet('width', 'range', 'mm')]
  const boxes = await aCategory(db, 'lab/cold/boxes', { name: 'Boxes', parentId: middle.id, attributes })
  const chests = await aCategory(db, 'lab/cold/chests', { name: 'Chests', parentId: middle.id, attributes })
  await aCategory(db, 'lab/warm', { name: 'Warm', parentId: top.id })
  const [vest, oster] = [await aManufacturer(db, 'Vest & Co'), await aManufacturer(db, 'Öster')]
  const box = (number: number, listing: object, product: object = {}) =>
    aProduct(db, {
      category: boxes,
      manufacturer: number % 2 ? vest : oster,
      product: {
        sku: `BOX-${number}`,
        slug: `box-${number}`,
        attributes: { type: 'French door', width: 800 + number },
        ...product,
      },
      listing: { rank: number, ...listing },
      stock: number === 1 ? {} : { '2000_SYDNEY': 1 },
    })
  await box(1, { priceCents: 500_00 })
  await box(2, { priceCents: 900_00, onSale: true, rrpCents: 1200_00 }, { releasedOn: '2026-11-01' })
  await box(3, { priceCents: 1500_00, condition: 'runout' }, { attributes: { type: 'Side by side', width: 900 } })
  await box(4, { priceCents: null, condition: 'cosmetic', ratingAverage: 4.8, ratingCount: 4 })
  await aProduct(db, {
    category: chests,
    manufacturer: vest,
    product: { sku: 'CHEST-1' },
    listing: { rank: 50, priceCents: 99_00 },
  })
  await aProduct(db, { category: chests, manufacturer: vest, product: { sku: 'CHEST-2' }, brand: 'aol' })
})
afterAll(() => shop.close())

const listing = (query: ListingQuery) => shop.api.catalogue.listing({ query })
const topSkus = async (query: BestQuery) => (await shop.api.catalogue.best({ query })).map(({ sku }) => sku)
const skus = async (query: ListingQuery) =>
  (await listing({ category: 'lab/cold/boxes', ...query })).products.map(({ sku }) => sku)

describe('the top products of a shop', () => {
  beforeAll(async () => {
    const { db } = shop
    const shed = await aCategory(db, 'toolshed', { name: 'Shed' })
    const manufacturer = await aManufacturer(db, 'Spade')
    const tools = ['spades', 'rakes'].map((name) => aCategory(db, `toolshed/${name}`, { name, parentId: shed.id }))
    const [spades, rakes] = await Promise.all(tools)
    for (const [category, sku, rank, quantity] of [
      [spades, 'SPADE-1', 9, 1],
      [spades, 'SPADE-2', 8, 1],
      [rakes, 'RAKE-1', 5, 1],
      [rakes, 'RAKE-0', 7, 0],
    ] as const) {
      const stock = { '2000_SYDNEY': quantity }
      await aProduct(db, {
        category: category ?? shed,
        manufacturer,
        product: { sku },
        listing: { rank },
        stock,
      })
    }
  })
  it('lists the first in-stock products of a category and its subcategories, in its order', async () => {
    expect(await topSkus({ category: 'toolshed' })).toEqual(['SPADE-1', 'SPADE-2', 'RAKE-1'])
    expect(await topSkus({ category: 'toolshed', size: 2 })).toEqual(['SPADE-1', 'SPADE-2'])
    const query = { category: 'lab', filter: 'stock:in-stock' }
    for (const sort of ['price-asc', 'price-desc', 'newest', 'rating', 'discount', 'popular'] as const)
      expect(await topSkus({ category: 'lab', sort }), sort).toEqual(await skus({ ...query, sort }))
  })
  it('narrows them by a filter', async () => {
    expect(await topSkus({ category: 'lab/cold/boxes', filter: 'width:850-950' })).toEqual(
      await skus({ filter: 'width:850-950;stock:in-stock', sort: 'popular' }),
    )
    expect(await topSkus({ category: 'lab/cold/boxes', filter: 'width:850-950' })).toEqual(['BOX-3'])
    expect(await topSkus({ category: 'lab/cold/boxes', filter: 'width:100-200' })).toEqual([])
  })
  it('alternates between categories when mixed', async () => {
    expect(await topSkus({ category: 'toolshed', mixed: true, size: 2 })).toEqual(['SPADE-1', 'RAKE-1'])
    expect(await topSkus({ category: 'toolshed', mixed: true })).toEqual(['SPADE-1', 'RAKE-1', 'SPADE-2'])
  })
  it('filters by collection', async () => {
    expect(await topSkus({ category: 'lab', collection: 'sale' })).toEqual(['BOX-2'])
  })
  it('rejects an unknown collection, size or order by field', async () => {
    for (const [field, value] of Object.entries({ collection: 'toString', size: '0', sort: 'cheapest' }))
      await expect(shop.api.catalogue.best({ query: { [field]: value } })).rejects.toMatchObject({
        problem: { fields: { [field]: expect.anything() } },
      })
  })
})

describe('a listing', () => {
  it('lists the products of a category and its subcategories in this shop, most popular first', async () => {
    const { products, totalCount, unfilteredCount, page, size, sort } = await listing({ category: 'lab' })
    expect(products.map(({ sku }) => sku)).toEqual(['CHEST-1', 'BOX-4', 'BOX-3', 'BOX-2', 'BOX-1'])
    expect({ totalCount, unfilteredCount, page, size, sort }).toEqual({
      totalCount: 5,
      unfilteredCount: 5,
      page: 1,
      size: 24,
      sort: 'popular',
    })
    expect((await listing({ category: 'la' })).totalCount).toBe(0)
    expect((await listing({ category: 'lab/col%' })).totalCount).toBe(0)
  })
  it('sorts as requested, products without a price last', async () => {
    expect(await skus({ sort: 'price-asc' })).toEqual(['BOX-1', 'BOX-2', 'BOX-3', 'BOX-4'])
    expect(await skus({ sort: 'price-desc' })).toEqual(['BOX-3', 'BOX-2', 'BOX-1', 'BOX-4'])
    expect((await skus({ sort: 'newest' }))[0]).toBe('BOX-2')
    expect((await skus({ sort: 'discount' }))[0]).toBe('BOX-2')
    expect((await skus({ sort: 'rating' }))[0]).toBe('BOX-4')
  })
  it('filters by options and ranges, and counts each facet without its own filter', async () => {
    const { products, totalCount, unfilteredCount, facets } = await listing({
      category: 'lab/cold/boxes',
      filter: 'type:french-door;price:500-900',
    })
    expect(products.map(({ sku }) => sku)).toEqual(['BOX-2', 'BOX-1'])
    expect([totalCount, unfilteredCount]).toEqual([2, 4])
    const of = (key: string) => facets.find((row) => row.key === key)
    expect(of('type')?.values.map(({ value, count }) => [value, count])).toEqual([['french-door', 2]])
    expect(of('price')).toMatchObject({ min: 500, max: 900, from: 500, to: 900 })
    expect(of('brand')?.values.map(({ value, count }) => [value, count])).toEqual([
      ['oster', 1],
      ['vest-and-co', 1],
    ])
  })
  it('offers its kinds, price and width first, and the filters of its category after its subcategories', async () => {
    const leaf = (await listing({ category: 'lab/cold/boxes' })).facets.map(({ key }) => key)
    expect(leaf).toEqual(['type', 'price', 'width', 'brand', 'rating', 'stock', 'offer', 'condition'])
    const top = await listing({ category: 'lab/cold' })
    const categories = top.facets.find(({ key }) => key === 'category')
    expect(categories?.values.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['boxes', 'Boxes', 4],
      ['chests', 'Chests', 1],
    ])
    expect((await listing({ category: 'lab/cold', filter: 'category:chests' })).totalCount).toBe(1)
  })
  it('offers an attribute of several categories as a filter in one unit only', async () => {
    const { db } = shop
    const manufacturer = await aManufacturer(db, 'Ampere')
    const { id: parentId } = await aCategory(db, 'power')
    const watts = [facet('length', 'range', 'mm'), facet('power', 'range', 'W')]
    const kilowatts = [facet('length', 'range', 'mm'), facet('power', 'range', 'kW')]
    for (const [index, attributes] of [watts, kilowatts].entries()) {
      const category = await aCategory(db, `power/kind-${index}`, { parentId, attributes })
      for (const power of [2, 3])
        await aProduct(db, { category, manufacturer, product: { attributes: { length: power * 100, power } } })
    }
    const keys = async (query: ListingQuery) => (await listing(query)).facets.map(({ key }) => key)
    expect(await keys({ category: 'power/kind-0' })).toContain('power')
    const both = await keys({ manufacturer: 'ampere' })
    expect(both).toContain('length')
    expect(both).not.toContain('power')
  })
  it('offers predefined filters', async () => {
    const { promoted } = await listing({ category: 'lab/cold/boxes' })
    expect(promoted).toContainEqual({ label: 'In stock', filter: 'stock:in-stock', count: 3, selected: false })
    expect(promoted).toContainEqual({ label: 'On sale', filter: 'offer:on-sale', count: 1, selected: false })
    expect(promoted).toContainEqual({ label: 'Rated 4 and up', filter: 'rating:4-', count: 1, selected: false })
    expect(await skus({ filter: 'stock:in-stock' })).toEqual(['BOX-4', 'BOX-3', 'BOX-2'])
    expect(await skus({ filter: 'rating:4-' })).toEqual(['BOX-4'])
  })
  it('has pages without repeated products, at most 60 per page', async () => {
    expect(await skus({ size: 3 })).toEqual(['BOX-4', 'BOX-3', 'BOX-2'])
    expect(await skus({ size: 3, page: 2 })).toEqual(['BOX-1'])
    const beyond = await listing({ category: 'lab/cold/boxes', page: 9 })
    expect([beyond.products, beyond.totalCount, beyond.page]).toEqual([[], 4, 9])
    expect((await listing({ size: 500 })).size).toBe(60)
    const all = await listing({ size: 60 })
    const second = await listing({ size: 60, page: 2 })
    const numbers = [...all.products, ...second.products].map(({ productId }) => productId)
    expect(new Set(numbers).size).toBe(120)
  })
  it('rejects an invalid page by field', async () => {
    for (const query of [{ page: 0 }, { page: 'two' }, { size: 1.5 }])
      await expect(listing(query)).rejects.toMatchObject({ status: 400, problem: { code: 'invalid_request' } })
    await expect(listing({ page: 'two' })).rejects.toMatchObject({ problem: { fields: { page: expect.anything() } } })
  })
  it('lists a collection: sale, new, clearance', async () => {
    expect(await skus({ collection: 'sale' })).toEqual(['BOX-2'])
    expect(await skus({ collection: 'new' })).toEqual(['BOX-2'])
    expect(await skus({ collection: 'clearance' })).toEqual(['BOX-4', 'BOX-3'])
    expect((await listing({ collection: 'new' })).sort).toBe('newest')
    await expect(listing({ collection: 'toString' })).rejects.toMatchObject({ status: 400 })
  })
  it('filters by manufacturer', async () => {
    expect((await listing({ manufacturer: 'vest-co' })).products.map(({ sku }) => sku)).toEqual([
      'CHEST-1',
      'BOX-3',
      'BOX-1',
    ])
  })
})

describe('a category', () => {
  const category = (uri: string) => shop.api.catalogue.category({ query: { uri } })
  it('has its breadcrumbs and its subcategories in this shop', async () => {
    const { name, crumbs, children, productCount } = await category('lab/cold')
    expect({ name, productCount }).toEqual({ name: 'Cold', productCount: 5 })
    expect(crumbs).toEqual([
      { name: 'Home', uri: '/' },
      { name: 'Lab', uri: '/c/lab' },
      { name: 'Cold', uri: '/c/lab/cold' },
    ])
    expect(children.map(({ uri, productCount: count }) => [uri, count])).toEqual([
      ['lab/cold/boxes', 4],
      ['lab/cold/chests', 1],
    ])
  })
  it('ignores the case of the path, and responds 404 if the shop lists nothing in it', async () => {
    expect((await category('/LAB/Cold/')).uri).toBe('lab/cold')
    for (const uri of ['lab/warm', 'lab/none', '']) await expect(category(uri)).rejects.toMatchObject({ status: 404 })
  })
  it('is in the list of categories if it is at the top level', async () => {
    expect(await shop.api.catalogue.categories()).toContainEqual(
      expect.objectContaining({ uri: 'lab', productCount: 5 }),
    )
  })
})

describe('manufacturers and cards', () => {
  it('lists the manufacturers that this shop sells, with the categories of each', async () => {
    const manufacturers = await shop.api.catalogue.brands()
    expect(manufacturers).toContainEqual(
      expect.objectContaining({ name: 'Vest & Co', uri: 'vest-co', productCount: 3 }),
    )
    const manufacturer = await shop.api.catalogue.brand({ params: { uri: 'vest-co' } })
    expect(manufacturer.categories.map(({ uri, productCount }) => [uri, productCount])).toEqual([
      ['lab/cold/boxes', 2],
      ['lab/cold/chests', 1],
    ])
    await expect(shop.api.catalogue.brand({ params: { uri: 'nobody' } })).rejects.toMatchObject({ status: 404 })
  })
  it('returns cards in the requested order, without products the shop does not sell', async () => {
    const cards = await shop.api.catalogue.cards({ query: { skus: 'CHEST-1, BOX-2~BOX-1,CHEST-2,BOX-2,NOTHING' } })
    expect(cards.map(({ sku }) => sku)).toEqual(['CHEST-1', 'BOX-2', 'BOX-1'])
  })
})

it('lists all four groups of the range across the shops', async () => {
  const groups = ['kitchen', 'appliances', 'electronics', 'furniture']
  const listed = await Promise.all(
    ['aol.localhost', 'andoo.localhost'].map((host) => shop.visitor(host).catalogue.categories()),
  )
  expect(listed.flat().map(({ uri }) => uri)).toEqual(expect.arrayContaining(groups))
})

it('finds the products of promotions by an index', async () => {
  await shop.pool.query('analyze listings')
  const { rows } = await shop.pool.query(
    'explain select product_id from listings where promotion_id = any(array[gen_random_uuid()])',
  )
  expect(JSON.stringify(rows)).toContain('listings_promotion')
})
