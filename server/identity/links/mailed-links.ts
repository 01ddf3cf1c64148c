import { millisecondsInHour } from 'date-fns/constants'
import type { Brand } from '#themes/brand.ts'
import { type MailedTokenRow, putMailedToken } from '../../accounts/mailed-tokens.ts'
import type { Db } from '../../database/database.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'
import { insertMail } from '../../mail/mails.ts'
import type { Tried } from '../sign-in/guess-limit.ts'
import { type IdentityMail, identityMail } from './identity-mails.ts'

const lifetimes: Record<MailedTokenRow['purpose'], number> = {
  'confirm-email': 72 * millisecondsInHour,
  'reset-password': millisecondsInHour,
}

/** The shop that sends the mail. */
export type Sender = { brand: Brand; origin: string; now: Date }
/** A request that may send a mail: its client, and how to run work after the response. */
export type Asking = Sender & { from: Pick<Tried, 'ip' | 'device'>; later: (work: () => Promise<unknown>) => unknown }
export type Addressee = { email: string; firstName?: string }

const paths = {
  confirm: (token: string) => `/account/confirmemail/${token}`,
  reset: (token: string) => `/account/resetpassword?token=${token}`,
  forgot: '/account/forgotpassword',
  register: '/account/register',
  login: '/account/internal/login',
} as const

/** Where a mail without a token leads, when not to a new password. */
const noteLinks: Partial<Record<IdentityMail, string>> = {
  'no-account': paths.register,
  confirmed: paths.login,
  deleted: paths.register,
}

/** A mail without a token: it links to an account page. */
export const sendNote = (
  db: Db,
  kind: IdentityMail,
  { to, sender, ...rest }: { to: Addressee; sender: Sender; detail?: string },
) => {
  const { brand, origin, now } = sender
  const link = origin + (noteLinks[kind] ?? paths.forgot)
  return insertMail(db, identityMail(kind, { brand, now, link, ...to, ...rest }))
}

type Link = { accountId: string; to: Addressee; sender: Sender }

async function sendLink(
  db: Db,
  kind: IdentityMail,
  { purpose, accountId, to, sender }: Link & Pick<MailedTokenRow, 'purpose'>,
) {
  const { brand, origin, now } = sender
  const token = newToken()
  await putMailedToken(db, {
    tokenHash: hashOfToken(token),
    accountId,
    purpose,
    email: to.email,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
    usedAt: null,
  })
  const link = origin + (purpose === 'confirm-email' ? paths.confirm(token) : paths.reset(token))
  await insertMail(db, identityMail(kind, { brand, now, link, ...to }))
}

export const sendConfirmation = (db: Db, kind: 'confirm' | 'new-address', link: Link) =>
  sendLink(db, kind, { ...link, purpose: 'confirm-email' })

export const sendReset = (db: Db, link: Link) => sendLink(db, 'reset', { ...link, purpose: 'reset-password' })
