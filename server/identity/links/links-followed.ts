import { newPasswordForm } from '#domain/account/person-forms.ts'
import {
  type AccountRow,
  changeAccount,
  deleteUnconfirmed,
  findAccount,
  findAccountByEmail,
} from '../../accounts/accounts.ts'
import { dropPassesOf } from '../../accounts/admin-passes.ts'
import { forgetDevicesOf } from '../../accounts/known-devices.ts'
import { dropOpenLinks, lockMailedToken, type MailedTokenRow, markTokenUsed } from '../../accounts/mailed-tokens.ts'
import { deleteSessionsOf } from '../../accounts/sessions.ts'
import { dropStepsOf } from '../../accounts/sign-in-steps.ts'
import type { Db } from '../../database/database.ts'
import { tx } from '../../database/transaction.ts'
import { badRequest } from '../../http/request/errors.ts'
import { checkPart } from '../../http/serve.ts'
import { hashOfToken } from '../../lib/secret-token.ts'
import { insertMail } from '../../mail/mails.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { identityMail } from './identity-mails.ts'
import type { Sender } from './mailed-links.ts'

const gone = () =>
  badRequest('This link no longer works. It was used, has expired, or we sent a newer one. Ask for another link.')

type Found = { token: MailedTokenRow; account: AccountRow }
type LinkQuery = { text: string; purpose: MailedTokenRow['purpose']; now: Date }

async function find(db: Db, { text, purpose, now }: LinkQuery): Promise<Found> {
  const token = await lockMailedToken(db, { tokenHash: hashOfToken(text), purpose, now })
  const account = token && (await findAccount(db, token.accountId))
  if (!token || !account) throw gone()
  return { token, account }
}

/** Confirms the email address of the link; repeated requests get the same response. */
export function confirmEmail(db: Db, text: string, now: Date): Promise<string> {
  return tx(db, async (transaction) => {
    const { token, account } = await find(transaction, { text, purpose: 'confirm-email', now })
    const { email } = token
    if (token.usedAt) {
      if (account.email !== email) throw gone()
      return email
    }
    const existing = await findAccountByEmail(transaction, email)
    if (existing && existing.id !== account.id) {
      if (existing.emailConfirmedAt) throw gone()
      await deleteUnconfirmed(transaction, existing.id)
    }
    await changeAccount(transaction, account.id, { email, emailConfirmedAt: now })
    await markTokenUsed(transaction, token.tokenHash, now)
    return email
  })
}

const isOpen = ({ token, account }: Found) => token.usedAt === null && token.email === account.email

/** Sets a new password, once per link, and signs the account out everywhere. Returns the account. */
export async function resetPassword(db: Db, { text, password }: { text: string; password: string }, sender: Sender) {
  const query = { text, purpose: 'reset-password', now: sender.now } as const
  const seen = await find(db, query)
  if (!isOpen(seen)) throw gone()
  checkPart('body', newPasswordForm(seen.account.email), { password })
  const passwordHash = await hashPassword(password)
  return tx(db, async (transaction) => {
    const found = await find(transaction, query)
    if (!isOpen(found)) throw gone()
    const { id, email, firstName, emailConfirmedAt } = found.account
    // Following the link also confirms the address.
    await changeAccount(transaction, id, { passwordHash, emailConfirmedAt: emailConfirmedAt ?? sender.now })
    await dropOpenLinks(transaction, { id, email })
    await deleteSessionsOf(transaction, id)
    await dropPassesOf(transaction, id)
    await dropStepsOf(transaction, id)
    await forgetDevicesOf(transaction, id)
    const link = `${sender.origin}/account/forgotpassword`
    await insertMail(transaction, identityMail('changed', { ...sender, email, firstName, link }))
    return { id, email }
  })
}
