import { describe, expect, it } from 'vitest'
import {
  addToCompare,
  canCompare,
  compareAddress,
  compareLabel,
  compareLimits,
  compareStorage,
  compareTexts,
  comparisonAddress,
  readCompareSkus,
  readComparisonSkus,
  removeFromCompare,
  showsCompareTray,
  toCompareProduct,
} from './compare-list.ts'

const item = (productSKU: string) => ({ productSKU })
const three = ['A', 'B', 'C'].map(item)

describe('the list', () => {
  it('takes three products at most [S1-9-01, S1-4-02, S1-4-03]', () => {
    expect(compareLimits.max).toBe(3)
    expect(addToCompare(three.slice(0, 2), item('C'))).toEqual({ ok: true, value: three })
    expect(addToCompare(three, item('D'))).toEqual({ ok: false, code: 'limit' })
    expect(three).toHaveLength(3)
  })

  it('takes a product once [S1-7-37]', () => {
    expect(addToCompare(three, item('B'))).toEqual({ ok: true, value: three })
  })

  it('shrinks when a product is removed [S1-4-01]', () => {
    expect(removeFromCompare(three, 'B')).toEqual([item('A'), item('C')])
    expect(removeFromCompare(three, 'X')).toEqual(three)
  })

  it('can be compared from two products on [S1-2.3-09, S1-2.4-03]', () => {
    expect([0, 1, 2, 3].map(canCompare)).toEqual([false, false, true, true])
  })

  it('is stored under its names [S1-9-02]', () => {
    expect(compareStorage).toEqual({ key: 'CompareProducts', list: 'comparisonProducts' })
  })
})

it('keeps seven facts of a product [S1-3-01]', () => {
  const product = {
    productId: 7,
    title: 'Oven 60',
    sku: 'OV60',
    price: 1299,
    images: [{ thumbUrl: '/oven-1.webp' }, { thumbUrl: '/oven-2.webp' }],
    manufacturer: { name: 'Ember', thumbnail: '/ember.svg' },
  }
  const expected = {
    productId: 7,
    productName: 'Oven 60',
    productSKU: 'OV60',
    productImage: '/oven-1.webp',
    brandName: 'Ember',
    brandImage: '/ember.svg',
    price: 1299,
  }
  expect(toCompareProduct(product)).toEqual(expected)
  expect(toCompareProduct({ ...product, images: [] })).toEqual({ ...expected, productImage: '' })
  expect(toCompareProduct({ productId: 7, title: 'Oven 60', sku: 'OV60' })).toEqual({
    ...expected,
    productImage: '',
    brandName: '',
    brandImage: '',
    price: null,
  })
})

describe('addresses', () => {
  it('join the SKUs with a tilde [S1-2.3-10]', () => {
    expect(compareAddress(['A', 'B'])).toBe('/compare?sku=A~B')
  })

  it('encode a slash in the alternative address [S1-2.4-04, S1-2.4-05]', () => {
    expect(comparisonAddress(['A', 'B'])).toBe('/comparison/A/B/')
    expect(comparisonAddress(['AB/1'])).toBe('/comparison/AB%2F1/')
    expect(readComparisonSkus('AB%2F1/B/')).toEqual(['AB/1', 'B'])
    expect(readComparisonSkus('%E0%A4%A/B')).toEqual(['B'])
  })

  it('give the first three different SKUs [S1-2.1-23, S1-2.1-24]', () => {
    expect(readCompareSkus('A~B')).toEqual(['A', 'B'])
    expect(readCompareSkus('A~A~B~~C~D')).toEqual(['A', 'B', 'C'])
    expect([readCompareSkus(''), readCompareSkus(null)]).toEqual([[], []])
  })
})

it('shows its tray on home only where home is made by the page builder, never on checkout and compare [S1-2.3-02]', () => {
  const place = { pageBuilderHome: false, count: 1 }
  expect(showsCompareTray({ ...place, pageType: 'categoryPage' })).toBe(true)
  expect(showsCompareTray({ ...place, pageType: 'homepage' })).toBe(false)
  expect(showsCompareTray({ ...place, pageType: 'homepage', pageBuilderHome: true })).toBe(true)
  expect(showsCompareTray({ ...place, pageType: 'checkout' })).toBe(false)
  expect(showsCompareTray({ ...place, pageType: 'productComparison' })).toBe(false)
  expect(showsCompareTray({ ...place, pageType: 'categoryPage', count: 0 })).toBe(false)
})

it('says what it says in exactly these words [S1-2.3-04, S1-2.3-08, S1-2.4-02, S1-2.5-01]', () => {
  expect(compareLabel(2)).toBe('COMPARE 2 ITEMS')
  expect(compareLabel(1)).toBe('COMPARE 1 ITEMS')
  expect(compareTexts).toEqual({
    empty: 'No product selected',
    emptyAlternative: "Add another product by ticking 'Add to Compare' above",
    tooManyTitle: 'Too many products',
    tooMany:
      "You've already selected 3 products to compare. That's the maximum. To compare this product, please remove another first.",
    tooManyButton: 'Got it',
  })
})
