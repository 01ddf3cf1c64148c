import type { Cents } from '#domain/money.ts'

/** Only ever in memory, between being decrypted and being handed on. */
export type CardDetails = { cardNo: string; expiryDate: string; cvv: string; holder: string }

/** What every way to pay tells the provider. */
export type Ordered = {
  /** Ours, unique for the attempt: the provider never charges twice under one. */
  reference: string
  /** What is paid for; several attempts may have the same. */
  merchantOrder: string
  amountCents: Cents
  currency: string
  /** When the shopper pressed the button: an approval long after that would surprise. */
  issuedAt: Date
}

export type Charge = Ordered & {
  card: CardDetails
  /** Where a challenge sends the shopper back to. */
  returnPath: string
}

/** Providers with a page of their own, on which the shopper agrees. */
export type HostedMethod = 'zip' | 'paypal' | 'afterpay'
export type HostedPayment = Ordered & {
  method: HostedMethod
  /** Where the shopper comes back to, whatever they decided. */
  returnPath: string
}
/** A payment that the shopper agrees to in the provider's app, which shows a code of 6 digits. */
export type DevicePayment = Ordered & { code: string }

/** The query of the address a shopper comes back by. It only names the payment. */
export type ReturnQuery = Readonly<Record<string, string>>

export type GatewayAnswer =
  | { state: 'approved' }
  | { state: 'declined'; reason: string | null; showReason: boolean }
  /** Refused before any charge, with what to mend. */
  | { state: 'invalid'; messages: string[] }
  | { state: 'challenge'; htmlFormAction: string; htmlFormToPost: string }
  /** The shopper agrees or not on the provider's page at this address. */
  | { state: 'redirect'; url: string }
  /** The shopper's telephone was asked. */
  | { state: 'waiting' }
  /** The provider cannot say at the moment. */
  | { state: 'unknown' }
  /** The shopper agreed to this sum for this order; nothing is taken before it is captured. */
  | { state: 'authorised'; merchantOrder: string; amountCents: Cents; currency: string }
  /** The shopper gave up at the provider's, or never decided. */
  | { state: 'cancelled' | 'expired'; reason?: string | undefined }
  /** Closed by us: nothing can be charged under this reference any more. */
  | { state: 'voided' }
  | { state: 'none' }

/**
 * What the shop needs of a payment provider. A method that throws leaves the outcome unknown: whether money moved is
 * then asked for by `find`, never guessed.
 */
export type Gateway = {
  charge: (charge: Charge) => Promise<GatewayAnswer>
  openHosted: (payment: HostedPayment) => Promise<GatewayAnswer>
  askDevice: (payment: DevicePayment) => Promise<GatewayAnswer>
  /** Takes what was authorised. Twice is once. */
  capture: (reference: string) => Promise<GatewayAnswer>
  find: (reference: string) => Promise<GatewayAnswer>
  /** Closes a reference for good, known or not. An answer `approved` means that it was too late. */
  close: (reference: string) => Promise<GatewayAnswer>
  /** Gives a charge back. Twice is once. */
  refund: (reference: string) => Promise<void>
  /** References that hold money since a moment. */
  chargedSince: (since: Date) => Promise<string[]>
  /** The reference of a signed return from a challenge; null when the signature is not the provider's. */
  readReturn: (fields: Record<string, string | undefined>) => Promise<string | null>
  /** The reference behind the token in a return address; null when the provider gave no such token. */
  readToken: (method: HostedMethod, query: ReturnQuery) => Promise<string | null>
}
