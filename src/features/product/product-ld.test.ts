import { expect, it } from 'vitest'
import type { Product } from '#contract/catalogue/product.ts'
import { brands } from '#themes/brands.ts'
import { productLd } from './product-ld.ts'

const product = {
  uri: 'oven',
  title: 'Oven',
  sku: 'OVEN',
  price: 1999,
  available: true,
  conditionType: 'new',
  images: [],
  manufacturer: { name: 'Testa' },
} as unknown as Product // the parts that structured data reads

it.each([
  ['wa', 'AUD', true],
  ['aol-nz', 'NZD', true],
  ['wac', 'AUD', false],
] as const)('says whether the price of an offer in %s includes GST', (key, priceCurrency, valueAddedTaxIncluded) => {
  expect(productLd(product, 'https://shop.example', brands[key]).offers).toMatchObject({
    price: '1999.00',
    priceCurrency,
    priceSpecification: { price: '1999.00', priceCurrency, valueAddedTaxIncluded },
  })
})

it.each([
  ['4006381333931', { gtin13: '4006381333931' }],
  ['2001234567893', {}],
  [null, {}],
])('names the barcode number %s unless it means a product in this company alone', (gtin, expected) => {
  const { gtin13 } = productLd({ ...product, gtin }, '', brands.wa) as { gtin13?: string }
  expect({ ...(gtin13 ? { gtin13 } : {}) }).toEqual(expected)
})

it('has no offer without a published price', () => {
  expect(productLd({ ...product, price: undefined } as unknown as Product, '', brands.wa)).not.toHaveProperty('offers')
})

it('has the reviews that its rating counts, and none without a rating', () => {
  const review = {
    id: '1',
    author: 'Mei',
    suburb: 'Perth',
    stars: 4,
    title: 'Even heat',
    text: 'Two trays came out alike.',
    writtenOn: '2026-11-02',
    boughtOn: null,
    helpful: 0,
  }
  const rated = { ...product, rating: { average: 4, count: 1 } }
  expect(productLd(rated, '', brands.wa, [review])).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [
      { author: { name: 'Mei' }, name: 'Even heat', datePublished: '2026-11-02', reviewRating: { ratingValue: 4 } },
    ],
  })
  expect(productLd({ ...product, rating: null }, '', brands.wa, [review])).not.toHaveProperty('review')
})
