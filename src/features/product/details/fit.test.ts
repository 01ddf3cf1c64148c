import { describe, expect, it } from 'vitest'
import { fitsOf } from './fit.ts'

const fridge = { width: 833, height: 1780, depth: 744 }

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
