import { expect, it } from 'vitest'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { ReminderStatus } from './reminder.ts'
import { canMoveReminder, readReminders, sortedReminders } from './reminder-list.ts'

const reminder = (status: ReminderStatus, day: number, month = 11) => ({
  status,
  date: [2026, month, day] as PlainDate,
})
const inShort = (list: ReturnType<typeof reminder>[]) =>
  list.map(({ status, date }) => `${status} ${date[1]}-${date[2]}`)

it('sorts reminders by status, then by date, and again after a status has changed [S3-4-27]', () => {
  const list = [
    reminder('Archived', 1),
    reminder('Done', 9),
    reminder('Open', 30),
    reminder('Open', 2, 12),
    reminder('Done', 3),
    reminder('Open', 4),
  ]
  const sorted = sortedReminders(list)
  expect(inShort(sorted)).toEqual(['Open 11-4', 'Open 11-30', 'Open 12-2', 'Done 11-3', 'Done 11-9', 'Archived 11-1'])
  const changed = sorted.map((reminder) =>
    reminder.date[2] === 30 ? { ...reminder, status: 'Done' as const } : reminder,
  )
  expect(inShort(sortedReminders(changed))).toEqual([
    'Open 11-4',
    'Open 12-2',
    'Done 11-3',
    'Done 11-9',
    'Done 11-30',
    'Archived 11-1',
  ])
  expect(inShort(list)[0]).toBe('Archived 11-1')
})

it('allows done or archived for an open reminder, reopening for a done one, nothing for an archived one', () => {
  const all = ['Open', 'Done', 'Archived'] as const
  const moves = all.flatMap((from) => all.filter((to) => canMoveReminder(from, to)).map((to) => `${from} ${to}`))
  expect(moves).toEqual(['Open Done', 'Open Archived', 'Done Open'])
})

it('adds title and due state to reminders sent with id, date and status only [S3-7-70]', () => {
  const listed = { id: 'r', date: [2026, 11, 22] as PlainDate, status: 'Open' as const }
  const { reminders } = readReminders({ totalCount: 1, reminders: [listed] }, [2026, 11, 23])
  expect(reminders).toEqual([{ ...listed, name: 'Reminder', notes: '', projectId: null, dueState: 'Overdue' }])
})
