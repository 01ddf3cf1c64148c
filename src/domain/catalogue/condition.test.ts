import { expect, it } from 'vitest'
import { conditionTag, missingPartsNote } from './condition.ts'

it('tags each condition with its text [S1-2.10-08, S2-2-17]', () => {
  expect(conditionTag('cosmetic')).toEqual({ text: 'Cosmetic Imperfection', style: 'cosmetic' })
  expect(conditionTag('new')).toEqual({ text: 'New Condition', style: 'new' })
  expect(conditionTag('runout')).toEqual({ text: 'Brand New Runout', style: 'runout' })
})

it('has styles for brand-new and unavailable [S1-2.10-08, S2-2-18]', () => {
  expect(conditionTag('brand-new')).toEqual({ text: 'New Condition', style: 'brand-new' })
  expect(conditionTag('unavailable')).toEqual({ text: 'Unavailable', style: 'unavailable' })
})

it('has no tag for an unknown condition', () => {
  expect([null, undefined, '', 'refurbished', 'toString'].map(conditionTag)).toEqual(Array(5).fill(null))
})

it('notes missing parts only where there are any [S1-2.10-09, S2-2-19]', () => {
  expect(missingPartsNote('shelf')).toBe('Missing parts: shelf')
  expect(missingPartsNote('Shelf')).toBe('Missing parts: Shelf')
  expect([null, undefined, '', '  '].map(missingPartsNote)).toEqual(Array(4).fill(null))
})
