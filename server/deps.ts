import type { Site } from './api/brand-of.ts'
import type { Db } from './database/database.ts'

/** What handlers and stores stand on; the same shape in production and in every test. */
export type Deps = {
  db: Db
  /** Now. Decisions about money, dates and time limits never read the system clock themselves. */
  clock: () => Date
  site: Site
}
