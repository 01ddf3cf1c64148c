import { readEmail } from '#domain/account/email.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isStaff,
} from '../../accounts/accounts.ts'
import { findExternalAccount, linkExternal } from '../../accounts/external-identities.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { tx } from '../../database/transaction.ts'

/** What every account has that a provider has made. */
export const freshAccount = {
  passwordHash: null,
  phone: '',
  abn: '',
  staff: null,
  isLocked: false,
  hasCredit: false,
  preferences: {},
}

/** `email` is empty unless the provider has verified it. */
type Said = { provider: string; subject: string; email: string; firstName: string; lastName: string }

/**
 * Finds the account of an asserted identity: by earlier sign-in or by email; else creates one. Null without a verified
 * email, and for a member of staff where the provider may not sign in staff.
 */
export function externalAccount(
  db: Db,
  { provider, subject, firstName, lastName, ...said }: Said,
  { now, allowsStaff }: { now: Date; allowsStaff: boolean },
): Promise<AccountRow | null> {
  const email = readEmail(said.email)
  const allowed = (account: AccountRow | null) => (account && (allowsStaff || !isStaff(account)) ? account : null)
  return tx(db, async (transaction) => {
    const known = await findExternalAccount(transaction, { provider, subject })
    if (known) return allowed(known)
    if (!email) return null
    const id = newId(now.getTime())
    await insertAccount(transaction, {
      ...freshAccount,
      id,
      email,
      firstName,
      lastName,
      emailConfirmedAt: now,
      createdAt: now,
    })
    const account = allowed(await findAccountByEmail(transaction, email))
    if (!account) return null
    // The address is unconfirmed: its password may be of another person, so it is removed.
    if (!account.emailConfirmedAt)
      await changeAccount(transaction, account.id, { passwordHash: null, emailConfirmedAt: now, firstName, lastName })
    await linkExternal(transaction, { provider, subject, accountId: account.id })
    return findAccount(transaction, account.id)
  })
}
