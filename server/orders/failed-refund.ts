import { toDollars } from '#domain/money/money.ts'
import { newId } from '../database/id.ts'
import { auditLog } from '../database/schema/manage.ts'
import type { Tx } from '../database/transaction.ts'
import { insertMail } from '../mail/mails.ts'
import { writeEvent } from '../webhooks/write-event.ts'
import { refundFailedMail } from './order-mails.ts'
import { failRefund, type RefundRow } from './store/order-refunds.ts'

type FailedRefund = { reference: string; amountCents: number; now: Date }

/** Records that money which was sent back did not arrive: for staff, the customer and the systems of the retailer. */
export async function recordFailedRefund(tx: Tx, { reference, amountCents, now }: FailedRefund): Promise<void> {
  const failed = await failRefund(tx, { reference, amountCents, now })
  if (!failed) return
  const { order, refund, former } = failed
  const { brand, number, currency } = order
  await tx.insert(auditLog).values({
    id: newId(now.getTime()),
    at: now,
    brand,
    accountId: null,
    who: 'Payment provider',
    action: 'reported a failed refund',
    subject: 'order',
    subjectId: order.id,
    label: `Order ${number}`,
    before: { refund: former },
    after: { refund: 'failed', amount: `${toDollars(amountCents).toFixed(2)} ${currency}` },
  })
  await insertMail(tx, refundFailedMail(order, { id: refund.id, amountCents, now }))
  const data = { number, amountCents, currency, reason: refund.reason }
  await writeEvent(tx, { brand, name: 'order.refund_failed', data, now })
}

/** What did not arrive and was not sent back again since. */
export function notArrivedCents(refunds: readonly RefundRow[]): number {
  const failures = refunds
    .filter(({ state }) => state === 'failed')
    // An earlier release stored no time of the failure.
    .map(({ amountCents, failedAt, requestedAt }) => ({ at: failedAt ?? requestedAt, cents: amountCents }))
  const requests = refunds.map(({ amountCents, requestedAt }) => ({ at: requestedAt, cents: -amountCents }))
  return [...requests, ...failures]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce((open, { cents }) => Math.max(0, open + cents), 0)
}
