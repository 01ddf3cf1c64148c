import { readEmail } from '#domain/account/email.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
} from '../../accounts/accounts.ts'
import { findExternalAccount, linkExternal } from '../../accounts/external-identities.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { tx } from '../../database/transaction.ts'
import type { Assertion } from './assertion.ts'

const fresh = {
  passwordHash: null,
  phone: '',
  abn: '',
  staff: null,
  isLocked: false,
  hasCredit: false,
  preferences: {},
}

/** Finds the account of an asserted identity: by earlier sign-in or by email; else creates one. */
export function externalAccount(db: Db, said: Assertion, now: Date): Promise<AccountRow | null> {
  const { provider, subject, firstName, lastName } = said
  const email = readEmail(said.email)
  if (!email) return Promise.resolve(null)
  return tx(db, async (transaction) => {
    const known = await findExternalAccount(transaction, { provider, subject })
    if (known) return known
    const id = newId(now.getTime())
    await insertAccount(transaction, {
      ...fresh,
      id,
      email,
      firstName,
      lastName,
      emailConfirmedAt: now,
      createdAt: now,
    })
    const account = await findAccountByEmail(transaction, email)
    if (!account) return null
    // The address is unconfirmed: its password may be of another person, so it is removed.
    if (!account.emailConfirmedAt)
      await changeAccount(transaction, account.id, { passwordHash: null, emailConfirmedAt: now, firstName, lastName })
    await linkExternal(transaction, { provider, subject, accountId: account.id })
    return findAccount(transaction, account.id)
  })
}
