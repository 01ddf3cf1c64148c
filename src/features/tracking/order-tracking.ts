import type { Confirmation } from '#contract/checkout.ts'
import { trackedOrder } from '#domain/tracking/tracking.ts'
import { track } from '#lib/data-layer.ts'
import { type Marks, marksIn } from '#lib/marks.ts'
import { tellPartner } from './affiliate.ts'

const trackedKey = 'tracked-orders'
const mostKept = 20

/** Notes an order once on this device, however often its page is opened. */
export function trackOrderOnce(order: Confirmation, countryCode: string, marks: Marks = marksIn(() => localStorage)) {
  const known = (marks.getItem(trackedKey) ?? '').split(',').filter((number) => number !== '')
  if (known.includes(order.orderNumber)) return
  marks.setItem(trackedKey, [...known, order.orderNumber].slice(-mostKept).join(','))
  const tracked = trackedOrder(order, countryCode)
  track('order', tracked)
  // Immediately, because the shopper may close the page now.
  tellPartner(tracked)
}
