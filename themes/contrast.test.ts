import { describe, expect, it } from 'vitest'
import { brandKeys } from './brand.ts'
import { brands } from './brands.ts'
import { contrast, mix } from './color.ts'
import { contrastChecks } from './contrast.ts'

describe('colour sums', () => {
  it('gives black on white 21 to 1 and a colour on itself 1 to 1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  it('mixes by share', () => {
    expect(mix('#000000', '#FFFFFF', 0.2)).toBe('#333333')
    expect(mix('#FF8126', '#FF8126', 0.5)).toBe('#ff8126')
  })
})

describe.each(brandKeys)('the colours of %s', (key) => {
  it('are readable in every colour combination of the shop', () => {
    const tooWeak = contrastChecks(brands[key].tokens)
      .filter(({ ratio, bound }) => ratio < bound)
      .map(({ name, ratio, bound }) => `${name}: ${ratio.toFixed(2)} of ${bound}`)
    expect(tooWeak).toEqual([])
  })
})

it('shows the saving of clearance in red on yellow', () => {
  const { sale, accent } = brands.hc.tokens
  expect(contrast(sale, accent)).toBeGreaterThanOrEqual(4.5)
})
