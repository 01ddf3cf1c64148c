import { describe, expect, it } from 'vitest'
import { projectModes, projectStatuses, stockAvailabilities } from '#contract/project/project-values.ts'
import { isStaffWithQuote, statusAfterOrder, statusAfterQuote, takesProducts } from './project-status.ts'

describe('the status of a project', () => {
  it('has six values', () => {
    expect(projectStatuses).toEqual(['Open', 'Pending', 'Quoted', 'Lost', 'Won', 'Partial'])
  })
  it('becomes Quoted with a quote when it was open, and stays when it was chosen', () => {
    expect(projectStatuses.map(statusAfterQuote)).toEqual(['Quoted', 'Quoted', 'Quoted', 'Lost', 'Won', 'Partial'])
  })
  it('becomes Won by an order for everything, Partial by one for less', () => {
    expect(statusAfterOrder({ ordered: 3, all: 3 })).toBe('Won')
    expect(statusAfterOrder({ ordered: 2, all: 3 })).toBe('Partial')
  })
  it('takes no products from other projects when it is won or lost', () => {
    expect(projectStatuses.filter((status) => !takesProducts(status))).toEqual(['Lost', 'Won'])
  })
})

it('names modes and stock as the specification does', () => {
  expect(projectModes).toEqual(['View', 'Edit'])
  expect(stockAvailabilities).toEqual(['noStock', 'supersededAndNoStock', 'inStock', 'backOrder', 'indeterminate'])
})

it('is staff with a quote only when signed in as staff with a quoted project [S3-6-07]', () => {
  const staff = { winningUserId: 'w-1' }
  const quoted = { quoteId: 104201 }
  expect(isStaffWithQuote(staff, quoted)).toBe(true)
  for (const [account, project] of [
    [staff, { quoteId: null }],
    [{ winningUserId: '' }, quoted],
    [{}, { quoteId: null }],
    [null, quoted],
    [staff, null],
    [staff, {}],
    [staff, { quoteId: '' }],
  ] as const)
    expect(isStaffWithQuote(account, project)).toBe(false)
})
