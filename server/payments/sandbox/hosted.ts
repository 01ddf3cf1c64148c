import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Provider } from '#contract/checkout/checkout.ts'
import { hostedMethod, providers } from '#domain/payment/payment-methods.ts'
import type { GatewayResponse } from '../provider/gateway.ts'
import { decisionPath, hostedPage, twicePage } from './hosted-page.ts'
import { approvalWindowMs, ByReference, OrderedBody, type SandboxOptions } from './sandbox-calls.ts'
import { goneSandboxPage } from './sandbox-page.ts'
import { capturePayment, decide, findByToken, openPayment, type SandboxPayment } from './storage.ts'

const tokenMs = 60 * 60_000
const twicePath = '/sandbox/hosted/twice'

const Method = z.enum(providers)
const HostedBody = OrderedBody.extend({ method: Method, returnPath: z.string() })
const Decision = z.object({
  token: z.string(),
  decision: z.enum(['approve', 'decline', 'cancel', 'error', 'twice']),
})
type Decision = z.infer<typeof Decision>['decision']

type HostedRow = SandboxPayment & { scenario: Provider }

export const isHosted = (payment: SandboxPayment): payment is HostedRow =>
  providers.some((provider) => provider === payment.scenario)
const addressOf = (method: string, token: string) => `/sandbox/${method}/checkout?token=${encodeURIComponent(token)}`

/** The state of a hosted payment. After "Error" on its page every query fails. */
export function hostedResponse(payment: SandboxPayment, now: Date): GatewayResponse {
  const { state, scenario, token, merchantOrder, amountCents, currency } = payment
  if (state === 'open' && isOver(payment, now)) return { state: 'expired' }
  if (state === 'open') return { state: 'redirect', url: addressOf(scenario, token ?? '') }
  if (state === 'authorised') return { state, merchantOrder, amountCents, currency }
  if (state === 'declined') return { state, reason: null, showReason: false }
  return { state } as GatewayResponse // the remaining states are valid responses
}

const isOver = ({ createdAt }: SandboxPayment, now: Date) => now.getTime() - createdAt.getTime() > tokenMs

/** Merchant API for hosted payments. */
export async function hostedCalls(app: FastifyInstance, { db, clock }: SandboxOptions) {
  app.post('/sandbox/api/hosted', async (request) => {
    const { method, issuedAt, ...ordered } = HostedBody.parse(request.body)
    const now = clock()
    const isLate = now.getTime() - issuedAt.getTime() > approvalWindowMs
    const payment = await openPayment(db, {
      ...ordered,
      scenario: method,
      state: isLate ? 'voided' : 'open',
      token: randomBytes(18).toString('base64url'),
      polls: 0,
      createdAt: now,
    })
    return hostedResponse(payment, now)
  })

  app.post('/sandbox/api/charges/:reference/capture', async (request, reply) => {
    const captured = await capturePayment(db, ByReference.parse(request.params).reference, clock())
    return captured ? hostedResponse(captured, clock()) : reply.code(404).send({})
  })

  app.get('/sandbox/api/tokens/:method', async (request) => {
    const method = Method.parse((request.params as { method: string }).method) // checked by Method
    const query = z.record(z.string(), z.string()).parse(request.query)
    const payment = await findByToken(db, query[hostedMethod(method).returnQuery.token] ?? '')
    return { reference: payment?.scenario === method ? payment.reference : null }
  })
}

export async function hostedPages(app: FastifyInstance, { db, clock }: SandboxOptions) {
  app.get('/sandbox/:method/checkout', async (request, reply) => {
    const { token } = z.object({ token: z.string() }).parse(request.query)
    const payment = await findByToken(db, token)
    reply.type('text/html; charset=utf-8')
    const isOpen = payment?.state === 'open' && !isOver(payment, clock())
    if (!payment || !isOpen || !isHosted(payment)) return reply.code(410).send(goneSandboxPage)
    return hostedPage({ payment, name: hostedMethod(payment.scenario).name, token })
  })

  app.post(decisionPath, async (request, reply) => {
    const { token, decision } = Decision.parse(request.body)
    const payment = await findByToken(db, token)
    if (payment?.state !== 'open' || isOver(payment, clock()) || !isHosted(payment))
      return reply.code(410).type('text/html; charset=utf-8').send(goneSandboxPage)
    await decide(db, { reference: payment.reference, from: ['open'], to: endings[decision], date: clock() })
    if (decision === 'twice') return reply.redirect(`${twicePath}?token=${encodeURIComponent(token)}`, 303)
    return reply.redirect(returnAddress(payment, { token, decision }), 303)
  })

  // A separate page, so that a browser can navigate back to it.
  app.get(twicePath, async (request, reply) => {
    const { token } = z.object({ token: z.string() }).parse(request.query)
    const payment = await findByToken(db, token)
    reply.type('text/html; charset=utf-8')
    if (!payment || !isHosted(payment)) return reply.code(410).send(goneSandboxPage)
    return twicePage(returnAddress(payment, { token, decision: 'twice' }))
  })
}

const endings = {
  approve: 'authorised',
  twice: 'authorised',
  decline: 'declined',
  cancel: 'cancelled',
  error: 'troubled',
} as const

/** A declined payment looks approved in the URL: only a query at the provider shows the difference. */
function returnAddress(payment: HostedRow, { token, decision }: { token: string; decision: Decision }) {
  const { scenario, returnPath: path } = payment
  const { token: tokenName, approved, cancelled } = hostedMethod(scenario).returnQuery
  const named = { [tokenName]: token }
  const own = decision === 'cancel' ? { ...cancelled, ...named, status: 'CANCELLED' } : { ...approved, ...named }
  const query = new URLSearchParams(
    Object.entries(own).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
