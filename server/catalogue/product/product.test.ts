import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCategory, aManufacturer, aProduct, facet } from '../../../tests/builders.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { refreshListings } from '../../database/derived/listed-stock.ts'
import { newId } from '../../database/id.ts'
import { listings, priceHistory, promotions } from '../../database/schema/catalogue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
  const manufacturer = await aManufacturer(shop.db, 'Vestfold')
  const attributes = [
    facet('width', 'range', 'mm'),
    facet('finish', 'choice'),
    facet('doors', 'range'),
    facet('noise', 'range', 'dB'),
  ]
  const category = await aCategory(shop.db, 'lab', { name: 'Lab', attributes })
  const promotionId = newId()
  await shop.db.insert(promotions).values({
    id: promotionId,
    brand: 'wa',
    uri: 'bonus',
    title: 'Kettle with a fridge',
    rewardLabel: 'Bonus',
    startsOn: '2026-11-10',
    endsOn: '2026-11-30',
  })
  const shared = { manufacturer, category }
  const product = {
    sku: 'LAB/1',
    slug: 'lab-one',
    title: 'Lab one',
    productId: 800_001,
    attributes: { width: 1200, finish: 'Brushed steel', noise: 38 },
    images: [{ key: 'nothing-front', type: 'front' as const, alt: 'Lab one, from the front' }],
    features: [{ title: 'Quiet', text: 'You hear nothing.' }],
    specifications: [{ name: 'Warranty', rows: [{ name: 'From the maker', value: '2 years' }] }],
    finish: 'Brushed steel',
    variantGroup: 'LAB',
    goesWith: ['LAB-2', 'LAB-ELSEWHERE'],
    warranties: [{ id: 'w5', name: '5 years', note: 'In all', priceCents: 129_00, included: false }],
  }
  const listing = {
    ratingAverage: 4.5,
    ratingCount: 12,
    priceCents: 1899_50,
    rrpCents: 2000_00,
    ribbonType: 'save',
    ribbonText: 'Save $100',
    pricingText: 'Online price',
    pricingValue: 'until Sunday',
    tooltip: 'Checked daily',
    promotionId,
  }
  const created = await aProduct(shop.db, {
    ...shared,
    product,
    listing,
    stock: { '2000_SYDNEY': 3, '1010_AUCKLAND': 9 },
  })
  const day = (on: string, priceCents: number) => ({ brand: 'wa', productId: created.id, on, priceCents })
  await shop.db
    .insert(priceHistory)
    .values([day('2025-06-01', 2400_00), day('2026-01-05', 2100_00), day('2026-11-01', 1899_50)])
  await shop.db
    .insert(listings)
    .values({ ...plain, brand: 'wac', productId: created.id, ...listing, promotionId: null })
  await aProduct(shop.db, {
    ...shared,
    product: { sku: 'LAB-2', slug: 'lab-two', finish: 'Matte black', variantGroup: 'LAB' },
    listing: { rrpCents: 1040_00 },
  })
  await aProduct(shop.db, {
    ...shared,
    product: { sku: 'LAB-3', slug: 'lab-three' },
    listing: { priceUponRequest: true },
  })
  await aProduct(shop.db, { ...shared, product: { sku: 'LAB-4', slug: 'lab-four' }, listing: { priceCents: null } })
  await aProduct(shop.db, { ...shared, product: { sku: 'LAB-ELSEWHERE', slug: 'lab-elsewhere' }, brand: 'aol' })
  await refreshListings(shop.db)
})
afterAll(() => shop.close())

const plain = {
  priceUponRequest: false,
  condition: 'new',
  valuePromise: false,
  priceMatch: false,
  onSale: false,
  rank: 0,
}
const bySlug = (slug: string, date?: string) => shop.api.product.bySlug({ params: { slug }, query: { date } })

describe('a product', () => {
  it('has the fields of pages and lists [S1-3-19]', async () => {
    expect(await bySlug('lab-one')).toMatchObject({
      productId: 800_001,
      sku: 'LAB/1',
      uri: 'lab-one',
      title: 'Lab one',
      image: { alt: 'Lab one, from the front', width: 1200 },
      ribbon: { type: 'save', text: 'Save $100' },
      price: 1899.5,
      rrp: 2000,
      discountOffRrp: 100.5,
      percentageDiscountOffRrp: 5,
      pricingText: 'Online price',
      pricingValue: 'until Sunday',
      tooltip: 'Checked daily',
      manufacturer: { name: 'Vestfold', uri: 'vestfold' },
      rating: { average: 4.5, count: 12 },
      available: true,
      loginForPrice: false,
    })
  })
  it('shows three key facts with their units, in the order of its category', async () => {
    const { keyFacts } = await bySlug('lab-one')
    expect(keyFacts).toEqual([
      { name: 'width', value: '1,200 mm' },
      { name: 'finish', value: 'Brushed steel' },
      { name: 'noise', value: '38 dB' },
    ])
  })
  it('is the same by slug, number, extended number and SKU, which may contain a slash [S1-7-48]', async () => {
    const { api } = shop
    const bySku = await api.product.bySku({ params: { sku: 'LAB/1' } })
    const extended = await api.product.extendedById({ params: { id: '800001' } })
    expect(bySku).toEqual(await bySlug('lab-one'))
    expect(await api.product.byId({ params: { id: '800001' } })).toEqual(bySku)
    expect(extended).toMatchObject(bySku)
  })
  it('has the same features and specifications by number and by SKU [S1-7-50, S1-7-51]', async () => {
    const { api } = shop
    const features = await api.product.featuresById({ params: { id: '800001' } })
    expect(features).toEqual([{ title: 'Quiet', text: 'You hear nothing.' }])
    expect(await api.product.featuresBySku({ params: { sku: 'LAB/1' } })).toEqual(features)
    const specifications = await api.product.specificationsById({ params: { id: '800001' } })
    expect(specifications).toEqual([
      {
        name: 'Size',
        rows: [
          { name: 'width', value: '1,200 mm' },
          { name: 'finish', value: 'Brushed steel' },
          { name: 'noise', value: '38 dB' },
        ],
      },
      { name: 'Warranty', rows: [{ name: 'From the maker', value: '2 years' }] },
    ])
    expect(await api.product.specificationsBySku({ params: { sku: 'LAB/1' } })).toEqual(specifications)
    expect(await api.product.extendedById({ params: { id: '800001' } })).toMatchObject({ features, specifications })
  })
  it('lists warranties and accessories that this shop sells [S1-7-53]', async () => {
    const { warranties, installs, goesWith } = await shop.api.product.upsellOptions({ params: { sku: 'LAB/1' } })
    expect(warranties).toEqual([{ id: 'w5', name: '5 years', note: 'In all', price: 129, included: false }])
    expect(installs).toEqual([])
    expect(goesWith.map(({ sku }) => sku)).toEqual(['LAB-2'])
  })
  it('lists its finishes', async () => {
    const { variants } = await bySlug('lab-one')
    expect(variants.map(({ sku, uri, finish }) => [sku, uri, finish])).toEqual([
      ['LAB/1', 'lab-one', 'Brushed steel'],
      ['LAB-2', 'lab-two', 'Matte black'],
    ])
  })
  it('returns title and description for the head of its page', async () => {
    expect(await shop.api.product.meta({ params: { id: '800001' } })).toMatchObject({ title: 'Lab one' })
  })
  it('is not found in a shop that does not sell it, or under an unknown name', async () => {
    for (const slug of ['lab-elsewhere', 'no-such-thing'])
      await expect(bySlug(slug)).rejects.toMatchObject({ status: 404, problem: { code: 'not_found' } })
    for (const id of ['1', 'abc', '99999999999999999999'])
      await expect(shop.api.product.byId({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the price', () => {
  it('has a discount only from 5 percent or $200', async () => {
    expect(await bySlug('lab-two')).toMatchObject({ price: 1000, rrp: 1040, discountOffRrp: null })
  })
  it('is omitted on request, and null if there is none', async () => {
    expect(await bySlug('lab-three')).toMatchObject({ price: null, rrp: null, priceUponRequest: true })
    expect(await bySlug('lab-four')).toMatchObject({ price: null, priceUponRequest: false })
  })
  it('is that of the requested day, or of today for a future or invalid day', async () => {
    expect((await bySlug('lab-one', '2026-3-5')).price).toBe(2100)
    expect((await bySlug('lab-one', '2025-12-31')).price).toBe(2400)
    expect((await bySlug('lab-one', '2027-1-1')).price).toBe(1899.5)
    expect((await bySlug('lab-one', '2026-2-31')).price).toBe(1899.5)
  })
  it('is stored for a year', async () => {
    const { points } = await shop.api.product.priceHistory({ params: { sku: 'LAB/1' } })
    expect(points).toEqual([
      { date: '2026-01-05', price: 2100 },
      { date: '2026-11-01', price: 1899.5 },
    ])
  })
  it('is not in any response to signed-out visitors of a shop that requires a sign-in [S1-2.10-22]', async () => {
    const trade = shop.visitor('wac.localhost')
    const product = await trade.product.bySlug({ params: { slug: 'lab-one' }, query: {} })
    expect(product).toMatchObject({
      loginForPrice: true,
      price: null,
      rrp: null,
      discountOffRrp: null,
      percentageDiscountOffRrp: null,
      pricingValue: null,
      ribbon: null,
    })
    expect((await trade.product.priceHistory({ params: { sku: 'LAB/1' } })).points).toEqual([])
    const dearFirst = { query: { category: 'lab', sort: 'price-desc' as const, filter: 'price:9000-' } }
    const listing = await trade.catalogue.listing(dearFirst)
    expect(listing).toMatchObject({ totalCount: 1, sort: 'popular' })
    expect(listing.facets.some(({ key }) => key === 'price')).toBe(false)
    const { suggestions } = await trade.search.suggestions({ query: { searchTerm: 'lab one' } })
    expect(suggestions.find(({ type }) => type === 'product')).toMatchObject({
      text: 'Lab one',
      price: null,
      ribbon: null,
    })
    const lookup = await trade.search.lookup({ query: { searchTerms: 'lab one' } })
    expect(lookup.ProductResults).toMatchObject([{ Name: 'Lab one', Price: null }])
    expect(JSON.stringify([product, listing, suggestions, lookup])).not.toMatch(/1899|2000|100\.5/)
  })
})

describe('the promotion of a product', () => {
  it('is the one that runs on the requested day', async () => {
    expect((await bySlug('lab-one')).promotion).toEqual({
      title: 'Kettle with a fridge',
      rewardLabel: 'Bonus',
      startDate: '2026-11-10',
      endDate: '2026-11-30',
      thumbImg: null,
    })
    expect((await bySlug('lab-one', '2026-11-9')).promotion).toBeNull()
    expect((await bySlug('lab-one', '2026-12-1')).promotion).toBeNull()
    expect((await bySlug('lab-one', '2026-11-30')).promotion).not.toBeNull()
  })
})

describe('the delivery of a product', () => {
  const estimate = async (location?: string, skus = 'LAB/1') =>
    (await shop.api.product.delivery({ query: { skus, location } }))[0]

  it('promises the first free day, from the stock of this country', async () => {
    expect(await estimate('2000_SYDNEY')).toEqual({
      sku: 'LAB/1',
      available: true,
      date: '2026-11-21',
      price: 49,
      saturdayPrice: null,
      stockQuantity: 3,
      stockPlace: 'Sydney',
    })
  })
  it('includes the Saturday price if it differs', async () => {
    shop.clock.set('2026-11-22T02:00:00Z')
    expect(await estimate('2000_SYDNEY')).toMatchObject({ date: '2026-11-23', price: 0, saturdayPrice: 49 })
    shop.clock.set('2026-11-20T02:00:00Z')
  })
  it('reports a missing stock or delivery in a message', async () => {
    expect(await estimate('2000_SYDNEY', 'LAB-2')).toBeUndefined()
    expect(await estimate('2880_BROKEN_HILL')).toMatchObject({ available: false, date: null, price: null })
  })
  it('has no estimate for a visitor without a location', async () => {
    expect(await shop.api.product.delivery({ query: { skus: 'LAB/1' } })).toEqual([])
    expect(await shop.api.product.delivery({ query: { skus: 'LAB/1', location: '9999_NOWHERE' } })).toEqual([])
  })
  it('omits products that the shop does not sell', async () => {
    const query = { skus: 'LAB-ELSEWHERE,NOTHING', location: '2000_SYDNEY' }
    expect(await shop.api.product.delivery({ query })).toEqual([])
    expect(await shop.api.product.delivery({ query: { skus: '' } })).toEqual([])
  })
})
