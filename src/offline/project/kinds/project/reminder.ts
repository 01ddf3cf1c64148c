import * as z from 'zod/mini'
import { ApiError } from '#contract/protocol/api-error.ts'
import { reminderStatuses } from '#domain/project/reminder/reminder.ts'
import { coalesceSame, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({ id: z.string(), name: z.string(), status: z.enum(reminderStatuses) })
export type ReminderBody = z.infer<typeof Body>

const touches = ({ id }: ReminderBody) => [`reminder:${id}`]

/** Changes the status of a reminder. Reminders are not part of the project: its version stays the same. */
export const reminder: ProjectKind<ReminderBody> = {
  name: 'reminder',
  body: Body,
  touches,
  storesRejected: true,
  inBatch: true,
  coalesce: coalesceSame({ name: 'reminder', body: Body, touches }),
  apply: (project) => project,
  async send({ body: { id, status }, attempts }, { api, options }) {
    try {
      await api.reminder.setStatus({ body: { id, status } }, options)
    } catch (error) {
      // Reminders have no idempotency keys: a 400 after a retry means that the first attempt succeeded.
      if (!(attempts > 1 && error instanceof ApiError && error.status === 400)) throw error
    }
    return { is: 'accepted' }
  },
  describe: ({ name, status }) => ({ action: `Reminder ${name}`, title: status }),
}
