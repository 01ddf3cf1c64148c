import { expect, it } from 'vitest'
import type { ComparedProduct } from '#contract/catalogue/compare.ts'
import {
  bestOf,
  buyingGroup,
  compareTitle,
  countRows,
  onlyDifferences,
  rowOf,
  specificationGroups,
} from './compare-rows.ts'

type ProductFields = Partial<ComparedProduct> & { sku: string }
const product = (fields: ProductFields): ComparedProduct => ({
  productId: 1,
  uri: fields.sku.toLowerCase(),
  title: fields.sku,
  image: { path: '/images/a', alt: '', width: 1, height: 1, color: '#fff' },
  manufacturer: { name: 'Testa', uri: 'testa', thumbnail: '' },
  category: 'Wall ovens',
  categoryUri: 'ovens',
  price: 1299.5,
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
  specifications: [],
  ...fields,
})
const group = (name: string, rows: Record<string, string>) => ({
  name,
  rows: Object.entries(rows).map(([row, value]) => ({ name: row, value })),
})

const shop = {
  country: 'AU',
  loginForPrice: false,
  pricesExGst: false,
  isSignedIn: false,
  estimates: undefined,
  postcode: undefined,
} as const

it('aligns the same row of every product, with a gap where a value is missing', () => {
  const products = [
    product({ sku: 'A', specifications: [group('Size', { Width: '600 mm' }), group('Power', { Plug: '10 A' })] }),
    product({ sku: 'B', specifications: [group('Size', { Width: '900 mm', Height: '700 mm' })] }),
  ]
  expect(specificationGroups(products)).toEqual([
    {
      name: 'Size',
      rows: [
        { name: 'Width', values: ['600 mm', '900 mm'], differs: true, leader: { index: 0, word: 'Narrowest' } },
        { name: 'Height', values: [null, '700 mm'], differs: true, leader: null },
      ],
    },
    { name: 'Power', rows: [{ name: 'Plug', values: ['10 A', null], differs: true, leader: null }] },
  ])
})

it('keeps only what differs, and counts it', () => {
  const groups = [
    { name: 'Size', rows: [rowOf('Depth', ['60 cm', '60 cm']), rowOf('Height', ['1 m', '2 m'])] },
    { name: 'Power', rows: [rowOf('Plug', ['10 A', '10 A'])] },
  ]
  expect(onlyDifferences(groups)).toEqual([{ name: 'Size', rows: [groups[0]?.rows[1]] }])
  expect(countRows(groups)).toEqual({ all: 3, different: 1 })
})

it.each([
  ['Price', ['$1,999', '$1,549.50', '$3,290'], { index: 1, word: 'Lowest' }],
  ['Capacity', ['610 L', '640 L'], { index: 1, word: 'Largest' }],
  ['Energy use', ['402 kWh a year', '431 kWh a year'], { index: 0, word: 'Least' }],
  ['Price', ['$1,999', '$1,999'], null],
  ['Price', ['$1,999', 'Request Price'], null],
  ['Capacity', ['610 L', '2 shelves'], null],
  ['Capacity', ['610 L', null], null],
  ['Capacity', ['610 L'], null],
  ['Height', ['1,700 mm', '1,800 mm'], null],
])('finds the best value of %s %j', (name, values, expected) => {
  expect(bestOf(name, values)).toEqual(expected)
})

it('shows price, delivery and stock of each product', () => {
  const estimate = { sku: 'A', available: true, date: '2026-11-23', price: 0, saturdayPrice: null }
  const estimates = [{ ...estimate, stockQuantity: 6, stockPlace: 'Sydney' }]
  const products = [product({ sku: 'A', rrp: 1499 }), product({ sku: 'B', price: null })]
  const { rows } = buyingGroup(products, { ...shop, estimates, postcode: '2000' })
  expect(rows.map(({ name, values }) => [name, ...values])).toEqual([
    ['Price', '$1,299.50', 'Request Price'],
    ['RRP', '$1,499', null],
    ['Delivery to 2000', 'Free, Mon\u00a023\u00a0Nov', null],
    ['In stock', '6 in Sydney', null],
  ])
})

it('asks for the suburb that delivery and stock depend on', () => {
  const { rows } = buyingGroup([product({ sku: 'A' })], { ...shop, postcode: '' })
  expect(rows.slice(-2).map(({ name, values }) => [name, ...values])).toEqual([
    ['Delivery', 'Choose a suburb'],
    ['In stock', 'Choose a suburb'],
  ])
})

it('names the tax that prices of trade leave out, and still finds the lowest', () => {
  const products = [product({ sku: 'A' }), product({ sku: 'B', price: 999 }), product({ sku: 'C', price: 1450 })]
  const [price] = buyingGroup(products, { ...shop, pricesExGst: true }).rows
  expect(price?.values).toEqual(['$1,299.50 ex\u00a0GST', '$999 ex\u00a0GST', '$1,450 ex\u00a0GST'])
  expect(price?.leader).toEqual({ index: 1, word: 'Lowest' })
  const [onRequest] = buyingGroup([product({ sku: 'A', price: null })], { ...shop, pricesExGst: true }).rows
  expect(onRequest?.values).toEqual(['Request Price'])
})

it('shows no member prices to a visitor who is not signed in', () => {
  const { rows } = buyingGroup([product({ sku: 'A', price: null })], { ...shop, loginForPrice: true })
  expect(rows.map(({ name, values }) => [name, ...values]).slice(0, 2)).toEqual([
    ['Price', 'Login for Price'],
    ['Delivery', null],
  ])
})

it('is headed by how many there are, and of what kind', () => {
  const oven = product({ sku: 'A' })
  expect(compareTitle([])).toBe('Compare products')
  expect(compareTitle([oven])).toBe('Compare 1 product')
  expect(compareTitle([oven, product({ sku: 'B' })])).toBe('Compare 2 wall ovens')
  expect(compareTitle([oven, product({ sku: 'B', category: 'TV stands' })])).toBe('Compare 2 products')
  const stand = { category: 'TV stands' }
  expect(compareTitle([product({ sku: 'A', ...stand }), product({ sku: 'B', ...stand })])).toBe('Compare 2 TV stands')
  const fridge = { category: 'French door fridges' }
  expect(compareTitle([product({ sku: 'A', ...fridge }), product({ sku: 'B', ...fridge })])).toBe(
    'Compare 2 French door fridges',
  )
})
