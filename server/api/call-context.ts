import type { Brand } from '#themes/brand.ts'
import type { AccountRow, StaffRow } from '../stores/accounts.ts'
import type { SessionRow } from '../stores/sessions.ts'
import type { Upload } from './upload.ts'

/** Who calls, as far as a handler may know. */
export type Visitor = {
  /** The id behind the session, else the one behind the visitor cookie; null for a first-time or cookieless caller. */
  find: () => Promise<string | null>
  /** The id, made and given to the browser as a cookie when there is none yet. */
  require: () => Promise<string>
  /** The id behind the visitor cookie alone, whoever is signed in. */
  anonymous: () => Promise<string | null>
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
  /** Refused with 404, beside that, for staff who do not work with the projects of this shop. */
  requireProjects: () => Promise<StaffRow>
  /** Whether the caller is staff who work with the projects of this shop. */
  seesProjects: () => Promise<boolean>
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

/** The long-lived cookie of a browser that somebody signed in from; it opens nothing, and survives a sign-out. */
export type DeviceCookie = {
  /** The hash of its token; null without one. */
  hash: () => string | null
  set: (token: string, maxAgeMs: number) => void
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
  device: DeviceCookie
  variantUser: VariantUser
  /** Reads the file of a request; nothing of it is read before. */
  upload: () => Promise<Upload>
  /** Where the shop is reached, without a slash at the end: what links in mails begin with. */
  origin: string
  /** Where the request came to: to compare with, never to make links of. */
  requestOrigin: string
  /** Address of the caller, for limits only. */
  ip: string
  requestId: string
  idempotencyKey: string | null
  /** Where and how long ago an edit was made, as far as the request says; rejected with 400 where that cannot be. */
  editOrigin: () => { deviceId: string | null; ageMs: number }
  log: {
    info: (fields: object, text: string) => void
    warn: (fields: object, text: string) => void
    error: (fields: object, text: string) => void
  }
}

/** Where a call comes from, as limits count it. */
export const callerFrom = ({ ip, device }: Pick<CallContext, 'ip' | 'device'>) => ({ ip, device: device.hash() })
