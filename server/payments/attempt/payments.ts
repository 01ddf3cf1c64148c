import type { Deps } from '../../deps.ts'
import { createOrderNumbers } from '../../orders/store/order-numbers.ts'
import type { Payments } from './settle.ts'

/** Dependencies of payments; null without a provider. */
export function paymentsOf({ db, clock, fault, gateway }: Deps): Payments | null {
  if (!gateway) return null
  return { db, clock, gateway, nextNumber: createOrderNumbers(db), ...(fault ? { fault } : {}) }
}
