import { expect, it } from 'vitest'
import { moved, movedText } from './project-order.ts'

it('moves an entry to another index, clamped to the list', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(list, 2, -5)).toEqual(['c', 'a', 'b'])
  expect(moved(list, 2, 9)).toBe(list)
  expect(moved(list, 1, 1)).toBe(list)
})

it('announces the new position', () => {
  expect(movedText('Laundry', { from: 2, to: 1, count: 4 })).toBe('Laundry moved up. Now 2 of 4.')
  expect(movedText('Laundry', { from: 1, to: 2, count: 4 })).toBe('Laundry moved down. Now 3 of 4.')
})
