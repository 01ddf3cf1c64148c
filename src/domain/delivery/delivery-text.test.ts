import { expect, it } from 'vitest'
import { backInStockText, deliveryText, shortDeliveryText } from './delivery-text.ts'

it('shows the delivery price and date', () => {
  const estimate = { available: true, date: '2026-11-23', price: 0 }
  expect(deliveryText(estimate)).toBe('Free delivery Mon\u00a023\u00a0Nov')
  expect(deliveryText({ ...estimate, date: '2026-11-24', price: 29 })).toBe('Delivery $29 Tue\u00a024\u00a0Nov')
  expect(deliveryText({ ...estimate, price: null })).toBe('Delivery Mon\u00a023\u00a0Nov')
})

it('promises nothing that is not known', () => {
  expect(deliveryText({ available: false, date: '2026-11-23', price: 0 })).toBeNull()
  expect(deliveryText({ available: true, date: null, price: 0 })).toBeNull()
})

it('shows when stock is due', () => {
  expect(backInStockText('2026-12-14')).toBe('Back in stock about 14 Dec')
  expect(backInStockText(null)).toBe('Out of stock')
})

it('says the same in short for narrow cards', () => {
  expect(shortDeliveryText('Free delivery Mon 23 Nov')).toBe('Free, Mon 23 Nov')
  expect(shortDeliveryText('Delivery $29 Tue 24 Nov')).toBe('$29 Tue 24 Nov')
  expect(shortDeliveryText('Delivery Mon 23 Nov')).toBe('Mon 23 Nov')
})
