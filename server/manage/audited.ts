import { isDeepStrictEqual } from 'node:util'
import { fullName } from '#domain/account/full-name.ts'
import { newId } from '../database/id.ts'
import { type AuditValues, auditLog } from '../database/schema/manage.ts'
import { announceChange } from '../database/shop-changes.ts'
import { type Tx, tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'

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

/**
 * The only way in which the back office writes: one transaction with the change, its entry in the audit log, and the
 * announcement that empties the caches of all instances.
 */
export async function audited<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { caller, brand }: Pick<CallContext, 'caller' | 'brand'>,
  { action, subject, work }: Action & { work: (transaction: Tx, now: Date) => Promise<Written<Result>> },
): Promise<Result> {
  const account = await caller.require()
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
    await transaction.insert(auditLog).values(row)
    await announceChange(transaction)
    return result
  })
}
