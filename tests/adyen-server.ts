import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { z } from 'zod'
import { type AdyenItem, itemSignature } from '../server/payments/adyen/adyen-webhook.ts'

const Amount = z.strictObject({ currency: z.enum(['AUD', 'NZD']), value: z.int().positive() })
const Address = z.strictObject({
  city: z.string().min(1),
  country: z.enum(['AU', 'NZ']),
  houseNumberOrName: z.string().min(1),
  postalCode: z.string().min(4),
  street: z.string().min(1),
  stateOrProvince: z.string().max(3).optional(),
})
const Card = z.strictObject({
  type: z.literal('scheme'),
  holderName: z.string().min(1),
  encryptedCardNumber: z.string().min(1),
  encryptedExpiryMonth: z.string().min(1),
  encryptedExpiryYear: z.string().min(1),
  encryptedSecurityCode: z.string().min(1),
})
const Hosted = z.strictObject({ type: z.enum(['paypal', 'afterpaytouch', 'zip']) })
const BrowserInfo = z.strictObject({
  acceptHeader: z.string(),
  colorDepth: z.int(),
  javaEnabled: z.boolean(),
  javaScriptEnabled: z.boolean(),
  language: z.string(),
  screenHeight: z.int(),
  screenWidth: z.int(),
  timeZoneOffset: z.int(),
  userAgent: z.string(),
})

/** The messages of Adyen's Checkout API 72 that the shop sends, as the double takes them: nothing else is accepted. */
const Payment = z.strictObject({
  merchantAccount: z.literal('HearthAU'),
  reference: z.string().min(1).max(80),
  merchantOrderReference: z.string(),
  amount: Amount,
  paymentMethod: z.discriminatedUnion('type', [Card, Hosted]),
  returnUrl: z.url().max(8000),
  channel: z.literal('Web'),
  origin: z.url(),
  countryCode: z.enum(['AU', 'NZ']),
  shopperLocale: z.enum(['en-AU', 'en-NZ']),
  shopperInteraction: z.literal('Ecommerce'),
  shopperEmail: z.string().includes('@'),
  shopperName: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  telephoneNumber: z.string(),
  billingAddress: Address,
  deliveryAddress: Address,
  lineItems: z.array(
    z.strictObject({ id: z.string(), description: z.string(), quantity: z.int(), amountIncludingTax: z.int() }),
  ),
  additionalData: z.strictObject({ manualCapture: z.literal('true') }),
  authenticationData: z
    .strictObject({ threeDSRequestData: z.strictObject({ nativeThreeDS: z.literal('disabled') }) })
    .optional(),
  redirectFromIssuerMethod: z.literal('GET').optional(),
  redirectToIssuerMethod: z.literal('GET').optional(),
  browserInfo: BrowserInfo.optional(),
  shopperIP: z.string().optional(),
})
const Details = z.strictObject({ details: z.strictObject({ redirectResult: z.string() }) })
const merchant = { merchantAccount: z.literal('HearthAU'), reference: z.string() }
const Change = z.strictObject({ ...merchant, amount: Amount })
const Cancel = z.strictObject(merchant)
const CancelUnknown = z.strictObject({ ...merchant, paymentReference: z.string() })

type Payment = z.infer<typeof Payment>
type Stored = { psp: string; request: Payment; state: 'authorised' | 'refused' | 'cancelled' | 'open' }
/** What goes wrong with the next request: no response after it was carried out, or an error before. */
type Fault = 'hangs after' | 'fails before' | 'unauthorised' | null
export type Exchange = { path: string; body: unknown; status: number; response: unknown }

export const adyenHmacKey = 'A1B2C3D4'.repeat(8)

const pspReference = () => randomBytes(8).toString('hex').toUpperCase()

/** A double of Adyen: a real HTTP server with its messages and faults, which sends signed webhooks on request. */
export async function adyenServer() {
  const payments = new Map<string, Stored>()
  const answered = new Map<string, { status: number; response: unknown }>()
  const exchanges: Exchange[] = []
  const webhooks: { notificationItems: { NotificationRequestItem: AdyenItem }[] }[] = []
  const changes: { kind: string; psp: string; cents: number | null }[] = []
  const waiting: AdyenItem[] = []
  let fault: Fault = null

  function announce({ psp, request }: Stored, item: Partial<AdyenItem> & Pick<AdyenItem, 'eventCode'>) {
    waiting.push({
      success: 'true',
      pspReference: psp,
      merchantAccountCode: 'HearthAU',
      merchantReference: request.reference,
      amount: request.amount,
      eventDate: new Date().toISOString(),
      ...item,
    })
  }

  function decide(stored: Stored, state: Stored['state']) {
    const { psp, request } = stored
    stored.state = state
    const base = { pspReference: psp, merchantReference: request.reference }
    if (state === 'authorised') {
      announce(stored, { eventCode: 'AUTHORISATION' })
      return { ...base, resultCode: 'Authorised', amount: request.amount }
    }
    if (state === 'refused') {
      announce(stored, { eventCode: 'AUTHORISATION', success: 'false', reason: 'Refused' })
      return { ...base, resultCode: 'Refused', refusalReason: 'Not enough balance', refusalReasonCode: '12' }
    }
    return { ...base, resultCode: 'Cancelled' }
  }

  function pay(body: unknown) {
    const request = Payment.parse(body)
    const { paymentMethod, reference } = request
    const card = paymentMethod.type === 'scheme' ? paymentMethod.encryptedCardNumber : null
    if (card === 'invalid')
      return {
        status: 422,
        response: { status: 422, errorCode: '101', message: 'Invalid card number', errorType: 'validation' },
      }
    const stored: Stored = { psp: pspReference(), request, state: 'open' }
    payments.set(reference, stored)
    if (card === 'visa' || card === 'declined')
      return { status: 200, response: decide(stored, card === 'visa' ? 'authorised' : 'refused') }
    const url = `https://checkoutshopper-test.adyen.com/checkoutshopper/pay?ref=${reference}`
    const action = { type: 'redirect', method: 'GET', url, paymentMethodType: paymentMethod.type }
    return { status: 200, response: { resultCode: 'RedirectShopper', action } }
  }

  function details(body: unknown) {
    const [reference = '', decision = ''] = Details.parse(body).details.redirectResult.split(':')
    const stored = payments.get(reference)
    if (!stored)
      return {
        status: 422,
        response: { status: 422, errorCode: '203', errorType: 'validation', message: 'Invalid result' },
      }
    const base = { pspReference: stored.psp, merchantReference: reference }
    if (decision === 'pending') return { status: 200, response: { ...base, resultCode: 'Pending' } }
    return { status: 200, response: decide(stored, decision as Stored['state']) } // the test names a state
  }

  function change(psp: string, kind: string, body: unknown) {
    const stored = [...payments.values()].find((payment) => payment.psp === psp)
    const { reference, amount } = kind === 'cancels' ? { ...Cancel.parse(body), amount: null } : Change.parse(body)
    if (!stored)
      return { status: 422, response: { status: 422, errorCode: '167', message: 'Original pspReference required' } }
    changes.push({ kind, psp, cents: amount?.value ?? null })
    const own = pspReference()
    const eventCode = { captures: 'CAPTURE', cancels: 'CANCELLATION', refunds: 'REFUND' }[kind] ?? ''
    announce(stored, { eventCode, pspReference: own, originalReference: psp, ...(amount ? { amount } : {}) })
    const response = {
      merchantAccount: 'HearthAU',
      paymentPspReference: psp,
      pspReference: own,
      status: 'received',
      reference,
    }
    return { status: 201, response: amount ? { ...response, amount } : response }
  }

  function cancelUnknown(body: unknown) {
    const { paymentReference, reference } = CancelUnknown.parse(body)
    changes.push({ kind: 'cancel', psp: paymentReference, cents: null })
    const response = {
      merchantAccount: 'HearthAU',
      paymentReference,
      pspReference: pspReference(),
      status: 'received',
      reference,
    }
    return { status: 201, response }
  }

  function carryOut(path: string, body: unknown) {
    if (path === '/payments') return pay(body)
    if (path === '/payments/details') return details(body)
    if (path === '/cancels') return cancelUnknown(body)
    const [, psp = '', kind = ''] = /^\/payments\/(\w+)\/(captures|cancels|refunds)$/.exec(path) ?? []
    return change(psp, kind, body)
  }

  const app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(422).send({ status: 422, errorCode: '702', message: String(error) }),
  )
  app.post('/v72/*', async (request, reply) => {
    const path = request.url.slice('/v72'.length)
    const key = `${path} ${request.headers['idempotency-key']}`
    if (request.headers['x-api-key'] !== 'secret' || fault === 'unauthorised')
      return reply.code(401).send({ status: 401, errorCode: '000' })
    const now = fault
    fault = null
    if (now === 'fails before') return reply.code(500).send({ status: 500, errorCode: '905' })
    const response = answered.get(key) ?? carryOut(path, request.body)
    answered.set(key, response)
    exchanges.push({ path, body: request.body, ...response })
    if (now === 'hangs after') return reply.hijack()
    return reply.code(response.status).send(response.response)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // it listens on a port

  return {
    settings: {
      url: `http://127.0.0.1:${port}/v72`,
      apiKey: 'secret',
      merchantAccount: 'HearthAU',
      hmacKeys: ['00'.repeat(32), adyenHmacKey],
      cardKey: `10001|${'C3'.repeat(256)}`,
      timeoutMs: 300,
    },
    exchanges,
    webhooks,
    changes,
    next: (wrong: Fault) => {
      fault = wrong
    },
    /** The waiting webhook messages, signed; taken once. */
    takeWebhooks: (key = adyenHmacKey) =>
      waiting.splice(0).map((item) => {
        const additionalData = { hmacSignature: itemSignature(item, key) }
        const body = { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] }
        webhooks.push(body)
        return body
      }),
    /** Announces an event of a payment that no request caused. */
    announce: (reference: string, item: Partial<AdyenItem> & Pick<AdyenItem, 'eventCode'>) => {
      const stored = payments.get(reference)
      if (!stored) throw new Error(`Adyen does not know ${reference}`)
      announce(stored, item)
    },
    /** The shopper approves on the provider's page, and the browser does not come back. */
    approve: (reference: string) => {
      const stored = payments.get(reference)
      if (stored) decide(stored, 'authorised')
    },
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
