import { expect, it } from 'vitest'
import { rank } from './search-ranking.ts'

const placeBytes = (...all: number[]) => {
  const bytes = Buffer.alloc(all.length * 4)
  for (const [index, place] of all.entries()) bytes.writeUInt32BE(place, index * 4)
  return bytes
}

const word = (stands: { inTitle?: Buffer; inNames?: Buffer; inText?: Buffer }, skuPlace: number | null = null) => ({
  ...{ inTitle: null, inNames: null, inText: null, size: 70_000, skuPlace },
  ...stands,
})
const ranked = (words: ReturnType<typeof word>[], limit = 10) => rank(words, limit).map(({ place }) => place)

it('ranks titles before names and names before descriptions, then by popularity', () => {
  const kettle = word({ inTitle: placeBytes(8, 3), inNames: placeBytes(1, 66_000), inText: placeBytes(0, 5) })
  expect(ranked([kettle])).toEqual([3, 8, 1, 66_000, 0, 5])
})
it('uses the best match of a prefix of several words', () => {
  expect(ranked([word({ inTitle: placeBytes(7), inNames: placeBytes(2, 7), inText: placeBytes(7) })])).toEqual([7, 2])
})
it('finds what has every word, scored by its worst match', () => {
  const steel = word({ inTitle: placeBytes(4, 9, 5), inNames: placeBytes(6) })
  const kettle = word({ inTitle: placeBytes(9, 6), inText: placeBytes(4, 2) })
  expect(ranked([steel, kettle])).toEqual([9, 6, 4])
  expect(ranked([steel, word({})])).toEqual([])
})
it('starts with the product whose SKU was typed, regardless of its words', () => {
  expect(ranked([word({ inTitle: placeBytes(1, 2) }, 2)])).toEqual([2, 1])
  expect(ranked([word({}, 12)])).toEqual([12])
})
it('returns at most the limit and counts all', () => {
  const lamp = word({ inTitle: placeBytes(3, 2, 1), inText: placeBytes(0) })
  expect(rank([lamp], 2)).toEqual([
    { place: 1, total: 4 },
    { place: 2, total: 4 },
  ])
  expect(rank([], 2)).toEqual([])
})
