import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paymentMethod } from '#domain/payment/payment-methods.ts'
import { inTime } from '../../lib/in-time.ts'
import type { Gateway, GatewayResponse } from '../provider/gateway.ts'
import { isSignedReturn } from './signature.ts'

const ResponseSchema: z.ZodType<GatewayResponse> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('approved') }),
  z.object({ state: z.literal('declined'), reason: z.nullable(z.string()), showReason: z.boolean() }),
  z.object({ state: z.literal('invalid'), messages: z.array(z.string()) }),
  z.object({ state: z.literal('challenge'), htmlFormAction: z.string(), htmlFormToPost: z.string() }),
  z.object({ state: z.literal('redirect'), url: z.string() }),
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('unknown') }),
  z.object({
    state: z.literal('authorised'),
    merchantOrder: z.string(),
    amountCents: z.number(),
    currency: z.string(),
  }),
  z.object({ state: z.enum(['cancelled', 'expired']), reason: z.string().optional() }),
  z.object({ state: z.literal('voided') }),
  z.object({ state: z.literal('none') }),
])

const timeoutMs = 15_000

type Call = { method: 'GET' | 'POST'; url: string; payload?: object }

const late = { ms: timeoutMs, error: () => new Error('The payment provider did not answer in time') }

/** The gateway to the sandbox: requests with a timeout and validated responses. */
export function sandboxGateway(app: FastifyInstance, secret: string): Gateway {
  async function call(request: Call): Promise<unknown> {
    const response = await inTime(app.inject({ ...request, headers: { 'x-merchant-secret': secret } }), late)
    if (response.statusCode !== 200) throw new Error(`The payment provider answered ${response.statusCode}`)
    return response.json()
  }
  const pathOf = (reference: string, rest = '') => `/sandbox/api/charges/${encodeURIComponent(reference)}${rest}`
  return {
    name: 'sandbox',
    takes: (option) => ['card', 'hosted', 'device'].includes(paymentMethod(option).kind),
    charge: async (charge) =>
      ResponseSchema.parse(await call({ method: 'POST', url: '/sandbox/api/charges', payload: charge })),
    openHosted: async (payment) =>
      ResponseSchema.parse(await call({ method: 'POST', url: '/sandbox/api/hosted', payload: payment })),
    askDevice: async (payment) =>
      ResponseSchema.parse(await call({ method: 'POST', url: '/sandbox/api/devices', payload: payment })),
    capture: async (reference) =>
      ResponseSchema.parse(await call({ method: 'POST', url: pathOf(reference, '/capture') })),
    find: async (reference) => ResponseSchema.parse(await call({ method: 'GET', url: pathOf(reference) })),
    close: async (reference) => ResponseSchema.parse(await call({ method: 'POST', url: pathOf(reference, '/close') })),
    refund: async (reference, part) => {
      await call({ method: 'POST', url: pathOf(reference, '/refund'), payload: { part: part ?? null } })
    },
    chargedSince: async (since) =>
      z.array(z.string()).parse(await call({ method: 'GET', url: `/sandbox/api/held?since=${since.toISOString()}` })),
    readToken: async (method, query) => {
      const response = await call({ method: 'GET', url: `/sandbox/api/tokens/${method}?${new URLSearchParams(query)}` })
      return z.object({ reference: z.string().nullable() }).parse(response).reference
    },
    readReturn: async (fields) => (isSignedReturn(secret, fields) ? (fields.reference ?? null) : null),
  }
}
