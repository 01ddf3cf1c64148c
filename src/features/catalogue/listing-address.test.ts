import { describe, expect, it } from 'vitest'
import { changedAddress, listingQueryOf, readListingAddress } from './listing-address.ts'

const read = (text: string) => readListingAddress(new URLSearchParams(text))

describe('the address of a listing', () => {
  it('gives filter, order, page and view', () => {
    expect(read('filter=type:french-door&sort=price-asc&page=2&view=list')).toEqual({
      filter: 'type:french-door',
      sort: 'price-asc',
      page: 2,
      view: 'list',
    })
  })

  it('leaves out what makes no sense', () => {
    expect(read('sort=cheapest&page=-3&view=table')).toEqual({ page: 1 })
    expect(read('page=1.5')).toEqual({ page: 1 })
  })

  it('asks for the first page by asking for none', () => {
    expect(listingQueryOf(read('page=1'))).toEqual({})
    expect(listingQueryOf(read('page=3&sort=newest'))).toEqual({ page: 3, sort: 'newest' })
  })

  it('begins at the first page after another filter or order', () => {
    const search = new URLSearchParams('page=3&sort=newest')
    expect(changedAddress(search, { filter: 'brand:norrvik' })).toBe('?sort=newest&filter=brand%3Anorrvik')
    expect(changedAddress(search, { sort: null })).toBe('')
  })

  it('keeps the page when only the view changes', () => {
    expect(changedAddress(new URLSearchParams('page=3'), { view: 'list' })).toBe('?page=3&view=list')
  })
})
