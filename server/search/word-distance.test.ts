import { expect, it } from 'vitest'
import { nearestWord, wordDistance } from './word-distance.ts'

it('counts changes, additions, omissions and swaps', () => {
  expect(wordDistance('oven', 'oven')).toBe(0)
  expect(wordDistance('ovne', 'oven')).toBe(1)
  expect(wordDistance('frige', 'fridge')).toBe(1)
  expect(wordDistance('dishwaser', 'dishwasher')).toBe(1)
  expect(wordDistance('', 'abc')).toBe(3)
})
it('takes the nearest word, the more frequent of equals, and none beyond the limit', () => {
  const known = [
    { word: 'fridge', products: 40 },
    { word: 'fringe', products: 2 },
    { word: 'kettle', products: 9 },
  ]
  expect(nearestWord('frige', known)).toBe('fridge')
  expect(nearestWord('fritge', known)).toBe('fridge')
  expect(nearestWord('sofa', known)).toBeNull()
})
