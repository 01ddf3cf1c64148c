import { expect, it } from 'vitest'
import { cartQuery, presentOnly } from './cart-query.ts'

const text = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()

it('omits what is null or undefined from the cart query [S3-5-05]', () => {
  const query = cartQuery({ suburb: null, postcode: '2000', state: undefined })
  expect(query).toEqual({ postcode: '2000' })
  expect(Object.keys(query)).toEqual(['postcode'])
  expect(text(query)).toBe('postcode=2000')
})

it('carries all four keys when they are known', () => {
  const full = { suburb: 'Sydney', postcode: '2000', state: 'NSW', winningDeliveryServiceOverride: false }
  expect(cartQuery(full)).toEqual(full)
})

it('keeps zero, false and empty text', () => {
  expect(presentOnly({ page: 0, on: false, term: '', none: null })).toEqual({ page: 0, on: false, term: '' })
})
