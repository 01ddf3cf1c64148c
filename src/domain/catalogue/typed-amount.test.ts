import { expect, it } from 'vitest'
import { typedAmount } from './typed-amount.ts'

it('reads prices with currency, separators and cents', () => {
  expect(['$1,299', '1,299.50', ' 1500.00 ', '-1', '1e9'].map((text) => typedAmount(text, '$'))).toEqual([
    1299, 1299.5, 1500, -1, 1e9,
  ])
  expect([typedAmount('', '$'), typedAmount('cheap', '$')]).toEqual([Number.NaN, Number.NaN])
})

it('reads lengths in millimetres, centimetres and metres', () => {
  expect(['600', '600 mm', '60 cm', '59.5cm', '0.6 m', '1m'].map((text) => typedAmount(text, 'mm'))).toEqual([
    600, 600, 600, 595, 600, 1000,
  ])
  expect(typedAmount('2 m', 'L')).toBe(2)
})
