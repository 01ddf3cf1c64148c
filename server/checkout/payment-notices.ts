import type { FastifyInstance } from 'fastify'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { recordFailedRefund } from '../orders/failed-refund.ts'
import { type Payments, settle } from '../payments/attempt/settle.ts'
import type { Notice, PaymentProblem } from '../payments/provider/gateway.ts'
import { allGateways } from '../payments/provider/gateways.ts'
import { findAttemptsByReference } from '../payments/store/attempts.ts'

export const paymentNoticesPath = '/webhooks/payments'

/** Receives the messages of payment providers, and advances the payments that they are about. */
export async function paymentNotices(
  app: FastifyInstance,
  { db, clock, payments, afterResponse }: Pick<Deps, 'db' | 'clock' | 'afterResponse'> & { payments: Payments | null },
) {
  const readers = payments ? allGateways(payments.gateways).filter(({ readNotice }) => readNotice) : []
  if (!payments || readers.length === 0) return

  /** A message belongs to the provider whose signature it has. */
  async function read(body: unknown): Promise<Notice | null> {
    for (const { readNotice } of readers) {
      const notice = await readNotice?.(body)
      if (notice) return notice
    }
    return null
  }

  async function noteFailedRefund({ reference, event, amountCents }: PaymentProblem) {
    if (event !== 'refund failed' || amountCents === null) return
    await tx(db, (transaction) => recordFailedRefund(transaction, { reference, amountCents, now: clock() }))
  }

  app.post(paymentNoticesPath, async (request, reply) => {
    const notice = await read(request.body)
    reply.header('cache-control', 'no-store')
    if (!notice) return reply.code(401).send({ code: 'unauthorized', message: 'The signature is invalid' })
    for (const problem of notice.problems) {
      request.log.error({ reference: problem.reference, state: problem.event }, 'the payment of an order needs a look')
      await noteFailedRefund(problem)
    }
    const advance = async () => {
      // If it fails, the sweep tries again.
      for (const attempt of await findAttemptsByReference(db, [...notice.references]))
        await settle(payments, attempt).catch((err: unknown) => request.log.warn({ err }, 'a payment was not settled'))
    }
    if (afterResponse) afterResponse.run(advance)
    else await advance()
    return reply.type('text/plain').send(notice.response)
  })
}
