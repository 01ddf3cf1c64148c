import { describe, expect, it } from 'vitest'
import { changedAddress, firstPageInstead, isNarrowed, listingQueryOf, readListingAddress } from './listing-address.ts'

const read = (text: string) => readListingAddress(new URLSearchParams(text))

describe('listing URL', () => {
  it('reads filter, sort order, page and view', () => {
    expect(read('filter=type:french-door&sort=price-asc&page=2&view=list')).toEqual({
      filter: 'type:french-door',
      sort: 'price-asc',
      page: 2,
      view: 'list',
    })
  })

  it('ignores invalid parameters', () => {
    expect(read('sort=cheapest&page=-3&view=table')).toEqual({ page: 1 })
    expect(read('page=1.5')).toEqual({ page: 1 })
  })

  it('omits the page parameter for the first page', () => {
    expect(listingQueryOf(read('page=1'))).toEqual({})
    expect(listingQueryOf(read('page=3&sort=newest'))).toEqual({ page: 3, sort: 'newest' })
  })

  it('is not narrowed by campaign parameters', () => {
    const narrowed = (text: string) => isNarrowed(new URLSearchParams(text))
    expect(['', 'utm_source=news&utm_medium=email', 'gclid=1', 'page=1'].map(narrowed)).toEqual(Array(4).fill(false))
    expect(['filter=a', 'sort=newest', 'page=2', 'view=list'].map(narrowed)).toEqual(Array(4).fill(true))
  })

  it('returns to the first page after the filter or sort order changes', () => {
    const search = new URLSearchParams('page=3&sort=newest')
    expect(changedAddress(search, { filter: 'brand:norrvik' })).toBe('?sort=newest&filter=brand%3Anorrvik')
    expect(changedAddress(search, { sort: null })).toBe('')
  })

  it('keeps the page when only the view changes', () => {
    expect(changedAddress(new URLSearchParams('page=3'), { view: 'list' })).toBe('?page=3&view=list')
  })

  it('redirects a page past the last one to page 1, with filter and order [S1-2.10-41]', () => {
    const instead = (text: string, totalCount = 49) =>
      firstPageInstead(new URL(`http://shop.example/c/kitchen${text}`), { totalCount, size: 24 })
    expect(['', '?page=1', '?page=3', '?page=none'].map((text) => instead(text))).toEqual(Array(4).fill(null))
    expect(instead('?page=4')).toBe('/c/kitchen')
    expect(instead('?sort=newest&page=999&filter=brand%3Anorrvik')).toBe(
      '/c/kitchen?sort=newest&filter=brand%3Anorrvik',
    )
    expect([instead('?page=1', 0), instead('?page=2', 0)]).toEqual([null, '/c/kitchen'])
  })
})
