import { expect, it } from 'vitest'
import { canonicalUrl } from './canonical.ts'

it('is https and lower case [S1-2.1-43, S3-2-37]', () => {
  expect(canonicalUrl('http://Host/P/Foo')).toBe('https://host/p/foo')
  expect(canonicalUrl('http://host/Search/LG')).toBe('https://host/search/lg')
})

it('keeps a trailing slash for home only [S1-2.1-44, S3-2-38]', () => {
  expect(canonicalUrl('https://host/')).toBe('https://host/')
  expect(canonicalUrl('https://host')).toBe('https://host/')
  expect(canonicalUrl('https://host/brands/')).toBe('https://host/brands')
  expect(canonicalUrl('https://host/stores/')).toBe('https://host/stores')
})

it('drops query and fragment', () => {
  expect(canonicalUrl('https://host/compare?sku=A~B#top')).toBe('https://host/compare')
})
