import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import type { ProductCard } from '#contract/catalogue/product.ts'
import type { CompareProduct } from '#domain/catalogue/compare-list.ts'
import { createCompareStore } from './compare-store.ts'
import { type Database, openDatabase } from './database.ts'
import { createOpenedProducts } from './opened-products.ts'
import { createProductCache, productCache } from './product-cache.ts'
import { cardsIn, createSeenProducts, seenLimit } from './seen-products.ts'

const open: Database[] = []
let made = 0
afterEach(async () => {
  vi.restoreAllMocks()
  for (const database of open.splice(0)) {
    database.close()
    await Dexie.delete(database.name)
  }
})
function device() {
  const database = openDatabase(`lists-${++made}`)
  open.push(database)
  return database
}

const card = (sku: string): ProductCard => ({
  productId: 1,
  sku,
  uri: sku.toLowerCase(),
  title: sku,
  image: { path: '/images/a', alt: '', width: 1, height: 1, color: '#fff' },
  manufacturer: { name: 'Testa', uri: 'testa', thumbnail: '' },
  category: 'Kettles',
  categoryUri: 'kettles',
  price: 10,
  rrp: null,
  discountOffRrp: null,
  percentageDiscountOffRrp: null,
  priceUponRequest: false,
  loginForPrice: false,
  pricingText: null,
  pricingValue: null,
  tooltip: null,
  valuePromise: false,
  priceMatch: false,
  ribbon: null,
  conditionType: 'brand-new',
  missingParts: null,
  energyStars: null,
  keyFacts: [],
  rating: null,
  available: true,
  nextStockDate: null,
})
const compared = (sku: string): CompareProduct => ({
  productId: 1,
  productName: sku,
  productSKU: sku,
  productImage: '',
  brandName: 'Testa',
  brandImage: '',
  price: 10,
})

it('keeps the compare list under its name, three at most, over a restart', async () => {
  const database = device()
  const store = createCompareStore('wa', database)
  for (const sku of ['A', 'B', 'C']) expect((await store.add(compared(sku))).ok).toBe(true)
  expect(await store.add(compared('D'))).toEqual({ ok: false, code: 'limit' })
  expect(await database.kept.get(['wa', 'CompareProducts'])).toMatchObject({
    value: { comparisonProducts: [{ productSKU: 'A' }, { productSKU: 'B' }, { productSKU: 'C' }] },
  })
  expect((await store.remove('B')).map(({ productSKU }) => productSKU)).toEqual(['A', 'C'])
  expect(await createCompareStore('wa', database).list()).toHaveLength(2)
  expect(await createCompareStore('aol', database).list()).toEqual([])
})

it('loses no product when two tabs add at once, and notifies each tab', async () => {
  const database = device()
  const [first, second] = [createCompareStore('wa', database), createCompareStore('wa', database)]
  const seen: number[] = []
  const stop = first.watch((list) => seen.push(list.length))
  await Promise.all([first.add(compared('A')), second.add(compared('B'))])
  expect(await first.list()).toHaveLength(2)
  await expect.poll(() => seen.at(-1)).toBe(2)
  stop()
})

it('takes a compare list it cannot read for an empty one', async () => {
  const database = device()
  await database.kept.put({ brand: 'wa', key: 'CompareProducts', value: { comparisonProducts: 'A,B' } })
  expect(await createCompareStore('wa', database).list()).toEqual([])
})

it('writes products cached within 500 ms once, and uses none past thirty minutes [S1-9-03]', async () => {
  const database = device()
  let now = 0
  const cache = createProductCache({ brand: 'wa', database, now: () => now })
  const put = vi.spyOn(database.kept, 'put')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const sku of ['A', 'B', 'C']) cache.put([card(sku)])
  await vi.advanceTimersByTimeAsync(499)
  expect(put).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(() => put.mock.calls.length).toBe(1)
  await expect.poll(() => database.kept.get(['wa', productCache.key])).toBeDefined()
  const later = createProductCache({ brand: 'wa', database, now: () => now })
  now = 30 * 60_000 - 1
  expect((await later.get(['B', 'A']))?.map(({ sku }) => sku)).toEqual(['B', 'A'])
  expect(await later.get(['B', 'UNKNOWN'])).toBeNull()
  now = 30 * 60_000
  expect(await later.get(['B'])).toBeNull()
})

it('finds every card in a response at any depth', () => {
  const response = {
    products: [card('A')],
    blocks: [{ items: [{ product: card('B') }, { sku: 'X', uri: 'x' }] }],
    n: 1,
  }
  expect(cardsIn(response).map(({ sku }) => sku)).toEqual(['A', 'B'])
})

it('remembers the products seen last, three hundred of each shop', async () => {
  const database = device()
  let now = 0
  const seen = createSeenProducts({ brand: 'wa', database, now: () => now })
  const otherShop = createSeenProducts({ brand: 'aol', database, now: () => now })
  otherShop.see([card('OTHER')])
  for (let index = 0; index < seenLimit + 20; index++) {
    now++
    seen.see([card(`P${index}`)])
  }
  await expect.poll(async () => (await seen.list()).length, { timeout: 5_000 }).toBe(seenLimit)
  const skus = (await seen.list()).map(({ sku }) => sku)
  expect([skus[0], skus.includes('P19'), skus.includes('P20')]).toEqual([`P${seenLimit + 19}`, false, true])
  expect((await otherShop.list()).map(({ sku }) => sku)).toEqual(['OTHER'])
})

it('lists opened products, the last one first, as far as their cards are stored', async () => {
  const database = device()
  const seen = createSeenProducts({ brand: 'wa', database })
  const opened = createOpenedProducts({ brand: 'wa', database })
  seen.see([card('A'), card('B')])
  await vi.waitFor(async () => expect(await seen.list()).toHaveLength(2))
  for (const sku of ['A', 'B', 'unknown', 'A']) await opened.open(sku)
  expect((await opened.list()).map(({ sku }) => sku)).toEqual(['A', 'B'])
  expect(await createOpenedProducts({ brand: 'hc', database }).list()).toEqual([])
})
