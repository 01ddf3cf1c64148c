import * as z from 'zod/mini'
import { isoDate } from '#domain/time/date-math.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { dismissalDays, nothingSeen, type Seen, withDay, withProduct } from './offer-rules.ts'

const dayMinutes = 24 * 60
const keys = { seen: 'install-seen', dismissed: 'install-refused' } as const

const StoredSeen = z.object({ days: z.number(), lastDay: z.string(), products: z.array(z.string()) })

type Options = { storage?: Storage | null; now?: () => number }

/** Stores the state of the offer on this device, for as long as a dismissal lasts. */
export function createOfferMemory({ storage = browserStorage(), now = Date.now }: Options = {}) {
  const expiring = createExpiringStorage({ storage, now })

  function seen(): Seen {
    const stored = StoredSeen.safeParse(expiring.read(keys.seen))
    return stored.success ? stored.data : nothingSeen
  }

  return {
    /** Counts this day's visit and, where one is shown, the product. */
    see(product: string | null): Seen {
      const today = withDay(seen(), isoDate(localDate(new Date(now()))))
      const next = product ? withProduct(today, product) : today
      expiring.write(keys.seen, next, dismissalDays * dayMinutes)
      return next
    },
    isDismissed: () => expiring.read(keys.dismissed) !== null,
    dismiss: () => expiring.write(keys.dismissed, true, dismissalDays * dayMinutes),
  }
}
