import { compareDates } from './date-math.ts'
import type { PlainDate } from './plain-date.ts'

export const reminderStatuses = ['Open', 'Done', 'Archived'] as const
export type ReminderStatus = (typeof reminderStatuses)[number]

export const dueStates = ['NotDue', 'Today', 'Overdue'] as const
export type DueState = (typeof dueStates)[number]

/** Said in words, never by a colour alone [S3-3-39]. */
export const dueTexts: Readonly<Record<DueState, string>> = { NotDue: 'Not due', Today: 'Today', Overdue: 'Overdue' }

/** How a reminder stands on a day of the visitor's own calendar. */
export function dueState(date: PlainDate, today: PlainDate): DueState {
  const days = compareDates(date, today)
  if (days === 0) return 'Today'
  return days < 0 ? 'Overdue' : 'NotDue'
}
