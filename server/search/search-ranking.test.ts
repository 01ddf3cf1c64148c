import { expect, it } from 'vitest'
import { rank } from './search-ranking.ts'

const places = (...all: number[]) => {
  const bytes = Buffer.alloc(all.length * 4)
  for (const [at, place] of all.entries()) bytes.writeUInt32BE(place, at * 4)
  return bytes
}

const word = (stands: { inTitle?: Buffer; inNames?: Buffer; inText?: Buffer }, skuPlace: number | null = null) => ({
  ...{ inTitle: null, inNames: null, inText: null, size: 70_000, skuPlace },
  ...stands,
})
const ranked = (words: ReturnType<typeof word>[], limit = 10) => rank(words, limit).map(({ place }) => place)

it('ranks titles before names and names before descriptions, then by popularity', () => {
  const kettle = word({ inTitle: places(8, 3), inNames: places(1, 66_000), inText: places(0, 5) })
  expect(ranked([kettle])).toEqual([3, 8, 1, 66_000, 0, 5])
})
it('uses the best match of a prefix of several words', () => {
  expect(ranked([word({ inTitle: places(7), inNames: places(2, 7), inText: places(7) })])).toEqual([7, 2])
})
it('finds what has every word, scored by its worst match', () => {
  const steel = word({ inTitle: places(4, 9, 5), inNames: places(6) })
  const kettle = word({ inTitle: places(9, 6), inText: places(4, 2) })
  expect(ranked([steel, kettle])).toEqual([9, 6, 4])
  expect(ranked([steel, word({})])).toEqual([])
})
it('starts with the product whose SKU was typed, regardless of its words', () => {
  expect(ranked([word({ inTitle: places(1, 2) }, 2)])).toEqual([2, 1])
  expect(ranked([word({}, 12)])).toEqual([12])
})
it('returns at most the limit and counts all', () => {
  const lamp = word({ inTitle: places(3, 2, 1), inText: places(0) })
  expect(rank([lamp], 2)).toEqual([
    { place: 1, total: 4 },
    { place: 2, total: 4 },
  ])
  expect(rank([], 2)).toEqual([])
})
