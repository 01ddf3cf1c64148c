import { expect, it } from 'vitest'
import { searchWords, textQuery } from './search-text.ts'

it('takes a term apart into words', () => {
  expect(searchWords("  Oven's   OW-FD614S/white ")).toEqual(['ovens', 'ow-fd614s', 'white'])
  expect(searchWords('<< ..')).toEqual([])
})
it('looks for every word, the last one as a beginning', () => {
  expect(textQuery(['gas', 'cook'])).toBe("('gas' | 'ga') & ('cook':*)")
  expect(textQuery(['white', 'fridges'])).toBe("('white' | 'whites') & ('fridges':* | 'fridge':*)")
})
it('knows plurals and singulars', () => {
  expect(textQuery(['accessories', 'glass', 'x'])).toBe("('accessories' | 'accessory') & ('glass') & ('x':*)")
})
it('looks for any word where all of them find nothing', () => {
  expect(textQuery(['red', 'kettle'], { joined: 'any' })).toBe("('red' | 'reds') | ('kettle':*)")
})
it('can match words in the title only', () => {
  expect(textQuery(['red', 'vat'], { weights: 'AB' })).toBe("('red':AB | 'reds':AB) & ('vat':*AB)")
})
