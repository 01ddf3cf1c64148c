import type { Provider } from '#contract/checkout/checkout.ts'
import type { Country } from '#domain/location/country.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PaymentOption } from '#domain/payment/payment-methods.ts'
import type { OrderPlan } from '../../database/order-plan.ts'
import type { GatewayName } from '../../database/schema/payments.ts'

/** In memory only, between decryption and the request to the provider. */
export type CardDetails = { cardNo: string; expiryDate: string; cvv: string; holder: string }
/** Fields that only the provider can decrypt, passed on as the browser sent them. */
export type EncryptedCard = { fields: Readonly<Record<string, string>>; holder: string }

/** The browser in which a card was entered, for the bank. */
export type CardBrowser = { ip: string; userAgent: string; screenHeight: number; screenWidth: number }

/** Data for the provider, common to all payment methods. */
export type Ordered = {
  /** Unique for the attempt: the provider charges each reference at most once. */
  reference: string
  /** The paid cart; several attempts may share it. */
  merchantOrder: string
  amountCents: Cents
  currency: string
  /** The time of the submission; the provider rejects charges long after it. */
  issuedAt: Date
  /** Who buys what, for providers that want to know. */
  order: Buying
}
export type Buying = Pick<
  OrderPlan,
  'lines' | 'shippingCents' | 'email' | 'phoneNumber' | 'deliveryAddress' | 'billingAddress'
> & { country: Country; origin: string | undefined }

export type Charge = Ordered & {
  card: CardDetails | EncryptedCard
  browser: CardBrowser
  /** The return path after a challenge. */
  returnPath: string
}

export type HostedPayment = Ordered & {
  method: Provider
  /** The return path, for any decision. */
  returnPath: string
}
/** A payment that the shopper approves in the provider's app, which shows a code of 6 digits. */
export type DevicePayment = Ordered & { code: string }

/** The query of the return URL. It only identifies the payment. */
export type ReturnQuery = Readonly<Record<string, string>>

export type GatewayResponse =
  | { state: 'approved' }
  | { state: 'declined'; reason: string | null; showReason: boolean }
  /** Rejected before any charge, with messages for the shopper. */
  | { state: 'invalid'; messages: string[] }
  | { state: 'challenge'; htmlFormAction: string; htmlFormToPost: string }
  /** The shopper decides on the provider's page at this URL. */
  | { state: 'redirect'; url: string }
  /** Waiting for approval on the shopper's phone. */
  | { state: 'waiting' }
  /** The provider does not know the state yet. */
  | { state: 'unknown' }
  /** The shopper approved this amount for this order; it is charged on capture. */
  | { state: 'authorised'; merchantOrder: string; amountCents: Cents; currency: string }
  /** The shopper cancelled at the provider, or did not decide in time. */
  | { state: 'cancelled' | 'expired'; reason?: string | undefined }
  /** Closed by the shop: this reference can no longer be charged. */
  | { state: 'voided' }
  | { state: 'none' }

export type PaymentProblem = { reference: string; event: 'capture failed' | 'refund failed'; amountCents: Cents | null }

/** What a message of the provider was about. */
export type Notice = {
  /** Payments whose state may have changed. */
  references: readonly string[]
  /** What an operator has to look at: the charge or refund of a completed order failed. */
  problems: readonly PaymentProblem[]
  /** The body that the provider expects as an acknowledgement. */
  response: string
}

/** Where customers send money by their bank. */
export type TransferAccount = {
  accountName: string
  /** Of Australian accounts. */
  bsb?: string
  accountNumber: string
}

/** A part of a charge; the id makes it idempotent, and several parts distinct. */
export type RefundPart = { id: string; amountCents: Cents }

/**
 * The interface of a payment provider. If a method throws, the outcome is unknown: the shop then queries `find` instead
 * of guessing.
 */
export type Gateway = {
  name: GatewayName
  /** Whether it takes this way to pay in shops of a country. */
  takes: (option: PaymentOption, country: Country) => boolean
  charge: (charge: Charge) => Promise<GatewayResponse>
  openHosted: (payment: HostedPayment) => Promise<GatewayResponse>
  askDevice: (payment: DevicePayment) => Promise<GatewayResponse>
  /** Charges an authorised payment. Idempotent. */
  capture: (reference: string) => Promise<GatewayResponse>
  find: (reference: string) => Promise<GatewayResponse>
  /** Closes a reference permanently, known or not. A response `approved` means that it was too late. */
  close: (reference: string) => Promise<GatewayResponse>
  /** Refunds a charge, or a part of it; releases what is authorised only. Idempotent. */
  refund: (reference: string, part?: RefundPart) => Promise<void>
  /** References charged or authorised, and neither refunded nor released, since a time. */
  chargedSince: (since: Date) => Promise<string[]>
  /** The reference of a return from the bank or the provider; null if neither sent it. */
  readReturn: (fields: Record<string, string | undefined>) => Promise<string | null>
  /** The reference of the token in a return URL; null if the provider did not issue it. */
  readToken: (method: Provider, query: ReturnQuery) => Promise<string | null>
  /** Nothing is charged: the money comes by bank after the order, to the account of the country (payments/transfer). */
  transfers?: {
    accounts: Readonly<Partial<Record<Country, TransferAccount>>>
    /** How long an order waits. */
    days: number
  }
  /** Public keys by name for cards that only the provider decrypts; without it the shop does (keyring.ts). */
  cardKeys?: Readonly<Record<string, string>>
  /** Records a message of the provider, repeated or late ones too; null if its signature is invalid. */
  readNotice?: (body: unknown) => Promise<Notice | null>
}
