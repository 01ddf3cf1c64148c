import { expect, it } from 'vitest'
import { QuoteData } from '#contract/project/project-parts.ts'
import { emptyQuoteData, followingName, isEmptyProject, quoteDataKeys, referrerFields } from './project-response.ts'

it('has every key of the contract in the empty quote data', () => {
  expect(quoteDataKeys.toSorted()).toEqual(Object.keys(QuoteData.shape).toSorted())
  expect(QuoteData.parse(emptyQuoteData)).toEqual(emptyQuoteData)
})

it('fills five fields from a referrer, and clears them without one', () => {
  const referrer = { code: 'A-1', name: 'Rhys', businessName: 'Oak', phone: '03', contact: 'r@oak.example' }
  expect(Object.values(referrerFields(referrer))).toEqual(['A-1', 'Rhys', 'Oak', '03', 'r@oak.example'])
  expect(Object.values(referrerFields(null))).toEqual(['', '', '', '', ''])
})

it("derives the customer's name from first and last name until it is edited", () => {
  const before = { firstName: 'Ada', lastName: '', customerName: 'Ada' }
  expect(followingName(before, { lastName: 'Fenwick' })).toEqual({ customerName: 'Ada Fenwick' })
  expect(followingName({ ...before, customerName: '' }, { firstName: 'Bea' })).toEqual({ customerName: 'Bea' })
  expect(followingName({ ...before, customerName: 'Fenwick Pty' }, { firstName: 'Bea' })).toEqual({})
  expect(followingName(before, { firstName: 'Bea', customerName: 'X' })).toEqual({})
  expect(followingName(before, {})).toEqual({})
})

it('is empty until anything is added', () => {
  const empty = {
    cart: { products: [] },
    folders: [],
    files: [],
    staffComments: [],
    quoteData: emptyQuoteData,
    quoted: false,
  }
  expect(isEmptyProject(empty)).toBe(true)
  const folder = { id: 'f', title: 'K', products: [], position: 'a0', sortOrder: 0, total: 0, quoteId: null }
  expect(isEmptyProject({ ...empty, folders: [folder] })).toBe(false)
  expect(isEmptyProject({ ...empty, quoted: true })).toBe(false)
  expect(isEmptyProject({ ...empty, staffComments: [{ id: 'c', user: 'N', timestamp: '', message: 'x' }] })).toBe(false)
  expect(isEmptyProject({ ...empty, quoteData: { ...emptyQuoteData, showCulinaryBookings: true } })).toBe(false)
  expect(isEmptyProject({ ...empty, quoteData: { ...emptyQuoteData, firstName: 'A' } })).toBe(false)
})
