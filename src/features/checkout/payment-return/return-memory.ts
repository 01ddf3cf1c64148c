import * as z from 'zod/mini'
import { type SafeStorage, safeStorage } from '#lib/browser/flags.ts'

/** A return that this tab has handled, or is handling. */
const Seen = z.object({ token: z.string(), cartId: z.nullable(z.string()) })
type Seen = z.infer<typeof Seen>

const keys = { seen: 'checkout-return', notice: 'checkout-notice' } as const

/** Without room a return is handled each time, which the server can bear. */
const tabStorage = safeStorage(() => sessionStorage)

function parse(text: string | null): Seen | null {
  try {
    const read = Seen.safeParse(JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Stores the state of a return from a provider for this tab, across documents. */
export function createReturnMemory(storage: SafeStorage = tabStorage) {
  return {
    /** The return of this token, if it was begun before: it is run once, even when the page is reloaded. */
    seen(token: string): Seen | null {
      const seen = parse(storage.getItem(keys.seen))
      return seen?.token === token ? seen : null
    },
    remember: (seen: Seen) => storage.setItem(keys.seen, JSON.stringify(seen)),
    /** A message for the checkout, which is a separate document. */
    leaveNotice: (text: string) => storage.setItem(keys.notice, text),
    takeNotice(): string | null {
      const text = storage.getItem(keys.notice)
      storage.removeItem(keys.notice)
      return text
    },
  }
}
