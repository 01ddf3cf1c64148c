import { expect, it } from 'vitest'
import { isProforma } from './proforma.ts'

it('finds a proforma brand in the cart without regard to case and spaces [S3-4-09]', () => {
  const brands = 'Miele , aeg'.split(',')
  expect(isProforma([' AEG'], brands)).toBe(true)
  expect(isProforma(['Smeg', 'miele'], brands)).toBe(true)
  expect(isProforma(['Smeg'], brands)).toBe(false)
  expect(isProforma(['AEG'], [])).toBe(false)
  expect(isProforma([''], [' '])).toBe(false)
  expect(isProforma([], brands)).toBe(false)
})
