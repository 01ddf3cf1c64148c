import type * as z from 'zod/mini'
import type { Granted, Relogin } from '#contract/account/identity.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import { newNonce } from '../redirect/nonce.ts'
import { clearSignIn, serverNow, storeSignIn, validSignIn } from './stored-sign-in.ts'

/** With less than so many ms left a bearer is renewed [S1-4-27]. */
export const renewThresholdMs = 900

type Bearer = { token: string; expiresAtMs: number }
export type Renewing = (body: z.infer<typeof Relogin>) => Promise<Granted>

/** In memory only: it is gone after a reload. */
let held: Bearer | null = null
let renewing: Promise<string | null> | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether too little is left of what ends then. */
export const isRenewDue = (expiresAtMs: number, now: number) => expiresAtMs - now < renewThresholdMs

/** Stores the granted tokens, and renews the bearer before it expires while the page is visible. */
export function holdBearer(granted: Granted, renew: Renewing) {
  storeSignIn(granted)
  held = { token: granted.accessToken, expiresAtMs: Date.parse(granted.expiresAt) }
  clearTimeout(timer)
  const waitMs = held.expiresAtMs - serverNow() - renewThresholdMs
  timer = setTimeout(() => {
    // A page in the background renews when it is needed again: a tab left open must not hold a session for ever.
    if (document.visibilityState === 'visible') void renewBearer(renew).catch(() => {})
  }, waitMs)
}

export function dropBearer() {
  held = null
  clearTimeout(timer)
}

/** The bearer for a request; null when the session has ended. Throws when the server cannot be reached. */
export async function currentBearer(renew: Renewing): Promise<string | null> {
  if (!validSignIn()) return null
  if (held && !isRenewDue(held.expiresAtMs, serverNow())) return held.token
  return renewBearer(renew)
}

/** Runs one renewal at a time for all waiting requests; null when the server has ended the session. */
export function renewBearer(renew: Renewing): Promise<string | null> {
  renewing ??= ask(renew).finally(() => {
    renewing = null
  })
  return renewing
}

async function ask(renew: Renewing): Promise<string | null> {
  const nonce = await newNonce()
  const stored = validSignIn()
  if (!stored) return null
  const { origin, pathname, search } = location
  try {
    holdBearer(await renew({ token: stored.text, origin, nonce, returnUrl: origin + pathname + search }), renew)
    return held?.token ?? null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    dropBearer()
    clearSignIn()
    endedSignIn.note()
    return null
  }
}
