import { expect, it } from 'vitest'
import { removeHidden, unusableValue } from './request-values.ts'

it('names the field of a text that the database cannot store', () => {
  expect(unusableValue({ notes: [{ text: 'a\0b' }] })).toEqual({
    field: 'notes.0.text',
    text: 'Remove the null character',
  })
  expect(unusableValue({ name: '\ud800' })).toEqual({ field: 'name', text: 'Remove the broken character' })
  expect(unusableValue({ more: { 'a\0': 1 } })).toEqual({ field: 'more', text: 'Remove the null character' })
})

it('names the field of a number that no column can store', () => {
  expect(unusableValue({ page: 2 ** 31 })).toEqual({ field: 'page', text: 'Give a number up to 2147483647' })
  expect(unusableValue({ price: -1e21 })).toMatchObject({ field: 'price' })
})

it('accepts everything else at any depth', () => {
  let deep: unknown = 'Māori 😀'
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(unusableValue({ deep, count: 2 ** 31 - 1, none: null, flag: false })).toBeNull()
})

it('removes characters that turn or hide text, and keeps line ends and other scripts', () => {
  const body = {
    notes: ['Gate \u202Eedoc 12\u202C', '\u2066a\u2069\x1B\x7F\x85b'],
    name: 'Māori 😀 שלום\r\n\t1',
    count: 1,
    none: null,
  }
  expect(removeHidden(body)).toEqual({
    notes: ['Gate edoc 12', 'ab'],
    name: 'Māori 😀 שלום\r\n\t1',
    count: 1,
    none: null,
  })
  expect(removeHidden('\u202Da')).toBe('a')
})
