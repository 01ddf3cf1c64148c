import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import type { Brand } from '#themes/brand.ts'
import type { AccountRow, StaffRow } from '../../accounts/accounts.ts'
import type { SessionRow } from '../../accounts/sessions.ts'
import type { Upload } from './upload.ts'

/** The visitor a request is from, signed in or not. */
export type Visitor = {
  /** The visitor id of the session, else of the visitor cookie; null for a caller with neither. */
  find: () => Promise<string | null>
  /** The account of the session, whose cart it is; null for a guest. */
  accountId: () => Promise<string | null>
  /** The id; a first-time visitor gets a new one, with its cookie. */
  require: () => Promise<string>
  /** The id of the visitor cookie, even when an account is signed in. */
  anonymous: () => Promise<string | null>
  /** Deletes the cookie. */
  forget: () => void
}

/** The signed-in account of a request. */
export type Caller = {
  /** Null when no account is signed in. */
  find: () => Promise<AccountRow | null>
  /** Rejects with 401 when no account is signed in. */
  require: () => Promise<AccountRow>
  /** Rejects customers with 403 [S1-6-04]. */
  requireStaff: () => Promise<StaffRow>
  /** As `requireStaff`; also rejects staff without access to the projects of this shop with 404. */
  requireProjects: () => Promise<StaffRow>
  /** As `requireStaff`; also rejects staff without one of these roles in this shop with 403. */
  requireRole: (roles: readonly StaffRole[]) => Promise<StaffRow>
  /** Whether the caller is staff with one of these roles in this shop. */
  hasRole: (roles: readonly StaffRole[]) => Promise<boolean>
  /** Whether the caller is staff with access to the projects of this shop. */
  seesProjects: () => Promise<boolean>
}

export type SessionCookie = {
  find: () => Promise<SessionRow | null>
  set: (token: string, maxAgeMs: number) => void
  /** Sets the same cookie again with a new lifetime. */
  extend: (maxAgeMs: number) => void
  /** Deletes the cookie and clears the browser's HTTP cache of this shop. */
  clear: () => void
}

/** Long-lived cookie of a browser in which an account has signed in; grants no access and survives a sign-out. */
export type DeviceCookie = {
  /** The hash of its token; null without a cookie. */
  hash: () => string | null
  set: (token: string, maxAgeMs: number) => void
  /** Deletes the cookie. */
  clear: () => void
}

/** Cookie of a browser during a sign-in, for minutes. */
export type StepCookie = DeviceCookie

/** The id of a browser in variant tests. */
export type VariantUser = {
  /** The id; a browser without one gets a new id, with its cookie. */
  require: () => string
  /** Deletes the cookie. */
  clear: () => void
}

export type CallContext = {
  brand: Brand
  visitor: Visitor
  caller: Caller
  session: SessionCookie
  device: DeviceCookie
  /** A sign-in that is not complete, or a passkey that signs in. */
  signInStep: StepCookie
  variantUser: VariantUser
  /** Reads the uploaded file of a request, which is not read before this call. */
  upload: () => Promise<Upload>
  /** Origin of the shop for links in emails, without a trailing slash. */
  origin: string
  /** Origin from the Host header: for comparisons only, never for links. */
  requestOrigin: string
  /** IP address of the caller, for rate limits and the bank only. */
  ip: string
  /** The browser as it names itself, for the bank; empty if it does not. */
  userAgent: string
  requestId: string
  idempotencyKey: string | null
  /** The device and age of an edit, from the request headers; rejects impossible values with 400. */
  editOrigin: () => { deviceId: string | null; ageMs: number }
  log: {
    info: (fields: object, text: string) => void
    warn: (fields: object, text: string) => void
    error: (fields: object, text: string) => void
  }
}

/** The IP address and device of a request, as rate limits count them. */
export const callerFrom = ({ ip, device }: Pick<CallContext, 'ip' | 'device'>) => ({ ip, device: device.hash() })
