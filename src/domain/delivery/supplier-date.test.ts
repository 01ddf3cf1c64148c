import { expect, it } from 'vitest'
import { supplierDateText } from './supplier-date.ts'

it('writes the estimated date as it is given [S2-2-29]', () => {
  expect(supplierDateText({ deliveryDate: [2025, 3, 1] })).toBe('1st Mar 2025')
  expect(supplierDateText({ deliveryDate: [2025, 4, 22] })).toBe('22nd Apr 2025')
})

it('writes the day of a date of a supplier as an ordinal number', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31]
  const texts = days.map((day) => supplierDateText({ deliveryDate: [2025, 1, day] }).split(' ')[0])
  expect(texts).toEqual('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st'.split(' '))
})
