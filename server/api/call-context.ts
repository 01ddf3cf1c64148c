import type { Brand } from '#themes/brand.ts'
import type { AccountRow, StaffRow } from '../stores/accounts.ts'
import type { SessionRow } from '../stores/sessions.ts'

/** Who calls, as far as a handler may know. */
export type Visitor = {
  /** The id behind the visitor cookie, null for a first-time or cookieless caller. */
  find: () => Promise<string | null>
  /** The id, made and given to the browser as a cookie when there is none yet. */
  require: () => Promise<string>
}

/** The account a call is made for. */
export type Caller = {
  /** Null for whoever is not signed in. */
  find: () => Promise<AccountRow | null>
  /** Refused with 401 for whoever is not. */
  require: () => Promise<AccountRow>
  /** Refused with 403 for customers [S1-6-04]. */
  requireStaff: () => Promise<StaffRow>
}

export type SessionCookie = {
  find: () => Promise<SessionRow | null>
  /** For so many milliseconds. */
  set: (token: string, maxAgeMs: number) => void
  clear: () => void
}

export type CallContext = {
  brand: Brand
  visitor: Visitor
  caller: Caller
  session: SessionCookie
  /** Address of the caller, for limits only. */
  ip: string
  requestId: string
  idempotencyKey: string | null
  log: {
    info: (fields: object, text: string) => void
    warn: (fields: object, text: string) => void
    error: (fields: object, text: string) => void
  }
}
