import { expect, it } from 'vitest'
import {
  clearFacet,
  filterRange,
  formatListingFilter,
  narrowFilterRange,
  parseListingFilter,
  slugOf,
  toggleFilterValue,
} from './listing-filter.ts'

const text = 'brand:norrvik;price:500-3500;type:french-door,side-by-side'

it('reads a filter and writes it again', () => {
  const filter = parseListingFilter(text)
  expect(filter.get('type')).toEqual(['french-door', 'side-by-side'])
  expect(filterRange(filter, 'price')).toEqual({ from: 500, to: 3500 })
  expect(formatListingFilter(filter)).toBe(text)
})
it('writes the same choices always the same way', () => {
  expect(formatListingFilter(parseListingFilter('type:b,a,b; brand:x'))).toBe('brand:x;type:a,b')
})
it('leaves out what makes no sense', () => {
  expect([...parseListingFilter(';type;:a;type:;9x:a;a b:c;__proto__:x')].length).toBe(0)
  expect([...parseListingFilter(null)].length).toBe(0)
  expect(parseListingFilter(`type:${Array.from({ length: 99 }, (_, index) => index).join()}`).get('type')).toHaveLength(
    40,
  )
  expect(filterRange(parseListingFilter('price:cheap'), 'price')).toBeNull()
  expect(filterRange(parseListingFilter('price:-'), 'price')).toBeNull()
})
it('keeps ranges open at one end', () => {
  expect(filterRange(parseListingFilter('stars:4-'), 'stars')).toEqual({ from: 4, to: null })
  expect(filterRange(parseListingFilter('price:-99.5'), 'price')).toEqual({ from: null, to: 99.5 })
})
it('adds and takes away single choices', () => {
  const chosen = toggleFilterValue(parseListingFilter('type:a'), 'type', 'b')
  expect(formatListingFilter(chosen)).toBe('type:a,b')
  expect(formatListingFilter(toggleFilterValue(toggleFilterValue(chosen, 'type', 'a'), 'type', 'b'))).toBe('')
  const narrowed = narrowFilterRange(chosen, 'price', { from: null, to: 900 })
  expect(formatListingFilter(narrowed)).toBe('price:-900;type:a,b')
  expect(formatListingFilter(narrowFilterRange(narrowed, 'price', { from: null, to: null }))).toBe('type:a,b')
  expect(formatListingFilter(clearFacet(narrowed, 'type'))).toBe('price:-900')
})
it('writes names as URL slugs', () => {
  expect(slugOf('Lumen & Grey')).toBe('lumen-and-grey')
  expect(slugOf(' Crème brûlée, 4.5 L+ ')).toBe('creme-brulee-4.5-l-plus')
})
