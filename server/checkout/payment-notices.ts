import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Payments, settle } from '../payments/attempt/settle.ts'
import { findAttemptsByReference } from '../payments/store/attempts.ts'

export const paymentNoticesPath = '/webhooks/payments'

/** Receives the messages of the payment provider, and advances the payments that they are about. */
export async function paymentNotices(
  app: FastifyInstance,
  { db, payments, afterResponse }: Pick<Deps, 'db' | 'afterResponse'> & { payments: Payments | null },
) {
  const readNotice = payments?.gateway.readNotice
  if (!payments || !readNotice) return
  app.post(paymentNoticesPath, async (request, reply) => {
    const notice = await readNotice(request.body)
    reply.header('cache-control', 'no-store')
    if (!notice) return reply.code(401).send({ code: 'unauthorized', message: 'The signature is invalid' })
    for (const { reference, event } of notice.problems)
      request.log.error({ reference, state: event }, 'the payment of an order needs a look')
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
