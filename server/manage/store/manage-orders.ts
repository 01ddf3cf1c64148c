import { and, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { OrderState } from '#contract/fields/order-states.ts'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { containing } from '../../database/patterns.ts'
import { refunds } from '../../database/schema/manage.ts'
import { orderSteps, orders } from '../../database/schema/orders.ts'
import { paymentAttempts } from '../../database/schema/payments.ts'
import type { Tx } from '../../database/transaction.ts'
import type { MomentMark } from '../keyset.ts'

/** As `orderState` of the domain. */
const state = sql<OrderState>`coalesce((select ${orderSteps.state} from ${orderSteps} where ${orderSteps.orderId} = ${orders.id} order by ${orderSteps.at} desc limit 1), case when (${orders.plan} ->> 'cashAndCarry')::boolean then 'delivered' else 'ordered' end)`
const withState = { order: orders, state }
export type StatedOrder = { order: typeof orders.$inferSelect; state: OrderState }

export type OrderFilter = { brand: string; q?: string | undefined; state?: OrderState | undefined; isUnpaid?: boolean }

const customer = sql`(${orders.plan} #>> '{deliveryAddress,firstName}') || ' ' || (${orders.plan} #>> '{deliveryAddress,lastName}')`

function conditionOf({ brand, q, state: wanted, isUnpaid }: OrderFilter): SQL | undefined {
  return and(
    eq(orders.brand, brand),
    wanted ? sql`${state} = ${wanted}` : undefined,
    isUnpaid ? isNotNull(orders.payBy) : undefined,
    q
      ? or(
          ilike(orders.number, containing(q)),
          ilike(orders.email, containing(q)),
          sql`${customer} ilike ${containing(q)}`,
        )
      : undefined,
  )
}

export const listOrders = (db: Db, filter: OrderFilter, { after, count }: { after: MomentMark; count: number }) =>
  db
    .select(withState)
    .from(orders)
    .where(
      and(
        conditionOf(filter),
        after ? sql`(${orders.placedAt}, ${orders.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(count)

type OrderQuery = { brand: string; id: string }

export async function findStatedOrder(db: Db, { brand, id }: OrderQuery): Promise<StatedOrder | null> {
  if (!isId(id)) return null
  const [row] = await db
    .select(withState)
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.brand, brand)))
  return row ?? null
}

export const insertRefund = (tx: Tx, row: typeof refunds.$inferInsert) => tx.insert(refunds).values(row)

export const finishRefund = (tx: Tx, id: string) => tx.update(refunds).set({ state: 'done' }).where(eq(refunds.id, id))

/** The payment of an order; null for orders that came without one. */
export async function paymentOf(db: Db, attemptId: string) {
  const { reference, gateway, option, plan } = paymentAttempts
  const [payment] = await db
    .select({ reference, gateway, option, plan })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
  return payment ?? null
}
