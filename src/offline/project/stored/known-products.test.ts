import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import type { ProductCard } from '#contract/catalogue/product.ts'
import type { PickedProduct } from '#contract/project/project-search.ts'
import { type Database, openDatabase } from '#offline/database.ts'
import { projectRow } from '#offline/project-store.ts'
import { lineOf, twoFolders } from '../../../../tests/project-edits.ts'
import { createKnownProducts, knownByCode, newestOfEach, searchKnown } from './known-products.ts'

let database: Database
const now = Date.parse('2026-11-23T09:00:00Z')
const known = () => createKnownProducts({ brand: 'wa', database, now: () => now })

beforeEach(async () => {
  database = openDatabase(`known-${Math.random()}`)
})

const picture = { path: 'p/kettle', alt: 'A kettle', width: 1, height: 1, color: '#fff' }
const card = (sku: string, price: number | null): ProductCard => ({
  productId: 1,
  sku,
  uri: `kettle-${sku.toLowerCase()}`,
  title: 'Testa kettle',
  image: picture,
  manufacturer: { name: 'Testa', uri: '/testa', thumbnail: '' },
  category: 'Kettles',
  categoryUri: '/kettles',
  price,
  rrp: 120,
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
  conditionType: 'new',
  missingParts: null,
  energyStars: null,
  keyFacts: [],
  rating: null,
  available: true,
  nextStockDate: null,
})
const picked = (sku: string, price: number, gtin: string | null = null): PickedProduct => ({
  sku,
  gtin,
  title: `Testa ${sku}`,
  brand: 'Testa',
  price,
  imageUrl: null,
})

it('knows what pages of the shop, look-ups and stored projects have shown', async () => {
  await database.seenProducts.put({ brand: 'wa', sku: 'KETTLE', card: card('KETTLE', 90), seenAt: now - 3000 })
  await database.seenProducts.put({ brand: 'aol', sku: 'OTHER', card: card('OTHER', 90), seenAt: now })
  await known().remember([picked('TOASTER', 55)])
  const project = { ...twoFolders(), cart: { products: [{ ...lineOf('OVEN'), brand: 'Testa', category: 'Ovens' }] } }
  await database.projects.put(projectRow({ brand: 'wa', project: project as typeof project, savedAt: now - 5000 }))
  const products = await known().list()
  expect(products.map(({ sku }) => sku)).toEqual(['TOASTER', 'KETTLE', 'OVEN'])
  expect(knownByCode(products, 'kettle ')).toEqual({
    sku: 'KETTLE',
    title: 'Testa kettle',
    brand: 'Testa',
    category: 'Kettles',
    price: 90,
    rrp: 120,
    uri: '/p/kettle-kettle',
    image: picture,
  })
})

it('takes the price that was shown last, and what older records say beside it', async () => {
  await database.seenProducts.put({ brand: 'wa', sku: 'KETTLE', card: card('KETTLE', 90), seenAt: now - 3000 })
  await known().remember([picked('KETTLE', 85)])
  expect(await known().list()).toMatchObject([
    { sku: 'KETTLE', title: 'Testa KETTLE', price: 85, category: 'Kettles', image: picture },
  ])
  const none = { sku: 'A', title: 'A', brand: 'B', category: '', price: null }
  expect(
    newestOfEach([
      { product: { ...none, price: 5 }, seenAt: 1 },
      { product: none, seenAt: 2 },
    ]),
  ).toEqual([none])
})

it('stores the last 200 products of look-ups, each once', async () => {
  for (let page = 0; page < 21; page++)
    await known().remember(Array.from({ length: 10 }, (_, index) => picked(`P${page * 10 + index}`, page)))
  await known().remember([picked('P209', 7)])
  const skus = (await known().list()).map(({ sku }) => sku)
  expect([skus.length, skus[0], skus.includes('P0'), new Set(skus).size]).toEqual([200, 'P209', false, 200])
})

it('finds by name, SKU, brand or category, and leaves what cannot be read', async () => {
  await database.kept.put({ brand: 'wa', key: 'staff-products', value: [{ what: 'else' }] })
  await database.seenProducts.put({ brand: 'wa', sku: 'KETTLE', card: card('KETTLE', 90), seenAt: now })
  const products = await known().list()
  const found = (text: string) => searchKnown(products, text).map(({ sku }) => sku)
  expect(['kett', 'testa', 'kettles', 'oven'].map(found)).toEqual([['KETTLE'], ['KETTLE'], ['KETTLE'], []])
})

it('finds by a barcode number that a look-up, a product page or a stored project has shown', async () => {
  const [toaster, kettle, oven] = ['2000000000015', '0036000291452', '4006381333931']
  await known().remember([picked('TOASTER', 55, toaster)])
  const shown = { ...card('KETTLE', 90), gtin: kettle }
  await database.seenProducts.put({ brand: 'wa', sku: 'KETTLE', card: shown, seenAt: now - 9000 })
  // A list that is shown later has no barcode number.
  await known().remember([picked('KETTLE', 85)])
  const line = { ...lineOf('OVEN'), brand: 'Testa', category: 'Ovens', gtin: oven }
  const project = { ...twoFolders(), cart: { products: [line] } }
  await database.projects.put(projectRow({ brand: 'wa', project: project as typeof project, savedAt: now - 5000 }))
  const products = await known().list()
  const typed = [toaster, '0360-0029 1452', `0${oven}`, '2000000000022', '2000000000016']
  expect(typed.map((text) => searchKnown(products, text).map(({ sku }) => sku))).toEqual([
    ['TOASTER'],
    ['KETTLE'],
    ['OVEN'],
    [],
    [],
  ])
  expect(typed.map((text) => knownByCode(products, text)?.sku)).toEqual([
    'TOASTER',
    'KETTLE',
    'OVEN',
    undefined,
    undefined,
  ])
})
