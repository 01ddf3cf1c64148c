import { expect, it } from 'vitest'
import { searchWords, wordForms } from './search-text.ts'

it('splits a term into words', () => {
  expect(searchWords("  Oven's   OW-FD614S/white ")).toEqual(['ovens', 'ow-fd614s', 'white'])
  expect(searchWords('<< ..')).toEqual([])
})
it('leaves the last word unfinished', () => {
  expect(wordForms(['gas', 'cook'])).toEqual([
    { forms: ['gas', 'ga'], isBegun: false },
    { forms: ['cook'], isBegun: true },
  ])
})
it('matches plurals and singulars', () => {
  const formsOf = (...words: string[]) => wordForms([...words, 'x']).map(({ forms }) => forms)
  expect(formsOf('accessories', 'glass', 'white')).toEqual([
    ['accessories', 'accessory'],
    ['glass'],
    ['white', 'whites'],
    ['x'],
  ])
  expect(wordForms(['fridges'])).toEqual([{ forms: ['fridges', 'fridge'], isBegun: true }])
})
