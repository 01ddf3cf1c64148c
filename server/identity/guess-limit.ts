import { createHmac } from 'node:crypto'
import { CallRefusal } from '../api/call-refusal.ts'
import type { Db } from '../database/database.ts'
import { isKnownDevice } from '../stores/known-devices.ts'
import { addTry, forgetLastTry, forgetTries, forgetTry, othersSince } from '../stores/sign-in-tries.ts'
import { networkOf } from './network.ts'
import { signingKey } from './signing-key.ts'

const second = 1_000
const minute = 60 * second
const hourMs = 60 * minute

/** How many tries an hour are free, and how long the wait grows that each one beyond doubles. */
const limits = {
  /** One network with one address of e-mail: somebody who mistypes. */
  pair: { free: 5, longestMs: 15 * minute },
  /** One network with many addresses. */
  network: { free: 30, longestMs: 15 * minute },
  /** A browser the account signed in from before, counted apart from all strangers. */
  device: { free: 10, longestMs: minute },
  /** Mails one network may ask for. */
  mailer: { free: 20, longestMs: 15 * minute },
} as const
type Limit = (typeof limits)[keyof typeof limits]

/** Guesses at one account from everywhere: beyond so many each network has fewer, but none is shut out by the others. */
const guessed = { from: 30, freeEach: 2 } as const

/** Mails an hour to one address. */
const mails = {
  /** For one network, or one known device. */
  pair: 5,
  /** For all networks together; links stay good for as long as this counts, so the owner has one. */
  address: 20,
} as const

type Kind = keyof typeof limits | 'account' | 'mail-pair' | 'mail'

/** How long to wait after so many tries, in milliseconds. */
export const waitAfter = (tries: number, { free, longestMs }: Limit | { free: number; longestMs: number }) =>
  tries < free ? 0 : Math.min(longestMs, 2 ** (tries - free) * second)

/** A subject as it is stored: nobody reads addresses out of the table. */
async function subjectOf(db: Db, kind: Kind, { text, now }: { text: string; now: Date }) {
  const key = await signingKey(db, now)
  return `${kind}:${createHmac('sha256', key).update(text).digest('base64url')}`
}

export type Tried = {
  email: string
  ip: string
  /** The hash of the device cookie; null without one. */
  device: string | null
  now: Date
}

type Subject = { text: string; now: Date }

/** Writes a try down and counts the others of the last hour. */
async function count(db: Db, kind: Kind, subjectText: Subject) {
  const { now } = subjectText
  const subject = await subjectOf(db, kind, subjectText)
  // Written before the others are counted: of a hundred tries at once each sees those that were written before it.
  const own = await addTry(db, subject, now)
  return { own, ...(await othersSince(db, { subject, own, since: new Date(now.getTime() - hourMs) })) }
}

async function waitOf(db: Db, kind: keyof typeof limits, { free, ...subject }: Subject & { free?: number }) {
  const limit = limits[kind]
  const { tries, last } = await count(db, kind, subject)
  const wait = waitAfter(tries, { ...limit, free: free ?? limit.free })
  // One of the same moment may be dated a little later than this one: that alone is no reason to wait.
  return last && wait > 0 ? Math.max(0, last.getTime() + wait - subject.now.getTime()) : 0
}

const textsOf = ({ email, ip, device }: Tried) => ({
  pair: `${email} ${networkOf(ip)}`,
  network: networkOf(ip),
  device: `${email} ${device}`,
})

const isKnown = async (db: Db, { device, email, now }: Tried) =>
  device !== null && (await isKnownDevice(db, { tokenHash: device, email, now }))

/**
 * How long a sign-in has to wait, in milliseconds; the try counts either way. What strangers do neither slows a known device
 * down, nor anybody on a network of their own.
 */
export async function signInWait(db: Db, tried: Tried): Promise<number> {
  const { email, now } = tried
  const texts = textsOf(tried)
  if (await isKnown(db, tried)) return waitOf(db, 'device', { text: texts.device, now })
  const { tries } = await count(db, 'account', { text: email, now })
  const free = tries < guessed.from ? limits.pair.free : guessed.freeEach
  const [pair, network] = await Promise.all([
    waitOf(db, 'pair', { text: texts.pair, now, free }),
    waitOf(db, 'network', { text: texts.network, now }),
  ])
  return Math.max(pair, network)
}

/**
 * A sign-in that went well takes back what its person mistyped before. Of the network's tries only this one: an account of
 * one's own must not buy new tries at those of others.
 */
export async function forgiveSignIn(db: Db, tried: Tried) {
  const { now } = tried
  const { pair, network, device } = textsOf(tried)
  await forgetTries(db, await subjectOf(db, 'pair', { text: pair, now }))
  await forgetTries(db, await subjectOf(db, 'device', { text: device, now }))
  if (await isKnown(db, tried)) return
  await forgetLastTry(db, await subjectOf(db, 'account', { text: tried.email, now }))
  await forgetLastTry(db, await subjectOf(db, 'network', { text: network, now }))
}

const tooMany = (retryAfterMs: number) =>
  new CallRefusal('too_many_requests', 'Too many tries. Wait a few minutes, then try again.', {
    errors: ['Too many tries. Wait a few minutes, then try again.'],
    retryAfterMs,
  })

/** Takes one of so many an hour. What is refused does not count, so that asking again and again changes nothing. */
async function take(db: Db, kind: Kind, { most, ...subject }: Subject & { most: number }): Promise<boolean> {
  const { own, tries } = await count(db, kind, subject)
  if (tries < most) return true
  await forgetTry(db, own)
  return false
}

/**
 * Whether a mail may go to this address now. A network that asks too often is refused; for an address that was sent enough
 * the answer stays the same, and no mail goes. A stranger uses up neither the mails of another network nor of a known device.
 */
export async function mayMail(db: Db, tried: Tried): Promise<boolean> {
  const { email, now } = tried
  const texts = textsOf(tried)
  const waitMs = await waitOf(db, 'mailer', { text: texts.network, now })
  if (waitMs > 0) throw tooMany(waitMs)
  if (await isKnown(db, tried)) return take(db, 'mail-pair', { text: texts.device, now, most: mails.pair })
  const isOwn = await take(db, 'mail-pair', { text: texts.pair, now, most: mails.pair })
  return isOwn && (await take(db, 'mail', { text: email, now, most: mails.address }))
}
