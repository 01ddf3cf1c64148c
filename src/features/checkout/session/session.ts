import { checkoutSessionKey } from '#domain/checkout/checkout-session-key.ts'
import {
  type CheckoutSession,
  checkoutSessionMinutes,
  readCheckoutSession,
  toCheckoutSession,
} from '#features/checkout/rules/checkout-session.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'

type Options = { storage?: Storage | null; now?: () => number }

/** The form as it was left, for 180 minutes on this device; never the card. */
export function createSessionStore({ storage = browserStorage(), now = Date.now }: Options = {}) {
  const expiring = createExpiringStorage({ storage, now })
  return {
    read: (): CheckoutSession => readCheckoutSession(expiring.read(checkoutSessionKey)),
    write: (session: CheckoutSession) =>
      expiring.write(checkoutSessionKey, toCheckoutSession(session), checkoutSessionMinutes),
    clear: () => expiring.remove(checkoutSessionKey),
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
