import { paymentsOf } from '../server/payments/attempt/payments.ts'
import { reconcile, sweep } from '../server/payments/attempt/sweep.ts'
import type { Fault } from '../server/payments/recovery-point.ts'
import type { Shop } from './test-app.ts'

type Parts = Pick<Shop, 'db' | 'clock' | 'sandbox'>

const quiet = { warn: () => {} }

/** Runs the background jobs of payments, one round per call. */
export function sweeper({ db, clock, sandbox }: Parts, fault?: Fault) {
  const site = { defaultBrand: 'wa' as const, hosts: [] }
  const payments = paymentsOf({
    db,
    clock,
    site,
    gateways: { offered: [sandbox.gateway] },
    ...(fault ? { fault } : {}),
  })
  if (!payments) throw new Error('The shop of this suite takes no payments')
  return { sweep: () => sweep(payments, quiet), reconcile: () => reconcile(payments, quiet), payments }
}
