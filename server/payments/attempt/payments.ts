import type { Deps } from '../../deps.ts'
import { createOrderNumbers } from '../../orders/store/order-numbers.ts'
import { allGateways } from '../provider/gateways.ts'
import type { Payments } from './settle.ts'

/** Dependencies of payments; null without any provider. */
export function paymentsOf({ db, clock, fault, gateways }: Deps): Payments | null {
  if (!gateways || allGateways(gateways).length === 0) return null
  return { db, clock, gateways, nextNumber: createOrderNumbers(db), ...(fault ? { fault } : {}) }
}
