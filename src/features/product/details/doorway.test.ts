import { describe, expect, it } from 'vitest'
import { passageOf } from './doorway.ts'
import { needsDoorway } from './fit.ts'

const fridge = { width: 833, height: 1780, depth: 744 }
const through = (width: number, height: number, size = fridge) => passageOf(size, { width, height })

describe('whether a product goes through a doorway', () => {
  it('turns its narrow side to the door', () => {
    expect(through(784, 2040)).toEqual({
      verdict: 'yes',
      title: 'Yes, it goes through',
      text: 'Upright, with 40 mm to spare. Its narrow side is 744 mm.',
    })
  })

  it('needs the door off where there is no room for hands', () => {
    expect(through(783, 2040).verdict).toBe('door-off')
    expect(through(739, 2040).verdict).toBe('door-off')
    expect(through(738, 2040).verdict).toBe('no')
  })

  it('says how wide the doorway must be', () => {
    expect(through(620, 2040).text).toBe(
      'Its narrow side is 744 mm, and needs a doorway 784 mm wide. Call us about another way in.',
    )
  })

  it('is tipped under a lintel that is too low', () => {
    expect(through(900, 1800).verdict).toBe('yes')
    expect(through(900, 1799).verdict).toBe('tipped')
    expect(through(900, 852).verdict).toBe('no')
  })

  it('tips a sofa, which is wider than any door', () => {
    const sofa = { width: 2280, height: 840, depth: 960 }
    expect(through(880, 2040, sofa)).toMatchObject({ verdict: 'tipped' })
    expect(through(1000, 2040, sofa)).toMatchObject({ verdict: 'yes' })
  })
})

it('asks for a doorway only for what is large in two directions', () => {
  expect(needsDoorway(fridge)).toBe(true)
  expect(needsDoorway({ width: 1720, height: 990, depth: 80 })).toBe(true)
  expect(needsDoorway({ width: 450, height: 449, depth: 449 })).toBe(false)
  expect(needsDoorway({ width: 900, height: 50, depth: 520 })).toBe(true)
})
