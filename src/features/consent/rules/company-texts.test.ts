import { expect, it } from 'vitest'
import { companiesText } from './company-texts.ts'

const none = { asks: true, trackers: [], features: [], onPress: [] }
const trackers = ['tags.example']
const features = ['reviews.example']

it('says what the configured companies do, and nothing else', () => {
  expect(companiesText({ ...none, trackers, features })).toBe(
    'They add extras to our pages, count visits, measure our ads and may store cookies.',
  )
  expect(companiesText({ ...none, features })).toBe('They add extras to our pages and may store cookies.')
  expect(companiesText({ ...none, trackers })).toBe('They count visits, measure our ads and may store cookies.')
})
