import type { Brand } from '#themes/brand.ts'
import type { AccountRow, StaffRow } from '../stores/accounts.ts'
import type { SessionRow } from '../stores/sessions.ts'
import type { Upload } from './upload.ts'

/** A browser by itself, and the visitor whose cart and choices it shares since somebody signed in. */
export type OwnVisitor = { id: string; sharedWith: string | null }

/** Who calls, as far as a handler may know. */
export type Visitor = {
  /** The id behind the visitor cookie, null for a first-time or cookieless caller. */
  find: () => Promise<string | null>
  /** The id, made and given to the browser as a cookie when there is none yet. */
  require: () => Promise<string>
  own: () => Promise<OwnVisitor | null>
  /** Another visitor in the place of the one that was: what that one had stays where it is. */
  renew: () => Promise<string>
  /** Takes the cookie away. */
  forget: () => void
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
  /** The same cookie for another so many milliseconds. */
  extend: (maxAgeMs: number) => void
  /** Takes it away, and asks the browser to drop what it has cached of this shop. */
  clear: () => void
}

/** The number of a browser in variant tests. */
export type VariantUser = {
  /** The number, made and given to the browser as a cookie when there is none yet. */
  require: () => string
}

export type CallContext = {
  brand: Brand
  visitor: Visitor
  caller: Caller
  session: SessionCookie
  variantUser: VariantUser
  /** Reads the file of a request; nothing of it is read before. */
  upload: () => Promise<Upload>
  /** Where the shop is reached, without a slash at the end: what links in mails begin with. */
  origin: string
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
