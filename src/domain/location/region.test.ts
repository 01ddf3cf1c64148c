import { expect, it } from 'vitest'
import { readRegion, regionLocation, regionLocations, regionRemovalMs, withoutRegion } from './region.ts'

it('maps the eight fixed region ids [S1-3-06]', () => {
  expect([...regionLocations]).toEqual([
    ['2000', '2000_SYDNEY'],
    ['3000', '3000_MELBOURNE'],
    ['2000222', '2600_CANBERRA'],
    ['4000', '4000_BRISBANE'],
    ['5000', '5000_ADELAIDE'],
    ['6000', '6000_PERTH'],
    ['7000', '7000_HOBART'],
    ['0800', '0800_DARWIN'],
  ])
})

it('matches the whole id, tail and leading zero included [S1-3-06, S1-3-07]', () => {
  expect(regionLocation('2000222')).toBe('2600_CANBERRA')
  expect(regionLocation('2000')).toBe('2000_SYDNEY')
  expect(regionLocation('0800')).toBe('0800_DARWIN')
  expect(['800', '2000111', '3000222', '9999', 'constructor', '', null].map(regionLocation)).toEqual(
    Array(7).fill(null),
  )
})

it('keeps a location id unchanged', () => {
  expect(regionLocation('2204_MARRICKVILLE')).toBe('2204_MARRICKVILLE')
  expect(['2204_marrickville?x', '800_DARWIN', '20000_SYDNEY'].map(regionLocation)).toEqual([null, null, null])
})

it('reads the parameter under both names [S1-3-07]', () => {
  expect(readRegion('?region_id=2000222')).toBe('2600_CANBERRA')
  expect(readRegion('?x=1&region=3000')).toBe('3000_MELBOURNE')
  expect(readRegion('?region=nowhere&region_id=4000')).toBe('4000_BRISBANE')
  expect(readRegion('?x=1')).toBeNull()
})

it('removes only the region from the URL, 500 ms later [S1-1-18]', () => {
  expect(withoutRegion('?region=3000&x=1')).toBe('?x=1')
  expect(withoutRegion('?a=b%20c&region_id=2000&region=3000&sku=A~B')).toBe('?a=b%20c&sku=A~B')
  expect(withoutRegion('?region=3000')).toBe('')
  expect(withoutRegion('?regional=1')).toBe('?regional=1')
  expect(regionRemovalMs).toBe(500)
})
