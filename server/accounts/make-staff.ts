import type { Tx } from '../database/transaction.ts'
import { changeAccount } from './accounts.ts'
import { deleteSessionsOf } from './sessions.ts'

/** Makes an account one of staff, without shops and roles, and signs it out: shoppers stay signed in for longer. */
export async function makeStaff(tx: Tx, accountId: string) {
  await changeAccount(tx, accountId, {
    staff: { winningUserId: `w-${accountId}`, salespersonCode: null, storeUri: null },
  })
  await deleteSessionsOf(tx, accountId)
}
