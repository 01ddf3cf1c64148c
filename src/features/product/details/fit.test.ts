import { describe, expect, it } from 'vitest'
import { fitsOf, measureError, readMm } from './fit.ts'

const fridge = { width: 833, height: 1780, depth: 744 }

it('reads measurements in millimetres or with their unit, and says what it cannot read', () => {
  expect(['600', ' 600 mm', '60 cm', '6', '-1', 'abc', '1e9'].map(readMm)).toEqual([
    600,
    600,
    600,
    null,
    null,
    null,
    null,
  ])
  expect(['', '6', '60', '60 cm'].map(measureError)).toEqual([undefined, undefined, undefined, undefined])
  expect(['-1', 'abc', '1e9'].every((text) => measureError(text) === 'Type millimetres, such as 600')).toBe(true)
})

describe('whether a product fits a space', () => {
  it('counts what is spare', () => {
    expect(fitsOf(fridge, { width: 900, height: 1850, depth: 760 })).toEqual([
      { name: 'Width', verdict: 'fits', text: '67 mm spare' },
      { name: 'Height', verdict: 'fits', text: '70 mm spare' },
      { name: 'Depth', verdict: 'fits', text: '16 mm spare' },
    ])
  })

  it('warns when there is too little clearance', () => {
    expect(fitsOf(fridge, { width: 845, height: null, depth: null })).toEqual([
      { name: 'Width', verdict: 'tight', text: '12 mm spare, allow 20 mm for air' },
    ])
  })

  it('shows by how much it is too large', () => {
    expect(fitsOf(fridge, { width: null, height: null, depth: 700 })).toEqual([
      { name: 'Depth', verdict: 'too-large', text: '44 mm too large' },
    ])
  })
})
