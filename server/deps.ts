import type { Registry } from 'prom-client'
import type { AfterResponse } from './after-response.ts'
import type { Site } from './api/brand-of.ts'
import type { FileStore } from './attachments/file-store.ts'
import type { Db } from './database/database.ts'
import type { Mailer } from './jobs/mailer.ts'
import type { Gateway } from './payments/gateway.ts'
import type { Fault } from './payments/recovery-point.ts'

/** What handlers and stores stand on; the same shape in production and in every test. */
export type Deps = {
  db: Db
  /** Now. Decisions about money, dates and time limits never read the system clock themselves. */
  clock: () => Date
  site: Site
  /** Where cards are charged; without one the shop takes no payments. */
  gateway?: Gateway
  /** Where confirmations go; without one they wait in the database. */
  mailer?: Mailer
  /** Does what no response may wait for; without it such work is done before the response. */
  afterResponse?: AfterResponse
  /** Where attachments lie; without it none are taken. */
  files?: FileStore
  /** Whether the disk has room for orders, and for any write; without it that is not looked at. */
  space?: { allowsOrders: () => boolean | Promise<boolean>; allowsWrites?: () => boolean | Promise<boolean> }
  /** Where figures for Prometheus are kept. */
  registry?: Registry
  /** How long what stands on every page may be remembered, in milliseconds; without it everything is asked for anew. */
  rememberMs?: number
  /** How long demonstrations of slowness take; tests do not wait. */
  wait?: (ms: number) => Promise<void>
  /** Where the frames of the admin service are; without it beside a shop on localhost, and else nowhere (admin/admin-url.ts). */
  cmsUrl?: string | null
  /** Breaks a run at a recovery point, as a crash would: for tests only. */
  fault?: Fault
}

/** What a running shop remembers for, in milliseconds. */
export const usualMemoryMs = 10_000
