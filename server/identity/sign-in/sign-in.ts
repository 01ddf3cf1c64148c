import type { AccountRow } from '../../accounts/accounts.ts'
import { isStaff } from '../../accounts/accounts.ts'
import {
  extendSession,
  insertBearer,
  insertCode,
  insertSession,
  type SessionRow,
  useCode,
} from '../../accounts/sessions.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'
import { signIdToken } from './id-token.ts'

const minute = 60_000
/** Lifetimes of sessions and tokens, in milliseconds. */
export const lifetimes = {
  /** Renewed with every use; a working day for staff, who see customer data. */
  customerSession: 14 * 24 * 60 * minute,
  staffSession: 12 * 60 * minute,
  bearer: 10 * minute,
  code: 30_000,
  /** After a page of recovery codes, which takes time to save. */
  codeAfterRecoveryCodes: 10 * minute,
} as const

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

export const sessionMs = (account: AccountRow) =>
  isStaff(account) ? lifetimes.staffSession : lifetimes.customerSession

/** Creates a session; the token is for the browser's cookie. */
export async function openSession(db: Db, account: AccountRow, now: Date, issuer: string | null = null) {
  const token = newToken()
  const session = {
    id: newId(),
    accountId: account.id,
    tokenHash: hashOfToken(token),
    issuer,
    createdAt: now,
    provenAt: null,
    expiresAt: after(now, sessionMs(account)),
  }
  await insertSession(db, session)
  return { token, session }
}

type NewCode = { session: SessionRow; nonce: string; now: Date; codeMs?: number | undefined }

/** The one-time code from the sign-in to the page that requested it; valid for 30 s, or longer with `codeMs`. */
export async function issueCode(db: Db, { session, nonce, now, codeMs = lifetimes.code }: NewCode) {
  const code = newToken()
  await insertCode(db, {
    codeHash: hashOfToken(code),
    sessionId: session.id,
    nonce,
    expiresAt: after(now, codeMs),
    usedAt: null,
  })
  return code
}

/** Redeems a code for this session and nonce, once. */
export const redeemCode = (db: Db, { code, ...rest }: { code: string; sessionId: string; nonce: string; now: Date }) =>
  useCode(db, { codeHash: hashOfToken(code), ...rest })

type Grant = { session: SessionRow; account: AccountRow; brand: string; nonce: string; now: Date }

/** Tokens for a page: an access token for minutes, and an identity token with the end of the session. */
export async function grantTokens(db: Db, { session, account, brand, nonce, now }: Grant) {
  const bearer = newToken()
  const expiresAt = after(now, sessionMs(account))
  const bearerEnd = after(now, lifetimes.bearer)
  await extendSession(db, session.id, expiresAt)
  await insertBearer(db, { tokenHash: hashOfToken(bearer), sessionId: session.id, expiresAt: bearerEnd })
  const idToken = await signIdToken(db, { accountId: account.id, brand, nonce, now, expiresAt })
  return { accessToken: bearer, expiresAt: bearerEnd.toISOString(), idToken }
}
