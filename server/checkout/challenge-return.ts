import type { FastifyInstance, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Payments, settle } from '../payments/attempt/settle.ts'
import { allGateways } from '../payments/provider/gateways.ts'
import { challengeReturnPath } from '../payments/provider/payment-means.ts'
import { type AttemptRow, findAttemptByReference } from '../payments/store/attempts.ts'

const Fields = z.record(z.string(), z.optional(z.string())).catch({})
const checkoutPath = '/customer/checkout'

/**
 * Handles the browser's return from the bank's page, or from a provider's that returns here. A cross-site POST has no cookies, so a signed reference identifies
 * the payment; the outcome is requested from the provider, never read from the POST.
 */
export async function challengeReturn(
  app: FastifyInstance,
  { db, payments }: Pick<Deps, 'db'> & { payments: Payments | null },
) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const methods: HTTPMethods[] = ['GET', 'POST']
  app.route({
    method: methods,
    url: challengeReturnPath,
    handler: async (request, reply) => {
      const fields = { ...Fields.parse(request.body ?? {}), ...Fields.parse(request.query) }
      return reply.header('cache-control', 'no-store').redirect(await whereTo(fields), 303)
    },
  })

  async function whereTo(fields: z.infer<typeof Fields>) {
    const attempt = payments && (await returned(payments, fields))
    if (!attempt) return checkoutPath
    // When the provider does not respond, the sweep checks again later; the page polls the payment status.
    const settled = await settle(payments, attempt).catch(() => attempt)
    return placeAfter(settled)
  }

  /** The payment of the provider that sent this return. */
  async function returned({ gateways }: Payments, fields: z.infer<typeof Fields>): Promise<AttemptRow | null> {
    for (const { name, readReturn } of allGateways(gateways)) {
      const reference = await readReturn(fields)
      const attempt = reference === null ? null : await findAttemptByReference(db, reference)
      if (attempt && (attempt.gateway ?? name) === name) return attempt
    }
    return null
  }
}

function placeAfter({ state, cartId }: AttemptRow) {
  if (state === 'completed') return `/customer/confirmation?id=${cartId}`
  if (state === 'declined') return `${checkoutPath}?status=DECLINED`
  if (state === 'cancelled') return `${checkoutPath}?status=CANCELLED`
  // The page polls the payment status and shows its message.
  return checkoutPath
}
