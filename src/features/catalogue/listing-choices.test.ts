import { expect, it } from 'vitest'
import type { Facet, Listing } from '#contract/catalogue/catalogue.ts'
import { choicesOf, chosenIn, facetsChosen, narrowed, toggled } from './listing-choices.ts'

const value = (value: string, label: string, selected = false) => ({ value, label, count: 3, selected })
const choice = (key: string, name: string, values: Facet['values']): Facet => ({
  key,
  name,
  kind: 'choice',
  unit: '',
  values,
  min: null,
  max: null,
  from: null,
  to: null,
})
const price = (from: number | null, to: number | null): Facet => ({
  ...choice('price', 'Price', []),
  kind: 'range',
  unit: '$',
  min: 690,
  max: 4500,
  from,
  to,
})
const listing = (facets: Facet[]): Listing => ({
  products: [],
  totalCount: 0,
  unfilteredCount: 0,
  page: 1,
  size: 24,
  sort: 'popular',
  facets,
  promoted: [],
})

const types = choice('type', 'Type', [
  value('french-door', 'French door', true),
  value('side-by-side', 'Side by side', true),
  value('top-mount', 'Top mount'),
])

it('applies a choice while its listing is loading, and leaves counts and other values unchanged', () => {
  const [type, range] = facetsChosen([types, price(null, null)], 'type:top-mount;price:1000-')
  expect(type?.values.map(({ value, selected, count }) => [value, selected, count])).toEqual([
    ['french-door', false, 3],
    ['side-by-side', false, 3],
    ['top-mount', true, 3],
  ])
  expect([range?.from, range?.to]).toEqual([1000, null])
  expect(facetsChosen([price(1000, 3500)], undefined)[0]).toMatchObject({ from: null, to: null })
})

it('names every active value, each with the filter that remains when it is removed', () => {
  expect(choicesOf(listing([types]), 'type:french-door,side-by-side;price:690-3500')).toEqual([
    { label: 'French door', without: 'price:690-3500;type:side-by-side' },
    { label: 'Side by side', without: 'price:690-3500;type:french-door' },
  ])
})

it.each([
  [1000, 3500, 'Price $1,000 to $3,500'],
  [null, 3500, 'Price up to $3,500'],
  [690, 3500, 'Price up to $3,500'],
  [1000, null, 'Price from $1,000'],
  [1000, 4500, 'Price from $1,000'],
])('formats a price range from %s to %s', (from, to, label) => {
  expect(choicesOf(listing([price(from, to)]), `type:french-door;price:${from ?? ''}-${to ?? ''}`)).toEqual([
    { label, without: 'type:french-door' },
  ])
})

const stars = (chosen: readonly number[], from: number | null = null): Facet => ({
  ...choice(
    'stars',
    'Energy',
    [3, 4, 5].map((number) => value(String(number), `${number} stars`, chosen.includes(number))),
  ),
  unit: 'stars',
  from,
})

it('says what a ticked number counts', () => {
  expect(choicesOf(listing([stars([3, 5])]), 'stars:3,5')).toEqual([
    { label: 'Energy 3 stars', without: 'stars:5' },
    { label: 'Energy 5 stars', without: 'stars:3' },
  ])
})

it('names a range of ticked numbers once, and leaves the others when one is taken away', () => {
  expect(facetsChosen([stars([])], 'stars:4-')).toEqual([stars([], 4)])
  expect(facetsChosen([stars([4, 5], 4)], 'stars:4,5')).toEqual([stars([4, 5])])
  expect(choicesOf(listing([stars([4, 5], 4)]), 'brand:ostra;stars:4-')).toEqual([
    { label: 'Energy from 4 stars', without: 'brand:ostra' },
  ])
  expect(toggled('stars:4-', stars([4, 5], 4), '5')).toBe('stars:4')
  expect(toggled('stars:4-', stars([4, 5], 4), '3')).toBe('stars:3,4,5')
})

it('omits a range without limits', () => {
  expect(choicesOf(listing([price(null, null)]), undefined)).toEqual([])
})

it('counts the selected values of a facet', () => {
  expect(chosenIn(types)).toBe(2)
  expect(chosenIn(price(null, null))).toBe(0)
  expect(chosenIn(price(700, null))).toBe(1)
})

it('adds and removes a value, and narrows a range, in the filter text', () => {
  const brand = choice('brand', 'Brand', [])
  expect(toggled(undefined, brand, 'norrvik')).toBe('brand:norrvik')
  expect(toggled('brand:norrvik,ostra', brand, 'norrvik')).toBe('brand:ostra')
  expect(toggled('brand:norrvik', brand, 'norrvik')).toBe('')
  expect(narrowed('brand:norrvik', 'price', { from: 1000, to: null })).toBe('brand:norrvik;price:1000-')
  expect(narrowed('brand:norrvik;price:1000-', 'price', { from: null, to: null })).toBe('brand:norrvik')
})
