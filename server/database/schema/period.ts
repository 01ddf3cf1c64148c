import { timestamp } from 'drizzle-orm/pg-core'

/** When something is shown; null: since ever, without an end. */
export const shownPeriod = () => ({
  shownFrom: timestamp({ withTimezone: true }),
  shownUntil: timestamp({ withTimezone: true }),
})
