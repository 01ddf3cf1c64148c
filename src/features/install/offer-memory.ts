import * as z from 'zod/mini'
import { isoDate } from '#domain/time/date-math.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { nothingSeen, refusalDays, type Seen, withDay, withProduct } from './offer-rules.ts'

const dayMinutes = 24 * 60
const keys = { seen: 'install-seen', refused: 'install-refused' } as const

const StoredSeen = z.object({ days: z.number(), lastDay: z.string(), products: z.array(z.string()) })

type Options = { storage?: Storage | null; now?: () => number }

/** Stores the state of the offer on this device, for as long as a dismissal lasts. */
export function createOfferMemory({ storage = browserStorage(), now = Date.now }: Options = {}) {
  const kept = createExpiringStorage({ storage, now })

  function seen(): Seen {
    const stored = StoredSeen.safeParse(kept.read(keys.seen))
    return stored.success ? stored.data : nothingSeen
  }

  return {
    /** Counts this day's visit and, where one is shown, the product. */
    see(product: string | null): Seen {
      const today = withDay(seen(), isoDate(localDate(new Date(now()))))
      const next = product ? withProduct(today, product) : today
      kept.write(keys.seen, next, refusalDays * dayMinutes)
      return next
    },
    isRefused: () => kept.read(keys.refused) !== null,
    refuse: () => kept.write(keys.refused, true, refusalDays * dayMinutes),
  }
}
