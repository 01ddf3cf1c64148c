import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckoutAnswer, CheckoutRequest, CheckoutView } from '#contract/checkout/checkout.ts'
import { addDays } from '#domain/time/date-math.ts'
import { localDate, weekdayIndex } from '#domain/time/plain-date.ts'
import { addressIn, cards, nobody, sealed } from '../buyer.ts'
import type { Random } from './random.ts'

export type Suburb = { suburb: string; postcode: string; state: string }

/** One submission of an order: its request, stored until the outcome is certain. */
export type Press = {
  cartId: string
  key: string
  cookie: string
  /** Rate limits count by address: each shopper has its own. */
  address: string
  body: CheckoutRequest
}

/** Ordered, certainly not ordered, or unknown. */
export type Outcome = 'ordered' | 'refused' | 'unknown'

let patienceMs = 8_000
/** What a shopper chooses from; without cards: also those with which the provider fails. */
export type WaresForSale = {
  skus: readonly [string, ...string[]]
  place: Suburb
  cards?: readonly [string, ...string[]] | undefined
}

const oftenUsed = [
  cards.visa,
  cards.visa,
  cards.visa,
  cards.mastercard,
  cards.frictionless,
  cards.answerLost,
  cards.errorBefore,
  cards.declined,
  cards.challenge,
] as const

type Sent = { status: number; body: unknown; cookie: string | undefined; location: string | null }

/** A request, when it ended, and its status; null without a response. */
export type SentRequest = { at: number; what: string; status: number | null }

let reportSent: (sent: SentRequest) => void = () => {}

/** From now on reports every request of shoppers, who wait that long for each. */
export function watchRequests(report: (sent: SentRequest) => void, ms: number) {
  reportSent = report
  patienceMs = ms
}

async function send(url: string, method: string, content: { body?: unknown; headers?: object } = {}): Promise<Sent> {
  const what = `${method} ${new URL(url).pathname}`
  try {
    const sent = await request(url, method, content)
    reportSent({ at: Date.now(), what, status: sent.status })
    return sent
  } catch (error) {
    reportSent({ at: Date.now(), what, status: null })
    throw error
  }
}

async function request(
  url: string,
  method: string,
  { body, headers = {} }: { body?: unknown; headers?: object },
): Promise<Sent> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0],
    location: response.headers.get('location'),
  }
}

/** Monday of the week after next: in every delivery calendar, and free. */
function deliveryDay() {
  const today = localDate(new Date())
  return addDays(today, 14 - weekdayIndex(today))
}

let presses = 0

/** Creates a visitor, fills the cart and the form; returns the submission. */
export async function prepare(url: string, random: Random, shop: WaresForSale) {
  const number = presses++
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const line = { sku: random.oneOf(shop.skus), quantity: 1 }
  const added = await send(`${url}/api/cart/product/`, 'POST', { body: line, headers: { 'x-forwarded-for': address } })
  const cookie = added.cookie ?? ''
  const seen = await send(`${url}/api/checkout`, 'GET', { headers: { cookie, 'x-forwarded-for': address } })
  if (added.status !== 200 || seen.status !== 200)
    throw new Error(`A cart could not be filled: ${JSON.stringify(added.body)}`)
  const { cart, x509EncryptionKeys } = seen.body as CheckoutView // from our own server, which validates its responses
  const card = { cardNo: random.oneOf<string>(shop.cards ?? oftenUsed), expiryDate: '05/30', cvv: '123' }
  const body: CheckoutRequest = {
    ...nobody,
    cartId: cart.cartId,
    email: 'crash@example.com',
    deliveryAddress: { ...addressIn(shop.place), state: shop.place.state },
    deliveryDate: deliveryDay(),
    cardHolderName: 'Ada Ngata',
    encryptedValues: { default: await sealed(x509EncryptionKeys.default ?? '', card) },
    cart: {
      items: cart.products.map(({ sku, productCode, quantity, category }) => ({
        qty: quantity,
        sku,
        productCode,
        category,
        unitId: null,
        warrantyId: null,
        installId: null,
      })),
      orderTotal: cart.orderTotal,
      couponCode: null,
    },
  }
  return { cartId: cart.cartId, key: `press-${number}-${process.pid}`, cookie, address, body } satisfies Press
}

/** Sends a submission, for the first time or again, and returns what is known then. */
export async function press(url: string, { key, cookie, address, body }: Press): Promise<Outcome> {
  const headers = { cookie, 'x-forwarded-for': address, 'idempotency-key': key }
  const { status, body: response } = await send(`${url}/api/checkout`, 'POST', { body, headers })
  if (status === 400 || status === 401) return 'refused'
  if (status !== 200) return 'unknown'
  const { orderCompleted, secure3DResponse, paymentReference } = response as CheckoutAnswer // as above
  if (orderCompleted) return 'ordered'
  return secure3DResponse && paymentReference ? approve(url, paymentReference) : 'unknown'
}

/** Approves the payment as a shopper does at the bank. */
async function approve(url: string, reference: string): Promise<Outcome> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const decision = new URLSearchParams({ reference, decision: 'approve' }).toString()
  const decided = await send(`${url}/sandbox/3ds/decision`, 'POST', { body: decision, headers })
  if (decided.status !== 307) return 'unknown'
  const back = await send(`${url}${decided.location}`, 'POST', { body: decision, headers })
  return back.location?.startsWith('/customer/confirmation') ? 'ordered' : 'unknown'
}

/** Repeats the submission until the outcome is known, as the app does. */
export async function insist(url: string, pressed: Press, isOver: () => boolean): Promise<Outcome> {
  for (;;) {
    const outcome = await press(url, pressed).catch(() => 'unknown' as const)
    if (outcome !== 'unknown' || isOver()) return outcome
    await sleep(500)
  }
}
