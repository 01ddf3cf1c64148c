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
it('matches a measure in each of its spellings, whole', () => {
  const lengths = ['60cm', '60 cm', '600mm', '600 mm']
  for (const words of [['60cm'], ['60', 'cm'], ['600', 'mm'], ['600mm'], ['60-cm']])
    expect(wordForms(words)).toEqual([{ forms: lengths, isBegun: false }])
  expect(wordForms(['tv', '65', 'inch', 'le']).map(({ forms }) => forms.slice(0, 2))).toEqual([
    ['tv'],
    ['65inch', '65 inch'],
    ['le'],
  ])
  expect(wordForms(['10kg'])[0]?.forms).toEqual(['10kg', '10 kg'])
  expect(wordForms(['1.8', 'm'])[0]?.forms).toEqual(['1.8m', '1.8 m', '180cm', '180 cm', '1800mm', '1800 mm'])
})
it('leaves numbers and their models as words', () => {
  expect(wordForms(['60', 'steam']).map(({ forms }) => forms)).toEqual([['60'], ['steam']])
  expect(wordForms(['610xl'])).toEqual([{ forms: ['610xl'], isBegun: true }])
})
