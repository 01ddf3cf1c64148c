import { compareDates } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'

export const reminderStatuses = ['Open', 'Done', 'Archived'] as const
export type ReminderStatus = (typeof reminderStatuses)[number]

export const dueStates = ['NotDue', 'Today', 'Overdue'] as const
export type DueState = (typeof dueStates)[number]

/** Shown as text, never by colour alone [S3-3-39]. */
export const dueTexts: Readonly<Record<DueState, string>> = { NotDue: 'Not due', Today: 'Today', Overdue: 'Overdue' }

/** Whether a reminder is due on a day in the visitor's time zone. */
export function dueState(date: PlainDate, today: PlainDate): DueState {
  const days = compareDates(date, today)
  if (days === 0) return 'Today'
  return days < 0 ? 'Overdue' : 'NotDue'
}
