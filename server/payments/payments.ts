import type { Deps } from '../deps.ts'
import { createOrderNumbers } from '../stores/order-numbers.ts'
import type { Payments } from './settle.ts'

/** What payments run on; null where no provider is set up. */
export function paymentsOf({ db, clock, fault, gateway }: Deps): Payments | null {
  if (!gateway) return null
  return { db, clock, gateway, nextNumber: createOrderNumbers(db), ...(fault ? { fault } : {}) }
}
