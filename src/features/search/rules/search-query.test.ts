import { expect, it } from 'vitest'
import { searchQuery } from './search-query.ts'

const text = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()

it('omits an unknown location from the search query [S3-5-06]', () => {
  expect(text(searchQuery({ location: null, isSignedIn: false }))).toBe('')
  expect(text(searchQuery({ fallback: true, location: '2000_SYDNEY', isSignedIn: false }))).toBe(
    'fallback=true&location=2000_SYDNEY',
  )
})

it('adds wid for a signed-in visitor only', () => {
  expect(searchQuery({ isSignedIn: true })).toEqual({ wid: true })
  expect(Object.keys(searchQuery({ isSignedIn: false }))).toEqual([])
})
