import type { contract } from '#contract/contract.ts'
import type { Reminder, SaveReminder } from '#contract/project/reminder.ts'
import { dueState } from '#domain/project/reminder/reminder.ts'
import { canMoveReminder, reminderMoveText, sortedReminders } from '#domain/project/reminder/reminder-list.ts'
import { addDays, isoDate, isSameDate } from '#domain/time/date-math.ts'
import { type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { badRequest, invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { noProject } from '../project-change.ts'
import { findProject } from '../store/projects.ts'
import {
  changeReminder,
  insertReminders,
  lockReminder,
  type ReminderRow,
  remindersOfAccount,
  remindersOfProject,
} from '../store/reminders.ts'

/** Formats a calendar day as yyyy-mm-dd; throws an error if the day does not exist. */
function readDay(date: PlainDate): string {
  const [year, month, day] = date
  const isWhole = date.every(Number.isInteger) && year >= 2000 && year < 2100 && month >= 1 && month <= 12 && day >= 1
  if (!isWhole || !isSameDate(date, addDays(date, 0))) throw invalidField('date', 'Choose a day')
  return isoDate(date)
}

function reminderResponse({ id, name, notes, date, status, projectId }: ReminderRow, today: PlainDate): Reminder {
  const day = readIsoDate(date)
  if (!day) throw new Error('A stored reminder has no day')
  return { id, name, notes, date: day, status, projectId, dueState: dueState(day, today) }
}

const noReminder = () => notFound('There is no such reminder')

/** Reminders of staff. All staff who work on a project share its reminders; others are private to the account. */
export function reminderHandlers({ db, clock }: Deps): Handlers<typeof contract>['reminder'] {
  const today = ({ brand }: CallContext) => shopDate(clock(), brand.country)

  async function rejectUnknownProject(reader: Db, { brand, caller }: CallContext, id: string | null | undefined) {
    if (!id) return
    await caller.requireProjects()
    if (!(await findProject(reader, { brand: brand.key, id }))) throw noProject()
  }

  /** Locks a reminder that the caller may change. */
  async function lockOwn(transaction: Db, context: CallContext, id: string): Promise<ReminderRow> {
    const account = await context.caller.requireStaff()
    const row = await lockReminder(transaction, id)
    if (!row) throw noReminder()
    const isOwn = row.accountId === account.id
    const isShared =
      row.projectId !== null &&
      (await context.caller.seesProjects()) &&
      (await findProject(transaction, { brand: context.brand.key, id: row.projectId })) !== null
    if (!isOwn && !isShared) throw noReminder()
    return row
  }

  async function make(
    context: CallContext,
    { name, notes, date, projectId = null }: SaveReminder,
  ): Promise<ReminderRow> {
    const account = await context.caller.requireStaff()
    await rejectUnknownProject(db, context, projectId)
    const now = clock()
    const row: ReminderRow = {
      id: newId(now.getTime()),
      accountId: account.id,
      projectId,
      name,
      notes,
      date: readDay(date),
      status: 'Open',
      createdAt: now,
      changedAt: now,
    }
    await insertReminders(db, [row])
    return row
  }

  const change = (context: CallContext, id: string, { name, notes, date, projectId }: SaveReminder) =>
    tx(db, async (transaction) => {
      const row = await lockOwn(transaction, context, id)
      await rejectUnknownProject(transaction, context, projectId)
      const after = {
        name,
        notes,
        date: readDay(date),
        changedAt: clock(),
        ...(projectId === undefined ? {} : { projectId }),
      }
      await changeReminder(transaction, id, after)
      return { ...row, ...after }
    })

  return {
    list: async ({ query }, context) => {
      const account = await context.caller.requireStaff()
      await rejectUnknownProject(db, context, query.projectId)
      const rows = query.projectId
        ? await remindersOfProject(db, query.projectId)
        : await remindersOfAccount(db, account.id)
      const reminders = sortedReminders(rows.map((row) => reminderResponse(row, today(context))))
      return { totalCount: reminders.length, reminders }
    },

    setStatus: async ({ body }, context) => {
      const { id, status } = body
      const row = await tx(db, async (transaction) => {
        const own = await lockOwn(transaction, context, id)
        if (!canMoveReminder(own.status, status)) throw badRequest(reminderMoveText(own.status, status))
        const after = { status, changedAt: clock() }
        await changeReminder(transaction, id, after)
        return { ...own, ...after }
      })
      return reminderResponse(row, today(context))
    },

    save: async ({ body }, context) => {
      const row = body.id === undefined ? await make(context, body) : await change(context, body.id, body)
      return reminderResponse(row, today(context))
    },
  }
}
