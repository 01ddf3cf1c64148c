import type { TrackedOrder } from '#domain/tracking/tracking.ts'
import { takeClickReference } from '#lib/tracking/click-reference.ts'
import { listenersHere } from './listeners.ts'
import { affiliateAddress } from './rules/affiliate.ts'

/**
 * Reports an order to the affiliate partner whose link was followed, once, with an image request [S1-7-60] [S2-A-08].
 */
export function notifyPartner(order: TrackedOrder) {
  const { affiliate } = listenersHere()
  const reference = affiliate ? takeClickReference() : null
  if (affiliate && reference) new Image().src = affiliateAddress(affiliate, order, reference)
}
