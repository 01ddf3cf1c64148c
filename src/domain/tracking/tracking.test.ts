import { describe, expect, it } from 'vitest'
import type { CartProduct } from '#contract/checkout/cart.ts'
import { heardOf } from '#features/tracking/rules/tracking-table.ts'
import { paymentCode, trackedOrder } from './tracked-order.ts'
import { amountText, analyticsTax, type TrackedEvent, trackedAddition, trackedItem } from './tracking.ts'

const line: CartProduct = {
  productCode: 'A-1',
  sku: 'A-1',
  productId: 4711,
  title: 'Oven',
  price: 1234.5,
  quantity: 1,
  brand: 'Norrvik',
  category: 'Ovens',
  categorization: 'Kitchen/Cooking/Ovens',
  conditionType: 'brand-new',
  sortOrder: 1,
}
const placed = {
  orderNumber: 'W1',
  orderTotal: 1234.5,
  shipping: 0,
  paymentMethod: 'CreditCard',
  cart: { products: [line] },
}

describe('numbers for analytics', () => {
  it('have ten percent of the revenue as tax [S2-A-05]', () => {
    expect(trackedOrder(placed, 'AU')).toMatchObject({ revenue: '1234.50', tax: '123.45' })
    expect([analyticsTax(0), analyticsTax(5), analyticsTax(99_99)]).toEqual([0, 1, 10_00])
  })
  it('have two decimals [S2-A-06]', () => {
    expect(trackedOrder({ ...placed, orderTotal: 100 }, 'AU')).toMatchObject({
      revenue: '100.00',
      tax: '10.00',
      shipping: '0.00',
    })
    expect([amountText(0), amountText(5), amountText(123_456)]).toEqual(['0.00', '0.05', '1234.56'])
  })
  it('are in AUD unless the country is NZ [S2-A-07]', () => {
    expect(['AU', 'NZ', 'nz', ''].map((country) => trackedOrder(placed, country).currency)).toEqual([
      'AUD',
      'NZD',
      'NZD',
      'AUD',
    ])
  })
  it('send the code of the payment method [S2-A-04]', () => {
    const methods = ['CreditCard', 'PayPal', 'Zip', 'AfterPay', 'ZipInStore', 'None']
    const codes = methods.map((paymentMethod) => trackedOrder({ ...placed, paymentMethod }, 'AU').paymentType)
    expect(codes).toEqual([0, 2, 256, 2048, 512, 4])
    expect(paymentCode('None', 0)).toBe(0)
  })
})

it('sends eight attributes of an item, and the levels of its category [S2-3-47, S3-3-05]', () => {
  expect(trackedItem(line)).toEqual({
    sku: 'A-1',
    productId: '4711',
    price: '1234.50',
    quantity: 1,
    name: 'Oven',
    brand: 'Norrvik',
    category: 'Ovens',
    categoryLevels: ['Kitchen', 'Cooking', 'Ovens'],
    variant: 'brand-new',
  })
  const levels = (categorization: string) => trackedItem({ ...line, categorization }).categoryLevels
  expect([levels('Kitchen'), levels('')]).toEqual([['Kitchen'], []])
})

it('reports an addition in AUD, in New Zealand too, and to ad partners in the currency of the country [S3-9-13]', () => {
  const addition = (country: string) => trackedAddition(line, country)
  expect([addition('AU').currency, addition('NZ').currency]).toEqual(['AUD', 'AUD'])
  const pixel = heardOf({ event: 'productAddToCart', ...addition('NZ') }).pixel
  expect(pixel?.facts).toMatchObject({ currency: 'NZD', value: 1234.5 })
})

describe('events per partner', () => {
  const items = [trackedItem(line)]
  const order: TrackedEvent = { event: 'order', ...trackedOrder(placed, 'AU') }
  it('has one type for an order of one product and one for several [S1-3-27]', () => {
    expect(heardOf(order).analytics).toEqual({ type: 'productOrder', products: ['A-1'] })
    const many = { ...order, items: [...items, { ...items[0], sku: 'B-2' }] } as TrackedEvent
    expect(heardOf(many).analytics).toEqual({ type: 'productMultiOrder', products: ['A-1', 'B-2'] })
  })
  it('sends page views, cart additions and orders to the pixel, and nothing else [S2-A-02]', () => {
    const events: TrackedEvent[] = [
      { event: 'pageview', pageType: 'homepage', path: '/' },
      { event: 'productAddToCart', ...trackedAddition(line, 'AU') },
      order,
      { event: 'search', term: 'oven', products: [] },
      { event: 'productView', productId: 1, sku: 'A', name: 'A' },
      { event: 'productClick', sku: 'A', term: '' },
      { event: 'compare', skus: ['A'] },
      { event: 'push_user_id', id: '1' },
      { event: 'variantTestFailed', testId: 'a', reason: 'b' },
    ]
    expect(events.map((event) => heardOf(event).pixel?.name)).toEqual([
      'pagevisit',
      'AddToCart',
      'checkout',
      ...events.slice(3).map(() => undefined),
    ])
    expect(heardOf(order).pixel?.facts).toMatchObject({
      order_id: 'W1',
      value: 1234.5,
      order_quantity: 1,
      currency: 'AUD',
    })
  })
})
