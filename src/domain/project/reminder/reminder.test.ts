import { expect, it } from 'vitest'
import { dueState, dueStates, dueTexts, reminderStatuses } from './reminder.ts'

it('has these statuses and these due states, and no others [S1-3-03, S3-3-38, S3-3-39]', () => {
  expect(reminderStatuses).toEqual(['Open', 'Done', 'Archived'])
  expect(dueStates).toEqual(['NotDue', 'Today', 'Overdue'])
  expect(dueStates.map((state) => dueTexts[state])).toEqual(['Not due', 'Today', 'Overdue'])
})

it.each([
  [[2026, 11, 20], 'Today'],
  [[2026, 11, 21], 'NotDue'],
  [[2027, 1, 1], 'NotDue'],
  [[2026, 11, 19], 'Overdue'],
  [[2025, 12, 31], 'Overdue'],
] as const)('on 20 November 2026 the day %o is %s [S3-3-39]', (date, state) => {
  expect(dueState([...date], [2026, 11, 20])).toBe(state)
})
