import { createHash } from 'node:crypto'
import { paymentMethod } from '#domain/payment/payment-methods.ts'
import type { Deps } from '../../deps.ts'
import type { Gateway, GatewayResponse, Ordered, PaymentProblem } from '../provider/gateway.ts'
import {
  addPaymentEvent,
  findPaymentEvent,
  heldReferences,
  isOwnPayment,
  type PaymentEvent,
  paymentEventsOf,
} from '../store/payment-events.ts'
import { type AdyenAccount, AdyenRejection, adyenClient } from './adyen-client.ts'
import { cardRequest, hostedRequest, isEncrypted, PaymentResult, Received, takesMethod } from './adyen-messages.ts'
import { eventOf, readItems } from './adyen-webhook.ts'
import { cardKeyPem } from './card-key.ts'
import { stateOf } from './payment-state.ts'

export type AdyenOptions = AdyenAccount & {
  /** Keys of signatures in hexadecimal; several while one is replaced. */
  hmacKeys: readonly string[]
  /** The public key for cards, as Adyen shows it: exponent and modulus in hexadecimal. */
  cardKey: string
}

const isProblem = (kind: PaymentEvent['kind']): kind is PaymentProblem['event'] =>
  kind === 'capture failed' || kind === 'refund failed'

const cardTexts: Readonly<Record<string, string>> = {
  '101': 'Please enter a valid card number.',
  '103': 'Please enter a valid security code.',
  '129': 'Please enter a valid expiry date.',
}
const troubleText = 'We cannot take this payment at the moment. Please choose another way to pay or call us.'
const noMethodText = 'This way to pay is not available. Please choose another one.'

const detailsId = (redirectResult: string) =>
  `adyen:details:${createHash('sha256').update(redirectResult).digest('base64url')}`

/**
 * Payments at Adyen. It cannot be queried by the shop's reference, so what it said is stored as events; a response that
 * was lost arrives as a signed message.
 */
export function adyenGateway({ db, clock }: Pick<Deps, 'db' | 'clock'>, options: AdyenOptions): Gateway {
  const call = adyenClient(options)
  const { merchantAccount } = options

  const note = (event: Pick<PaymentEvent, 'id' | 'reference' | 'kind'> & Partial<PaymentEvent>) =>
    addPaymentEvent(db, {
      ...{ providerReference: null, amountCents: null, currency: null, detail: null, at: clock() },
      ...event,
    })

  const eventsOf = (reference: string) => paymentEventsOf(db, reference)
  const find = async (reference: string) => stateOf(await eventsOf(reference))

  /** Stores a response about a payment. */
  async function noteResult(reference: string, result: PaymentResult) {
    const { resultCode = '', pspReference = null, amount, refusalReason: detail = null, action } = result
    const base = { reference, providerReference: pspReference }
    const id = `adyen:${pspReference ?? reference}:${resultCode}`
    if (resultCode === 'Authorised')
      await note({
        ...base,
        id,
        kind: 'authorised',
        amountCents: amount?.value ?? null,
        currency: amount?.currency ?? null,
      })
    else if (resultCode === 'Refused' || resultCode === 'Error') await note({ ...base, id, kind: 'refused', detail })
    else if (resultCode === 'Cancelled') await note({ ...base, id, kind: 'cancelled' })
    else if (action?.type === 'redirect' && action.url)
      await note({ reference, id: `adyen:${reference}:redirected`, kind: 'redirected', detail: action.url })
  }

  async function open({ reference, merchantOrder, issuedAt }: Ordered, body: object): Promise<GatewayResponse> {
    const isNew = await note({ id: `adyen:${reference}:opened`, reference, kind: 'opened', detail: merchantOrder })
    // A card is never sent twice: the first request may still be carried out.
    if (!isNew) return find(reference)
    if (clock().getTime() - issuedAt.getTime() > approvalWindowMs) return close(reference)
    try {
      await noteResult(reference, await call({ path: '/payments', body, key: reference, response: PaymentResult }))
    } catch (error) {
      if (!(error instanceof AdyenRejection)) throw error
      const { status, code } = error
      await note({ id: `adyen:${reference}:rejected`, reference, kind: 'refused', detail: `${status} ${code}`.trim() })
      return { state: 'invalid', messages: [cardTexts[code] ?? troubleText] }
    }
    return find(reference)
  }

  /** Changes an authorised or captured payment. */
  async function modify(reference: string, { path, key, body = {} }: { path: string; key: string; body?: object }) {
    await call({
      path,
      body: { merchantAccount, reference, ...body },
      key: `${reference}:${key}`,
      response: Received,
    })
  }

  async function release(reference: string, psp: string) {
    await modify(reference, { path: `/payments/${psp}/cancels`, key: 'cancel' })
    await note({ id: `adyen:${psp}:release`, reference, kind: 'released', providerReference: psp })
  }

  async function close(reference: string): Promise<GatewayResponse> {
    const events = await eventsOf(reference)
    const state = stateOf(events)
    if (state.state === 'approved') return state
    // First, so that an authorisation that arrives meanwhile is not captured.
    await note({ id: `adyen:${reference}:closed`, reference, kind: 'closed' })
    const psp = paymentAt(events)
    const isReleased = events.some(({ kind }) => kind === 'released')
    if (psp && !isReleased) await release(reference, psp)
    else if (!psp && state.state !== 'none') await cancelUnknown(reference)
    return find(reference)
  }

  /** Adyen may not know the payment: then there is nothing to cancel, and an authorisation that follows is refunded. */
  async function cancelUnknown(reference: string) {
    const body = { merchantAccount, paymentReference: reference, reference }
    const sent = call({ path: '/cancels', body, key: `${reference}:close`, response: Received })
    await sent.catch((error: unknown) => (error instanceof AdyenRejection ? null : Promise.reject(error)))
  }

  return {
    name: 'adyen',
    takes: (option) => {
      const method = paymentMethod(option)
      return method.kind === 'hosted' ? takesMethod(method.provider) : method.kind === 'card'
    },
    cardKeys: { adyen: cardKeyPem(options.cardKey) },

    charge: async (charge) => {
      const { card } = charge
      if (!isEncrypted(card)) throw new Error('Cards for Adyen are encrypted in the browser')
      return open(charge, cardRequest({ ...charge, card }, { merchantAccount }))
    },
    openHosted: async (payment) =>
      takesMethod(payment.method)
        ? open(payment, hostedRequest(payment, { merchantAccount }))
        : { state: 'invalid', messages: [noMethodText] },
    askDevice: async () => ({ state: 'invalid', messages: [noMethodText] }),
    find,
    close,

    capture: async (reference) => {
      const events = await eventsOf(reference)
      const authorised = events.findLast(({ kind }) => kind === 'authorised')
      const state = stateOf(events)
      if (state.state !== 'authorised' || !authorised?.providerReference) return state
      const psp = authorised.providerReference
      const amount = { value: state.amountCents, currency: state.currency }
      await modify(reference, { path: `/payments/${psp}/captures`, key: 'capture', body: { amount } })
      await note({ id: `adyen:${psp}:capture`, reference, kind: 'captured', providerReference: psp })
      return { state: 'approved' }
    },

    refund: async (reference, part) => {
      const events = await eventsOf(reference)
      const psp = paymentAt(events)
      const authorised = events.findLast(({ kind }) => kind === 'authorised')
      if (!psp) return
      if (!events.some(({ kind }) => kind === 'captured')) return release(reference, psp)
      const value = part?.amountCents ?? (authorised?.amountCents ?? 0) - refundedCents(events)
      const amount = { value, currency: authorised?.currency ?? '' }
      const key = `refund:${part?.id ?? 'all'}`
      await modify(reference, { path: `/payments/${psp}/refunds`, key, body: { amount } })
      const kind = part ? 'part refunded' : 'refunded'
      await note({ id: `adyen:${psp}:${key}`, reference, kind, providerReference: psp, amountCents: value })
    },

    chargedSince: (since) => heldReferences(db, since),

    readReturn: async ({ redirectResult, reference: named }) => {
      if (!redirectResult) return null
      const id = detailsId(redirectResult)
      const known = await findPaymentEvent(db, id)
      if (known) return known.reference
      try {
        const body = { details: { redirectResult } }
        const result = await call({ path: '/payments/details', body, key: id, response: PaymentResult })
        const reference = result.merchantReference ?? named
        if (!reference || !(await isOwnPayment(db, reference))) return null
        await noteResult(reference, result)
        await note({ id, reference, kind: 'returned' })
        return reference
      } catch (error) {
        if (error instanceof AdyenRejection || !named) return null
        // The outcome arrives as a message; the page polls until then.
        return (await isOwnPayment(db, named)) ? named : null
      }
    },
    // All payments return to the address of `readReturn`.
    readToken: async () => null,

    readNotice: async (body) => {
      const items = readItems(body, options)
      if (!items) return null
      const references = new Set<string>()
      const found: PaymentProblem[] = []
      for (const event of items.map(eventOf)) {
        if (!event || !(await isOwnPayment(db, event.reference))) continue
        const isNew = await addPaymentEvent(db, event)
        references.add(event.reference)
        const { reference, kind, amountCents } = event
        if (isNew && isProblem(kind)) found.push({ reference, event: kind, amountCents })
      }
      return { references: [...references], problems: found, response: '[accepted]' }
    },
  }
}

const refundedCents = (events: readonly PaymentEvent[]) =>
  events.reduce((sum, { kind, amountCents }) => sum + (kind === 'part refunded' ? (amountCents ?? 0) : 0), 0)

/** As long as the sandbox accepts a charge after the submission. */
const approvalWindowMs = 90_000

/** Adyen's reference of the authorised payment. */
const paymentAt = (events: readonly PaymentEvent[]) =>
  events.findLast(({ kind, providerReference }) => providerReference && (kind === 'authorised' || kind === 'captured'))
    ?.providerReference ?? null
