import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCategory, aLocality, aProduct, aStore, facet } from '../../../tests/builders.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { settings, storeStock } from '../../database/schema/catalogue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
})
afterAll(() => shop.close())

const definitions = [
  facet('width', 'range', 'mm'),
  facet('load', 'range', 'kg'),
  facet('energy', 'range', 'kWh a year'),
  facet('water', 'range', 'L a wash'),
]
const bySku = (sku: string) => shop.api.product.bySku({ params: { sku } })

/** A category with washing machines of these loads (kg) and uses (kWh a year), named by their position. */
async function washers(uri: string, machines: readonly { load: number; energy: number; brand?: string }[]) {
  const category = await aCategory(shop.db, uri, { attributes: definitions })
  for (const [index, { load, energy, brand = 'wa' }] of machines.entries())
    await aProduct(shop.db, {
      category,
      brand,
      product: { sku: `${uri}-${index}`, attributes: { width: 600, load, energy, water: 60 } },
    })
  return (index: number) => shop.api.productDetails.energy({ params: { sku: `${uri}-${index}` } })
}

describe('the energy use of a product', () => {
  it('is a field of it, with the water of a wash', async () => {
    await washers('used', [{ load: 8, energy: 212 }])
    expect((await bySku('used-0')).energyUse).toEqual({ kWhAYear: 212, litresAWash: 60 })
  })

  it('is null without a figure', async () => {
    const category = await aCategory(shop.db, 'unused', { attributes: definitions })
    await aProduct(shop.db, { category, product: { sku: 'UNUSED', attributes: { width: 600 } } })
    expect((await bySku('UNUSED')).energyUse).toBeNull()
    expect(await shop.api.productDetails.energy({ params: { sku: 'UNUSED' } })).toEqual({ comparison: null })
  })

  it('is compared with what this shop sells in the same category and size', async () => {
    const energyOf = await washers('compared', [
      { load: 8, energy: 212 },
      { load: 9, energy: 294 },
      { load: 7, energy: 180 },
      { load: 12, energy: 400 },
      { load: 8, energy: 500, brand: 'aol' },
    ])
    expect(await energyOf(0)).toEqual({
      comparison: { count: 3, lowestKWh: 180, highestKWh: 294, size: { from: 7, to: 9, unit: 'kg' } },
    })
  })

  it('is not compared with fewer than two others', async () => {
    const energyOf = await washers('few', [
      { load: 8, energy: 212 },
      { load: 8, energy: 300 },
    ])
    expect(await energyOf(0)).toEqual({ comparison: null })
  })
})

describe('the stores with a product', () => {
  it('are the nearest first, without those that have none', async () => {
    const category = await aCategory(shop.db, 'stored')
    const { id: productId } = await aProduct(shop.db, { category, product: { sku: 'STORED' } })
    const far = await aStore(shop.db, { name: 'Far', state: 'ACT', latitude: -35.28, longitude: 149.13 })
    const near = await aStore(shop.db, { name: 'Near', latitude: -33.87, longitude: 151.21 })
    const empty = await aStore(shop.db)
    const other = await aStore(shop.db, { brand: 'aol' })
    const closed = await aStore(shop.db, { isShown: false })
    await shop.db.insert(storeStock).values([
      { productId, storeId: far.id, quantity: 4 },
      { productId, storeId: near.id, quantity: 1 },
      { productId, storeId: empty.id, quantity: 0 },
      { productId, storeId: other.id, quantity: 9 },
      { productId, storeId: closed.id, quantity: 5 },
    ])
    const place = await aLocality(shop.db, { suburb: 'Storeville', postcode: '2000' })
    const stores = await shop.api.productDetails.storeStock({
      params: { sku: 'STORED' },
      query: { location: place.id },
    })
    expect(stores.map(({ name, quantity, distanceKm }) => [name, quantity, distanceKm])).toEqual([
      ['Near', 1, 0],
      ['Far', 4, 247],
    ])
    expect(stores[0]).toMatchObject({ storeUri: near.uri, suburb: 'Sydney', openTimes: near.openTimes })
  })

  it('have no distance without a known location', async () => {
    const category = await aCategory(shop.db, 'placeless')
    const { id: productId } = await aProduct(shop.db, { category, product: { sku: 'PLACELESS' } })
    const store = await aStore(shop.db)
    await shop.db.insert(storeStock).values({ productId, storeId: store.id, quantity: 2 })
    for (const query of [{}, { location: 'NOWHERE' }]) {
      const stores = await shop.api.productDetails.storeStock({ params: { sku: 'PLACELESS' }, query })
      expect(stores.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([[store.name, null]])
    }
  })

  it('are unknown for a product that the shop does not sell', async () => {
    await expect(shop.api.productDetails.storeStock({ params: { sku: 'NONE' }, query: {} })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('ways to pay later', () => {
  it('split the price into payments, and follow the limits of the shop', async () => {
    const category = await aCategory(shop.db, 'paid')
    await aProduct(shop.db, { category, product: { sku: 'PAID' }, listing: { priceCents: 500_01 } })
    const value = '{"minimum": 10, "maximum": 500}'
    await shop.db.delete(settings)
    await shop.db.insert(settings).values({ brand: 'wa', name: 'ZipConfig', value })
    const afterpay = {
      name: 'Afterpay',
      path: '/afterpay',
      instalments: { count: 4, every: 'fortnight', amount: 125.01 },
    }
    expect((await bySku('PAID')).payLater).toEqual([afterpay])
    await shop.db.update(settings).set({ value: '{"maximum": 501}' })
    expect((await bySku('PAID')).payLater).toEqual([afterpay, { name: 'Zip', path: '/zipmoney', instalments: null }])
  })

  it('are not named without a price', async () => {
    const category = await aCategory(shop.db, 'unpriced')
    await aProduct(shop.db, { category, product: { sku: 'UNPRICED' }, listing: { priceUponRequest: true } })
    expect((await bySku('UNPRICED')).payLater).toEqual([])
  })
})
