import { expect, it } from 'vitest'
import { areReturnsClosed, quantityLeft, returnBy } from './order-return.ts'

it('takes goods back until thirty days after the delivery', () => {
  expect(returnBy([2026, 11, 23])).toEqual([2026, 12, 23])
  expect(areReturnsClosed([2026, 12, 23], [2026, 12, 23])).toBe(false)
  expect(areReturnsClosed([2026, 12, 23], [2026, 12, 24])).toBe(true)
})

it('counts what is requested or accepted, never what was rejected', () => {
  const line = { position: 2, quantity: 3 }
  const returned = (state: 'requested' | 'accepted' | 'rejected', quantity: number, position = 2) => ({
    state,
    lines: [{ position, quantity }],
  })
  expect(quantityLeft(line, [])).toBe(3)
  expect(quantityLeft(line, [returned('requested', 1), returned('rejected', 2), returned('accepted', 1, 0)])).toBe(2)
  expect(quantityLeft(line, [returned('requested', 2), returned('accepted', 2)])).toBe(0)
})
