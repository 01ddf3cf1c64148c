import { createHmac } from 'node:crypto'
import { CallRefusal } from '../api/call-refusal.ts'
import type { Db } from '../database/database.ts'
import { addTry, forgetLastTry, forgetTries, othersSince } from '../stores/sign-in-tries.ts'
import { signingKey } from './signing-key.ts'

const second = 1_000
const hourMs = 3_600 * second
const longestWaitMs = 15 * 60 * second

/** How many tries an hour are free; each one beyond doubles the wait. */
const free = {
  /** One caller with one address of e-mail: somebody who mistypes. */
  pair: 5,
  /** One address from everywhere: high, so that strangers cannot keep its owner out. */
  email: 30,
  /** One caller with many addresses. */
  ip: 30,
  /** Mails to one address, whoever asks for them. */
  mail: 5,
  /** Mails one caller may ask for. */
  mailer: 20,
} as const
type Kind = keyof typeof free

/** How long to wait after so many tries, in milliseconds. */
export const waitAfter = (tries: number, allowed: number) =>
  tries < allowed ? 0 : Math.min(longestWaitMs, 2 ** (tries - allowed) * second)

/** A subject as it is stored: nobody reads addresses out of the table. */
async function subjectOf(db: Db, kind: Kind, text: string, now: Date) {
  const key = await signingKey(db, now)
  return `${kind}:${createHmac('sha256', key).update(text).digest('base64url')}`
}

export type Tried = { email: string; ip: string; now: Date }

async function waitOf(db: Db, kind: Kind, { text, now }: { text: string; now: Date }) {
  const subject = await subjectOf(db, kind, text, now)
  // Written before the others are counted: of a hundred tries at once each sees those that were written before it.
  const own = await addTry(db, subject, now)
  const { tries, last } = await othersSince(db, { subject, own, since: new Date(now.getTime() - hourMs) })
  const wait = waitAfter(tries, free[kind])
  // One of the same moment may be dated a little later than this one: that alone is no reason to wait.
  return last && wait > 0 ? Math.max(0, last.getTime() + wait - now.getTime()) : 0
}

const groups = ({ email, ip }: Tried): Record<'pair' | 'email' | 'ip', string> => ({
  pair: `${email} ${ip}`,
  email,
  ip,
})

/** How long a sign-in has to wait, in milliseconds; the try counts either way. */
export async function signInWait(db: Db, tried: Tried): Promise<number> {
  const waits = await Promise.all(
    Object.entries(groups(tried)).map(([kind, text]) => waitOf(db, kind as Kind, { text, now: tried.now })), // the record's own keys
  )
  return Math.max(...waits)
}

/**
 * A sign-in that went well takes back what its person mistyped before. Of the caller's tries only this one: an account of
 * one's own must not buy new tries at those of others.
 */
export async function forgiveSignIn(db: Db, tried: Tried) {
  const { pair, email, ip } = groups(tried)
  await forgetTries(db, await subjectOf(db, 'pair', pair, tried.now))
  await forgetTries(db, await subjectOf(db, 'email', email, tried.now))
  await forgetLastTry(db, await subjectOf(db, 'ip', ip, tried.now))
}

const tooMany = () =>
  new CallRefusal('too_many_requests', 'Too many tries. Wait a few minutes, then try again.', {
    errors: ['Too many tries. Wait a few minutes, then try again.'],
  })

/**
 * Whether a mail may go to this address now. A caller who asks too often is refused; for an address that was sent enough
 * the answer stays the same, and no mail goes.
 */
export async function mayMail(db: Db, { email, ip, now }: Tried): Promise<boolean> {
  if ((await waitOf(db, 'mailer', { text: ip, now })) > 0) throw tooMany()
  return (await waitOf(db, 'mail', { text: email, now })) === 0
}
