import { createHmac } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import { tooManyTriesText } from '#domain/account/identity-error.ts'
import { isKnownDevice } from '../../accounts/known-devices.ts'
import { addTry, forgetLastTry, forgetTries, forgetTry, othersSince } from '../../accounts/sign-in-tries.ts'
import { signingKey } from '../../accounts/signing-key.ts'
import type { Db } from '../../database/database.ts'
import { networkOf } from '../../http/caller/network.ts'
import { HttpError } from '../../http/request/errors.ts'

const second = 1_000
const minute = 60 * second

/** Free attempts per hour, and the longest wait; each further attempt doubles the wait. */
const limits = {
  /** One network with one email address: typing errors. */
  pair: { free: 5, longestMs: 15 * minute },
  /** One network with many email addresses. */
  network: { free: 30, longestMs: 15 * minute },
  /** A known device of the account, counted separately from others. */
  device: { free: 10, longestMs: minute },
  /** Second steps after a right password. */
  step: { free: 5, longestMs: 15 * minute },
  /** Mails requested by one network. */
  mailer: { free: 20, longestMs: 15 * minute },
} as const
type Limit = (typeof limits)[keyof typeof limits]

/**
 * Attempts at one account from all networks: above this number each network has fewer free ones, but is not blocked by
 * others.
 */
const guessed = { from: 30, freeEach: 2 } as const

/** Mails per hour to one address. */
const mails = {
  /** Requested by one network or known device. */
  pair: 5,
  /** Requested by all networks; links stay valid within this count, so the owner always has a valid one. */
  address: 20,
} as const

type Kind = keyof typeof limits | 'account' | 'mail-pair' | 'mail'

/** The wait after a number of attempts, in milliseconds. */
export const waitAfter = (tries: number, { free, longestMs }: Limit | { free: number; longestMs: number }) =>
  tries < free ? 0 : Math.min(longestMs, 2 ** (tries - free) * second)

/** The stored subject is a keyed hash, so that the table contains no addresses. */
async function subjectOf(db: Db, kind: Kind, { text, now }: { text: string; now: Date }) {
  const key = await signingKey(db, now)
  return `${kind}:${createHmac('sha256', key).update(text).digest('base64url')}`
}

export type Tried = {
  email: string
  ip: string
  /** Hash of the device cookie; null without one. */
  device: string | null
  now: Date
}

type Subject = { text: string; now: Date }

/** Records an attempt and counts the others of the last hour. */
async function count(db: Db, kind: Kind, subjectText: Subject) {
  const { now } = subjectText
  const subject = await subjectOf(db, kind, subjectText)
  // Inserted before counting, so that concurrent attempts count each other.
  const own = await addTry(db, subject, now)
  return { own, ...(await othersSince(db, { subject, own, since: new Date(now.getTime() - millisecondsInHour) })) }
}

async function waitOf(db: Db, kind: keyof typeof limits, { free, ...subject }: Subject & { free?: number }) {
  const limit = limits[kind]
  const { tries, last } = await count(db, kind, subject)
  const wait = waitAfter(tries, { ...limit, free: free ?? limit.free })
  // A concurrent attempt may have a slightly later time: that alone causes no wait.
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
 * The wait before a sign-in, in milliseconds; the attempt always counts. Attempts of others delay neither a known
 * device nor another network.
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
 * After a successful sign-in, forgets the failed attempts of that person. For the network only this one is forgotten:
 * signing in to one's account must not allow more guesses at others.
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

/** Error 429 for guesses and mails; without a time, the retry comes after the usual one. */
export const tooManyTries = (details: { retryAfterMs?: number } = {}) =>
  new HttpError('too_many_requests', tooManyTriesText, { errors: [tooManyTriesText], ...details })

/** Counts an attempt at the second step of a sign-in; rejects it when there were too many. The right password forgives none. */
export async function takeStepTry(db: Db, tried: Tried) {
  const waitMs = await waitOf(db, 'step', { text: textsOf(tried).pair, now: tried.now })
  if (waitMs > 0) throw tooManyTries({ retryAfterMs: waitMs })
}

/** After a completed sign-in, forgets the attempts at its second step. */
export async function forgiveStep(db: Db, tried: Tried) {
  await forgetTries(db, await subjectOf(db, 'step', { text: textsOf(tried).pair, now: tried.now }))
}

/** Takes one of `most` per hour. Rejected requests do not count, so that repeating them changes nothing. */
async function take(db: Db, kind: Kind, { most, ...subject }: Subject & { most: number }): Promise<boolean> {
  const { own, tries } = await count(db, kind, subject)
  if (tries < most) return true
  await forgetTry(db, own)
  return false
}

/**
 * Whether a mail may be sent to this address. Rejects a network with too many requests; above the limit of an address
 * the response is the same, but no mail is sent. Others cannot use up the limit of a network or known device.
 */
export async function mayMail(db: Db, tried: Tried): Promise<boolean> {
  const { email, now } = tried
  const texts = textsOf(tried)
  const waitMs = await waitOf(db, 'mailer', { text: texts.network, now })
  if (waitMs > 0) throw tooManyTries({ retryAfterMs: waitMs })
  if (await isKnown(db, tried)) return take(db, 'mail-pair', { text: texts.device, now, most: mails.pair })
  const isOwn = await take(db, 'mail-pair', { text: texts.pair, now, most: mails.pair })
  return isOwn && (await take(db, 'mail', { text: email, now, most: mails.address }))
}
