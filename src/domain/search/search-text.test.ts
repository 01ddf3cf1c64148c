import { expect, it } from 'vitest'
import { searchWords, textQuery } from './search-text.ts'

it('splits a term into words', () => {
  expect(searchWords("  Oven's   OW-FD614S/white ")).toEqual(['ovens', 'ow-fd614s', 'white'])
  expect(searchWords('<< ..')).toEqual([])
})
it('requires every word, the last one as a prefix', () => {
  expect(textQuery(['gas', 'cook'])).toBe("('gas' | 'ga') & ('cook':*)")
  expect(textQuery(['white', 'fridges'])).toBe("('white' | 'whites') & ('fridges':* | 'fridge':*)")
})
it('matches plurals and singulars', () => {
  expect(textQuery(['accessories', 'glass', 'x'])).toBe("('accessories' | 'accessory') & ('glass') & ('x':*)")
})
it('matches any word when requested', () => {
  expect(textQuery(['red', 'kettle'], { joined: 'any' })).toBe("('red' | 'reds') | ('kettle':*)")
})
it('matches words in the title only when requested', () => {
  expect(textQuery(['red', 'vat'], { weights: 'AB' })).toBe("('red':AB | 'reds':AB) & ('vat':*AB)")
})
