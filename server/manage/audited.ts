import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gte, ne } from 'drizzle-orm'
import { fullName } from '#domain/account/full-name.ts'
import { newId } from '../database/id.ts'
import { type AuditValues, auditLog } from '../database/schema/manage.ts'
import { announceChange } from '../database/shop-changes.ts'
import { type Tx, tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict } from '../http/request/errors.ts'
import { manageVisitOf } from './manage-context.ts'

type Written<Result> = {
  result: Result
  subjectId: string
  label: string
  /** Null: it was new. */
  before: AuditValues | null
  /** Null: it is gone. */
  after: AuditValues | null
}

type Action = { action: string; subject: string }

type Change = Pick<typeof auditLog.$inferSelect, 'brand' | 'subject' | 'subjectId'> & { accountId: string }

/** Two people have the same form open: the second save would replace what the first one wrote. */
async function rejectOvertaken(transaction: Tx, { brand, accountId, subject, subjectId }: Change, openedAt: Date) {
  const [other] = await transaction
    .select({ who: auditLog.who })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.brand, brand),
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, subjectId),
        ne(auditLog.accountId, accountId),
        gte(auditLog.at, openedAt),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (other)
    throw conflict(
      `${other.who} has changed this since you opened it. Look at it in another tab. Save again to replace it by yours`,
    )
}

/**
 * The only way in which the back office writes: one transaction with the change, its entry in the audit log, and the
 * announcement that empties the caches of all instances.
 */
export async function audited<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  context: CallContext,
  { action, subject, work }: Action & { work: (transaction: Tx, now: Date) => Promise<Written<Result>> },
): Promise<Result> {
  const { brand } = context
  const account = await context.caller.require()
  const { openedAt } = manageVisitOf(context)
  return tx(db, async (transaction) => {
    const at = clock()
    const { result, ...written } = await work(transaction, at)
    if (isDeepStrictEqual(written.before, written.after)) return result
    const row = {
      id: newId(at.getTime()),
      at,
      brand: brand.key,
      accountId: account.id,
      who: fullName(account),
      action,
      subject,
      ...written,
    }
    if (openedAt) await rejectOvertaken(transaction, row, openedAt)
    await transaction.insert(auditLog).values(row)
    await announceChange(transaction)
    return result
  })
}
