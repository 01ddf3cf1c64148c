import type { Tx } from '../database/transaction.ts'
import { seedIfOutdated } from './catalogue/seed.ts'
import { seedAccountData } from './seed-account-data.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedOrders } from './seed-orders.ts'
import { seedProjects } from './seed-projects.ts'

type Options = { now: Date; log: (line: string) => void }

/** Seeds the demo: catalogue, coupons, accounts, their data, orders and projects. */
export async function seedDemo(tx: Tx, { now, log }: Options) {
  await seedIfOutdated(tx, now, log)
  await seedCoupons(tx)
  await seedAccounts(tx, now)
  await seedAccountData(tx, now)
  await seedOrders(tx, now)
  await seedProjects(tx, now)
}
