import { describe, expect, it } from 'vitest'
import { projectModes, projectStatuses, stockAvailabilities } from '#contract/project-values.ts'
import { isStaffWithQuote, statusAfterOrder, statusAfterQuote, takesProducts } from './project-status.ts'

describe('the status of a project', () => {
  it('is one of six', () => {
    expect(projectStatuses).toEqual(['Open', 'Pending', 'Quoted', 'Lost', 'Won', 'Partial'])
  })
  it('is decided by a quote where it was open, and kept where somebody had decided', () => {
    expect(projectStatuses.map(statusAfterQuote)).toEqual(['Quoted', 'Quoted', 'Quoted', 'Lost', 'Won', 'Partial'])
  })
  it('is won by an order for everything, in part by one for less', () => {
    expect(statusAfterOrder({ ordered: 3, all: 3 })).toBe('Won')
    expect(statusAfterOrder({ ordered: 2, all: 3 })).toBe('Partial')
  })
  it('closes a project for products of others when it is won or lost', () => {
    expect(projectStatuses.filter((status) => !takesProducts(status))).toEqual(['Lost', 'Won'])
  })
})

it('modes and stock have the words of the specification', () => {
  expect(projectModes).toEqual(['View', 'Edit'])
  expect(stockAvailabilities).toEqual(['noStock', 'supersededAndNoStock', 'inStock', 'backOrder', 'indeterminate'])
})

it('the flag of staff with a quoted project is set for that combination only [S3-6-07]', () => {
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
