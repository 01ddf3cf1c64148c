import { millisecondsInDay } from 'date-fns/constants'
import { dropOldEvents, dropOldFailures } from '../analytics/store/analytics.ts'
import type { Db } from '../database/database.ts'
import type { Retention, RetentionName } from './retention-periods.ts'
import {
  dropOldMessages,
  dropOldVisitors,
  dropUnusedCarts,
  emptyOldMails,
  forgetOldBuyers,
} from './store/expired-rows.ts'

/** What happens to rows of each kind after their period; each returns how many there were. */
const steps: Readonly<Record<RetentionName, (db: Db, before: Date) => Promise<number>>> = {
  carts: dropUnusedCarts,
  enquiries: dropOldMessages,
  // After the rows that refer to visitors.
  visitors: dropOldVisitors,
  events: dropOldEvents,
  failures: dropOldFailures,
  mails: emptyOldMails,
  orders: forgetOldBuyers,
}

type Log = { info: (fields: object, text: string) => void }

/** Deletes what is past its period, in small batches, and counts it in the log. Safe on several instances at once. */
export async function endRetention(db: Db, { periods, now, log }: { periods: Retention; now: Date; log: Log }) {
  const counts: Partial<Record<RetentionName, number>> = {}
  for (const name of Object.keys(steps) as RetentionName[]) {
    const count = await steps[name](db, new Date(now.getTime() - periods[name] * millisecondsInDay))
    if (count > 0) counts[name] = count
  }
  if (Object.keys(counts).length > 0) log.info({ counts }, 'data was past its period and is deleted')
  return counts
}
