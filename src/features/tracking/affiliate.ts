import { affiliateAddress } from '#domain/affiliate.ts'
import type { TrackedOrder } from '#domain/tracking.ts'
import { takeClickReference } from '#lib/click-reference.ts'
import { listenersHere } from './listeners.ts'

/** Tells the partner whose link brought the shopper here of their order, by asking for a picture, once [S1-7-60] [S2-A-08]. */
export function tellPartner(order: TrackedOrder) {
  const { affiliate } = listenersHere()
  const reference = affiliate ? takeClickReference() : null
  if (affiliate && reference) new Image().src = affiliateAddress(affiliate, order, reference)
}
