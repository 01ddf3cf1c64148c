import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { signInKeys } from './signed-in.ts'

/** What an identity token says: nothing about the person but a name only this shop knows. */
export type IdToken = { sub: string; nonce: string; issuedAtMs: number; expiresAtMs: number }

function decode(part: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a JWT of three parts; null for anything else [S1-5-29]. Whether it is genuine is for the server to say. */
export function readIdToken(text: string | null): IdToken | null {
  const parts = (text ?? '').split('.')
  if (parts.length !== 3) return null
  const [header, claims] = parts.map(decode)
  if (!isRecord(header) || !isRecord(claims)) return null
  const { sub, nonce, iat, exp } = claims
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return null
  return {
    sub: typeof sub === 'string' ? sub : '',
    nonce: typeof nonce === 'string' ? nonce : '',
    issuedAtMs: typeof iat === 'number' ? iat * 1000 : 0,
    expiresAtMs: exp * 1000,
  }
}

const [, , tokenKey] = signInKeys

/** The identity token of who is signed in, as it lies there. */
export const storedIdToken = () => browserStorage()?.getItem(tokenKey) ?? null

/** The `sub` of the signed-in user, for comparing; empty without one. */
export const signedInSub = () => readIdToken(storedIdToken())?.sub ?? ''
