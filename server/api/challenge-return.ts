import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { challengeReturnPath } from '../payments/means.ts'
import { type Payments, settle } from '../payments/settle.ts'
import { type AttemptRow, findAttemptByReference } from '../stores/attempts.ts'

const Fields = z.record(z.string(), z.optional(z.string())).catch({})
const checkoutPath = '/customer/checkout'

/**
 * Where the bank's page sends the browser back to. No cookie comes with a post from elsewhere, so only the signed
 * reference counts, and even that only says whom to ask about: the provider has the last word.
 */
export async function challengeReturn(
  app: FastifyInstance,
  { db, payments }: Pick<Deps, 'db'> & { payments: Payments | null },
) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post(challengeReturnPath, async (request, reply) => {
    const fields = { ...Fields.parse(request.body ?? {}), ...Fields.parse(request.query) }
    return reply.header('cache-control', 'no-store').redirect(await whereTo(fields), 303)
  })

  async function whereTo(fields: z.infer<typeof Fields>) {
    const reference = payments && (await payments.gateway.readReturn(fields))
    const attempt = reference && (await findAttemptByReference(db, reference))
    if (!attempt || !payments) return checkoutPath
    // The sweep asks again should the provider not answer now; the page asks how the payment stands.
    const settled = await settle(payments, attempt).catch(() => attempt)
    return placeAfter(settled)
  }
}

function placeAfter({ state, cartId }: AttemptRow) {
  if (state === 'completed') return `/customer/confirmation?id=${cartId}`
  if (state === 'declined') return `${checkoutPath}?status=DECLINED`
  if (state === 'cancelled') return `${checkoutPath}?status=CANCELLED`
  // The page asks how the payment stands and has the words for it.
  return checkoutPath
}
