import type { Confirmation } from '#contract/checkout/checkout.ts'
import { trackedOrder } from '#domain/tracking/tracked-order.ts'
import { type SafeStorage, safeStorage } from '#lib/browser/flags.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { notifyPartner } from './affiliate.ts'

const trackedKey = 'tracked-orders'
const maxStored = 20

/** Notes an order once on this device, however often its page is opened. */
export function trackOrderOnce(
  order: Confirmation,
  countryCode: string,
  storage: SafeStorage = safeStorage(() => localStorage),
) {
  const known = (storage.getItem(trackedKey) ?? '').split(',').filter((number) => number !== '')
  if (known.includes(order.orderNumber)) return
  storage.setItem(trackedKey, [...known, order.orderNumber].slice(-maxStored).join(','))
  const tracked = trackedOrder(order, countryCode)
  track('order', tracked)
  // Immediately, because the shopper may close the page now.
  notifyPartner(tracked)
}
