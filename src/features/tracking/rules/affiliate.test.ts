import { expect, it } from 'vitest'
import type { TrackedOrder } from '#domain/tracking/tracking.ts'
import { affiliateAddress, lineValue } from './affiliate.ts'

const item = {
  sku: 'A-1',
  productId: '7',
  name: 'Oven & hood',
  brand: 'Norrvik',
  category: 'Ovens',
  categoryLevels: [],
  variant: 'new',
}
const order: TrackedOrder = {
  orderId: 'W100',
  revenue: '1234.50',
  tax: '123.45',
  shipping: '9.00',
  paymentType: 256,
  currency: 'NZD',
  coupon: '',
  items: [
    { ...item, price: '110.00', quantity: 2 },
    { ...item, sku: 'B-2', price: '49.95', quantity: 1 },
  ],
}
const affiliateParams = (placedOrder: TrackedOrder = order) =>
  Object.fromEntries(
    new URL(affiliateAddress('https://partners.example/c?campaign=9', placedOrder, 'click/1')).searchParams,
  )

it('says order, shipping, tax and payment type, with AUD and AU wherever it was placed [S2-A-09]', () => {
  const { campaign, clickref, order: number, shipping, tax, paymentType, currency, country } = affiliateParams()
  expect({ campaign, clickref, number, shipping, tax, paymentType, currency, country }).toEqual({
    campaign: '9',
    clickref: 'click/1',
    number: 'W100',
    shipping: '9.00',
    tax: '123.45',
    paymentType: '256',
    currency: 'AUD',
    country: 'AU',
  })
})

it('says what kind of customer it is only where that is known [S2-A-09]', () => {
  expect(affiliateParams()).not.toHaveProperty('customerType')
  expect(affiliateParams({ ...order, customerType: 'existing' }).customerType).toBe('existing')
  expect(affiliateParams({ ...order, customerType: 'new' }).customerType).toBe('new')
})

it('says of each line its value without tax, and five facts more [S2-A-10]', () => {
  const params = affiliateParams()
  const line = (number: number) =>
    ['value', 'quantity', 'category', 'sku', 'brand', 'name'].map((name) => params[`${name}${number}`])
  expect(line(1)).toEqual(['100.00', '2', 'Ovens', 'A-1', 'Norrvik', 'Oven & hood'])
  expect(line(2)).toEqual(['45.41', '1', 'Ovens', 'B-2', 'Norrvik', 'Oven & hood'])
  expect(params).not.toHaveProperty('sku3')
  expect([lineValue('110'), lineValue('0'), lineValue('1')]).toEqual(['100.00', '0.00', '0.91'])
})
