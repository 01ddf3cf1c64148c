import * as z from 'zod/mini'
import { nameLengthText } from '../fields/field-texts.ts'
import { PlainDate } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

const Status = z.enum(['Open', 'Done', 'Archived'])
const Due = z.enum(['NotDue', 'Today', 'Overdue'])

export const Reminder = z.object({
  id: z.string(),
  name: z.string(),
  notes: z.string(),
  date: PlainDate,
  status: Status,
  dueState: Due,
  /** Null: about no project. */
  projectId: z.nullable(z.string()),
})
export type Reminder = z.infer<typeof Reminder>

export const ReminderList = z.object({ totalCount: z.number(), reminders: z.array(Reminder) })
export type ReminderList = z.infer<typeof ReminderList>

export const SaveReminder = z.object({
  /** Changes that reminder; without it one is made. */
  id: z.optional(z.string()),
  projectId: z.optional(z.nullable(z.string())),
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(100, nameLengthText)),
  notes: z.string().check(z.trim(), z.maxLength(1000, 'Please shorten this to 1000 characters')),
  date: PlainDate,
})
export type SaveReminder = z.infer<typeof SaveReminder>

/** Reminders of staff; the account's own list is a call of the account. */
export const reminder = {
  list: endpoint({
    method: 'GET',
    path: '/api/Reminders',
    summary: 'The reminders of a project, or without one those of the account: by status, then by date',
    query: z.object({ projectId: z.optional(z.string()) }),
    response: ReminderList,
    errors: ['not_found'],
    access: 'staff',
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/api/Reminders/status',
    summary: 'Open to Done, Open to Archived, or Done back to Open',
    body: z.object({ id: z.string().check(z.minLength(1, 'Say which reminder')), status: Status }),
    response: Reminder,
    errors: ['not_found'],
    access: 'staff',
    inBatch: true,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/Reminders',
    summary: 'Make a reminder, or change the one that is named',
    body: SaveReminder,
    response: Reminder,
    errors: ['not_found'],
    access: 'staff',
    added: true,
  }),
}
