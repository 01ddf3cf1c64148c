import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canSearch, encodeTerm, sanitiseTerm, searchTerm, searchTermLimits } from './search-term.ts'

it('trims, encodes and requires two characters [S1-5-11, S3-5-03, S3-9-01]', () => {
  expect(searchTerm(' oven ')).toBe('oven')
  expect(encodeTerm(' oven ')).toBe('oven')
  expect(encodeTerm('gas oven')).toBe('gas%20oven')
  expect(encodeTerm('  lg tv  ')).toBe('lg%20tv')
  expect(encodeTerm('a/b+c')).toBe('a%2Fb%2Bc')
  expect(searchTermLimits).toEqual({ min: 2, max: 100 })
  expect(canSearch('o')).toBe(false)
})

it('turns > < ; and ../ into spaces [S1-5-12, S3-5-01]', () => {
  expect(sanitiseTerm('a<b>c;d../e')).toBe('a b c d e')
  expect(sanitiseTerm('<b>oven;')).toBe(' b oven ')
  expect(sanitiseTerm('../oven')).toBe(' oven')
})

it('keeps only alphanumeric characters, spaces and - _ + . / [S1-5-12, S3-5-02]', () => {
  expect(sanitiseTerm('De*Longhi & 60%! (new)')).toBe('DeLonghi  60 new')
  expect(sanitiseTerm('oven*?#')).toBe('oven')
  expect(sanitiseTerm('AB-1_2+3.4/5')).toBe('AB-1_2+3.4/5')
  expect(sanitiseTerm('A-1_b+2.5/6')).toBe('A-1_b+2.5/6')
})

it('keeps letters of every script, macrons too', () => {
  expect(searchTerm('Tāmaki Ōtepoti')).toBe('Tāmaki Ōtepoti')
  expect(searchTerm('Ma\u0304ori')).toBe('M\u0101ori')
  expect(searchTerm('Crème brûlée')).toBe('Crème brûlée')
})

it('counts the characters that are left, not the ones that were typed [S3-5-04]', () => {
  expect(canSearch('a')).toBe(false)
  expect(canSearch('<<')).toBe(false)
  expect(canSearch(' a* ')).toBe(false)
  expect(canSearch('ab')).toBe(true)
})

it('removes markup, parent paths and extra segments from any input', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', '/', '*', '<', ';', 'a', ' ') }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      expect(sanitiseTerm(text)).not.toMatch(/[<>;"'&]|\.\.\//)
      expect(encodeTerm(text)).not.toMatch(/[/\s]/)
      expect(new URL(`https://shop.test/search/${encodeTerm(text)}`).pathname).toMatch(/^\/search\//)
      expect(searchTerm(searchTerm(text))).toBe(searchTerm(text))
    }),
  )
})
