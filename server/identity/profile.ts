import type { Profile, ProfileUpdate } from '#contract/account/identity.ts'
import { type AccountRow, changeAccount, findAccount, findAccountByEmail } from '../accounts/accounts.ts'
import { waitingEmail } from '../accounts/mailed-tokens.ts'
import type { Db } from '../database/database.ts'
import { tx } from '../database/transaction.ts'
import { HttpError, invalidField } from '../http/request/errors.ts'
import { type Asking, type Sender, sendConfirmation, sendNote } from './links/mailed-links.ts'
import { lockedText } from './locked-details.ts'
import { mayMail } from './sign-in/guess-limit.ts'
import { subjectOf } from './sign-in/id-token.ts'

type ProfileParams = { clientId: string; brand: string; now: Date }

export async function profileOf(
  db: Db,
  account: AccountRow,
  { clientId, brand, now }: ProfileParams,
): Promise<Profile> {
  const { id: accountId, email, firstName, lastName } = account
  const userId = await subjectOf(db, { accountId, brand, now })
  const waiting = await waitingEmail(db, accountId, now)
  return { userId, clientId, email, pendingEmail: waiting === email ? null : waiting, firstName, lastName }
}

/** Applies the fields marked as changed. A new email address must be confirmed first, and the old one is notified. */
export async function updateProfile(
  db: Db,
  account: AccountRow,
  { update, from, later, ...sender }: Asking & { update: ProfileUpdate },
): Promise<Profile> {
  const { brand, now } = sender
  const { userId, clientId, email } = update
  if (userId !== (await subjectOf(db, { accountId: account.id, brand: brand.key, now })))
    throw new HttpError('forbidden', 'permission denied for the resource')
  if (account.isLocked && update.emailChanged && email !== account.email) throw invalidField('email', lockedText)
  const names = {
    ...(update.firstNameChanged ? { firstName: update.firstName } : {}),
    ...(update.lastNameChanged ? { lastName: update.lastName } : {}),
  }
  if (Object.keys(names).length > 0) await changeAccount(db, account.id, names)
  if (update.emailChanged && email !== account.email && (await mayMail(db, { ...from, email, now }))) {
    await tx(db, (transaction) => askNewAddress(transaction, account, { email, sender }))
    await later(() => noteToOwner(db, email, sender))
  }
  return profileOf(db, (await findAccount(db, account.id)) ?? account, { clientId, brand: brand.key, now })
}

async function askNewAddress(db: Db, account: AccountRow, { email, sender }: { email: string; sender: Sender }) {
  const { id: accountId, firstName } = account
  const to = { email, firstName }
  await sendConfirmation(db, 'new-address', { accountId, to, sender })
  await sendNote(db, 'address-asked', { to: { email: account.email, firstName }, sender })
}

/** Only the owner of an address learns that it already has an account: the link has no effect then. */
async function noteToOwner(db: Db, email: string, sender: Sender) {
  const existing = await findAccountByEmail(db, email)
  if (existing?.emailConfirmedAt) await sendNote(db, 'has-account', { to: { email }, sender })
}
