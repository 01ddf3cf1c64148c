import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failureStatus, retryAfterSeconds } from '../../http/request/failure.ts'
import type { GatewayResponse } from '../provider/gateway.ts'
import { declineOf, firstState, invalidTexts, type Scenario, scenarioOf } from './cards.ts'
import { challengeForm, challengePage } from './challenge-page.ts'
import { deviceCalls, deviceResponse, isDevice } from './device.ts'
import { hostedCalls, hostedPages, hostedResponse, isHosted } from './hosted.ts'
import { approvalWindowMs, ByReference, OrderedBody, type SandboxOptions } from './sandbox-calls.ts'
import { busySandboxPage, failedSandboxPage, goneSandboxPage, pagePolicy } from './sandbox-page.ts'
import { signReturn } from './signature.ts'
import { decide, findPayment, heldSince, openPayment, refundPayment, type SandboxPayment } from './storage.ts'

const challengePath = '/sandbox/3ds/challenge'
const slowMs = 8_000
const challengeWindowMs = 30 * 60_000

const ChargeBody = OrderedBody.extend({
  card: z.object({ cardNo: z.string(), expiryDate: z.string(), cvv: z.string(), holder: z.string() }),
  returnPath: z.string(),
})
const RefundBody = z.object({ part: z.object({ id: z.string(), amountCents: z.int().positive() }).nullable() })
const Decision = z.object({ reference: z.string(), decision: z.enum(['approve', 'fail', 'cancel']) })

function cardResponse(payment: SandboxPayment): GatewayResponse {
  const { state, reference } = payment
  if (state === 'declined') return { state, ...declineOf(payment.scenario as Scenario) } // only openPayment writes it
  if (state !== 'challenge') return { state } as GatewayResponse // the remaining states are valid responses
  return { state, htmlFormAction: challengePath, htmlFormToPost: challengeForm(challengePath, reference) }
}

function withStatus(reply: FastifyReply, error: unknown) {
  const status = error instanceof z.ZodError ? 400 : failureStatus(error)
  return status === 503 ? reply.code(status).header('retry-after', retryAfterSeconds) : reply.code(status)
}

/** The sandbox provider: a separate application with its own storage, which the shop uses only through its API. */
export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const app = Fastify({ logger: false })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error, _request, reply) =>
    withStatus(reply, error).send({ error: 'The sandbox could not do this' }),
  )
  app.register(merchantCalls, options)
  app.register(shopperPages, options)
  return app
}

/** States that can be closed without a charge. */
const open: SandboxPayment['state'][] = ['challenge', 'open', 'waiting', 'authorised', 'troubled']

/** The merchant API, which requires the shop's secret. */
async function merchantCalls(app: FastifyInstance, options: SandboxOptions) {
  const { db, clock, wait, secret } = options
  const responseOf = async (payment: SandboxPayment): Promise<GatewayResponse | 'trouble'> => {
    if (payment.state === 'troubled') return 'trouble'
    if (isDevice(payment)) return deviceResponse(options, payment)
    return isHosted(payment) ? hostedResponse(payment, clock()) : cardResponse(payment)
  }
  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(String(request.headers['x-merchant-secret'] ?? ''))
    const right = Buffer.from(secret)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return reply.code(401).send({})
  })

  await hostedCalls(app, options)
  await deviceCalls(app, options)

  app.post('/sandbox/api/charges', async (request, reply) => {
    const charge = ChargeBody.parse(request.body)
    const known = await findPayment(db, charge.reference)
    if (known) return cardResponse(known)
    const scenario = scenarioOf(charge.card.cardNo)
    if (scenario === 'invalid') return { state: 'invalid', messages: invalidTexts }
    if (scenario === 'error-before-charge') return reply.code(500).send({})
    if (scenario === 'slow') await wait(slowMs)
    const payment = await openPayment(db, paymentOf(charge, scenario, clock()))
    return scenario === 'answer-lost' ? reply.code(500).send({}) : cardResponse(payment)
  })

  app.get('/sandbox/api/charges/:reference', async (request, reply) => {
    const payment = await findPayment(db, ByReference.parse(request.params).reference)
    if (!payment) return { state: 'none' }
    const response = await responseOf(payment)
    return response === 'trouble' ? reply.code(503).send({}) : response
  })

  app.post('/sandbox/api/charges/:reference/close', async (request, reply) => {
    const { reference } = ByReference.parse(request.params)
    const now = clock()
    const tombstone: SandboxPayment = { ...closed, reference, createdAt: now }
    await openPayment(db, tombstone)
    const payment = await decide(db, { reference, from: open, to: 'voided', date: now })
    const response = await responseOf(payment ?? tombstone)
    return response === 'trouble' ? reply.code(503).send({}) : response
  })

  app.post('/sandbox/api/charges/:reference/refund', async (request, reply) => {
    const payment = await findPayment(db, ByReference.parse(request.params).reference)
    if (!payment) return reply.code(404).send({})
    const { part } = RefundBody.parse(request.body)
    await refundPayment(db, payment, { date: clock(), part })
    return {}
  })

  app.get('/sandbox/api/held', async (request) => {
    const { since } = z.object({ since: z.coerce.date() }).parse(request.query)
    return heldSince(db, since)
  })
}

const closed = {
  merchantOrder: '',
  scenario: 'decline',
  state: 'voided' as const,
  amountCents: 0,
  currency: '',
  returnPath: '',
  token: null,
  polls: 0,
}

function paymentOf(charge: z.infer<typeof ChargeBody>, scenario: Scenario, now: Date): SandboxPayment {
  const { reference, merchantOrder, amountCents, currency, returnPath, issuedAt } = charge
  const isLate = now.getTime() - issuedAt.getTime() > approvalWindowMs
  const state = isLate ? 'voided' : (firstState(scenario) ?? 'declined')
  return {
    ...{ reference, merchantOrder, scenario, state, amountCents, currency, returnPath },
    ...{ token: null, polls: 0, createdAt: now },
  }
}

/** Pages for the shopper's browser. */
async function shopperPages(app: FastifyInstance, options: SandboxOptions) {
  const { db, clock, secret } = options
  const isWaiting = (payment: SandboxPayment | null): payment is SandboxPayment =>
    payment?.state === 'challenge' && clock().getTime() - payment.createdAt.getTime() <= challengeWindowMs

  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store')
    reply.header('referrer-policy', 'no-referrer').header('x-content-type-options', 'nosniff')
  })

  app.setErrorHandler((error, _request, reply) => {
    withStatus(reply, error).type('text/html; charset=utf-8')
    return reply.send(reply.statusCode === 503 ? busySandboxPage : failedSandboxPage)
  })

  await hostedPages(app, options)

  app.post(challengePath, async (request: FastifyRequest, reply: FastifyReply) => {
    const payment = await findPayment(db, ByReference.parse(request.body).reference)
    reply.type('text/html; charset=utf-8')
    return isWaiting(payment) ? challengePage(payment) : reply.code(410).send(goneSandboxPage)
  })

  app.post('/sandbox/3ds/decision', async (request, reply) => {
    const { reference, decision } = Decision.parse(request.body)
    const payment = await findPayment(db, reference)
    if (!isWaiting(payment)) return reply.code(410).type('text/html; charset=utf-8').send(goneSandboxPage)
    const approves = payment.scenario === 'challenge' ? 'approved' : 'declined'
    const to = { approve: approves, fail: 'declined', cancel: 'cancelled' }[decision] as SandboxPayment['state']
    const decided = await decide(db, { reference, from: ['challenge'], to, date: clock() })
    const result = decided?.state ?? to
    const query = new URLSearchParams({ reference, result, signature: signReturn(secret, reference, result) })
    // 307 preserves the method: the browser posts to the shop without a script.
    return reply.redirect(`${payment.returnPath}?${query}`, 307)
  })
}
