import { expect, it } from 'vitest'
import { formatCents, formatComparePrice, formatDollars, formatFigure, formatPrice } from './price-format.ts'

it('rounds to two decimals and leaves cents off whole amounts [S1-5-31]', () => {
  expect(formatPrice(1299)).toBe('$1,299')
  expect(formatPrice(1299.5)).toBe('$1,299.50')
  expect(formatPrice(10.126)).toBe('$10.13')
  expect(formatPrice(10.999)).toBe('$11')
  expect(formatPrice(-49)).toBe('-$49')
})

it('groups thousands as the language does', () => {
  const written = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', minimumFractionDigits: 2 })
  for (const dollars of [0.05, 999.95, 1000.5, 12_345.67, 999_999.99, 1_234_567.89, -1234.5])
    expect(formatDollars(dollars)).toBe(written.format(dollars))
})

it('reads N/A for null and FREE for zero, which can be switched off [S1-5-32]', () => {
  expect(formatPrice(null)).toBe('N/A')
  expect(formatPrice(undefined)).toBe('N/A')
  expect(formatPrice(0)).toBe('FREE')
  expect(formatPrice(0, { isZeroFree: false })).toBe('$0')
})

it('writes a plain dollar sign in both countries', () => {
  expect(formatPrice(1299.5, { country: 'NZ' })).toBe('$1,299.50')
  expect(formatPrice(1299, { country: 'NZ' })).toBe('$1,299')
  expect(formatCents(129_950)).toBe('$1,299.50')
})

it('shows compare prices with no or two decimals, never three [S1-2.3-11]', () => {
  expect(formatComparePrice(1299)).toBe('$1,299')
  expect(formatComparePrice(1299.95)).toBe('$1,299.95')
  expect(formatComparePrice(1299.5)).toBe('$1,299.50')
  expect(formatComparePrice(1299.999)).toBe('$1,300')
})

it('shows Request Price when the price is not above 0', () => {
  expect([0, null, undefined, -1].map((price) => formatComparePrice(price))).toEqual(Array(4).fill('Request Price'))
  expect(formatComparePrice(1)).toBe('$1')
})

it('groups the figures of counts and measures as those of prices', () => {
  expect([7, 999, 1299, 1_234_567, 1299.5, 0.25].map(formatFigure)).toEqual([
    '7',
    '999',
    '1,299',
    '1,234,567',
    '1,299.5',
    '0.25',
  ])
})
