import type { Registry } from 'prom-client'
import type { Db, ReadDb } from './database/database.ts'
import type { ShopChanges } from './database/shop-changes.ts'
import type { FileStore } from './files/file-store.ts'
import type { Site } from './http/site/site.ts'
import type { OidcProvider, StaffOidcSettings } from './identity/external/oidc.ts'
import type { Retention } from './jobs/retention-periods.ts'
import type { AfterResponse } from './lib/after-response.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Gateways } from './payments/provider/gateways.ts'
import type { Fault } from './payments/recovery-point.ts'

/** Dependencies of handlers and stores; the same shape in production and in tests. */
export type Deps = {
  db: Db
  /** A replica for what pages show of the catalogue; without it `db`. */
  reads?: ReadDb
  /** The current time. Code that handles money, dates or time limits reads it only from here. */
  clock: () => Date
  site: Site
  /** The payment providers; without one that is offered the shop takes no payments. */
  gateways?: Gateways
  /** Sends mails; without it they stay queued in the database. */
  mailer?: Mailer
  /** Runs work after the response; without it the work is done before the response. */
  afterResponse?: AfterResponse
  /** Stores attachments; without it uploads are rejected. */
  files?: FileStore
  /** Whether the disk has space for orders and for other writes; without it free space is not checked. */
  space?: { allowsOrders: () => boolean | Promise<boolean>; allowsWrites?: () => boolean | Promise<boolean> }
  /** How long data is stored, in days; without it the usual periods. */
  retention?: Retention
  /** The registry of Prometheus metrics. */
  registry?: Registry
  /** How long data of every page is cached, in milliseconds; without it nothing is cached. */
  rememberMs?: number
  /** Changes of the back office, on any instance; without it caches only expire. */
  changes?: ShopChanges
  /** Delays responses in demonstrations of slow endpoints; tests do not wait. */
  wait?: (ms: number) => Promise<void>
  /** Networks besides public ones that webhooks may be sent to; without it none. */
  webhookNetworks?: readonly string[]
  /** Base URL of the admin service; without it a local shop uses admin.localhost, others none (http/site/admin-url.ts). */
  cmsUrl?: string | null
  /** The provider at which customers sign in besides the shop; without it none. */
  customerProvider?: OidcProvider
  /** Null: staff sign in by password only. */
  staffProvider?: StaffOidcSettings | null
  /** Simulates a crash at a recovery point, for tests only. */
  fault?: Fault
}

/** Dependencies of what only reads, and shows no one what they wrote a moment ago. */
export type ReadDeps = Omit<Deps, 'db' | 'reads'> & { db: ReadDb }
export const readDeps = ({ db, reads, ...others }: Deps): ReadDeps => ({ ...others, db: reads ?? db })

/** `rememberMs` of a running shop, in milliseconds. */
export const usualMemoryMs = 10_000
