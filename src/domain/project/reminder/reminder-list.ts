import type { Reminder, ReminderList } from '#contract/project/reminder.ts'
import { compareDates } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { dueState, type ReminderStatus, reminderStatuses } from './reminder.ts'

type ListedReminder = Pick<Reminder, 'id' | 'date' | 'status'> & Partial<Reminder>

/** Fills in defaults: a server may send only id, date and status [S3-7-70]. */
export const readReminders = (
  { totalCount, reminders }: { readonly totalCount: number; readonly reminders: readonly ListedReminder[] },
  today: PlainDate,
): ReminderList => ({
  totalCount,
  reminders: reminders.map((reminder) => ({
    name: 'Reminder',
    notes: '',
    projectId: null,
    dueState: dueState(reminder.date, today),
    ...reminder,
  })),
})

type Listed = { readonly status: ReminderStatus; readonly date: PlainDate }

/** By status (open ones first), then by date. */
export function sortedReminders<Reminder extends Listed>(reminders: readonly Reminder[]): Reminder[] {
  const rank = ({ status }: Listed) => reminderStatuses.indexOf(status)
  return reminders.toSorted((a, b) => rank(a) - rank(b) || compareDates(a.date, b.date))
}

const moves: Record<ReminderStatus, readonly ReminderStatus[]> = {
  Open: ['Done', 'Archived'],
  Done: ['Open'],
  Archived: [],
}

/** Whether a reminder may change to another status; its current status is no change. */
export function canMoveReminder(from: ReminderStatus, to: ReminderStatus): boolean {
  return moves[from].includes(to)
}

const names: Record<ReminderStatus, string> = { Open: 'open', Done: 'done', Archived: 'archived' }

/** Why a reminder cannot get a status. */
export function reminderMoveText(from: ReminderStatus, to: ReminderStatus): string {
  return from === to
    ? `This reminder is ${names[to]} already.`
    : `A reminder that is ${names[from]} cannot be ${names[to]}.`
}
