import type { Cents } from '#domain/money.ts'

/** Only ever in memory, between being decrypted and being handed on. */
export type CardDetails = { cardNo: string; expiryDate: string; cvv: string; holder: string }

export type Charge = {
  /** Ours, unique for the attempt: the provider never charges twice under one. */
  reference: string
  /** What is paid for; several attempts may have the same. */
  merchantOrder: string
  amountCents: Cents
  currency: string
  card: CardDetails
  /** When the shopper pressed the button: an approval long after that would surprise. */
  issuedAt: Date
  /** Where a challenge sends the shopper back to. */
  returnPath: string
}

export type GatewayAnswer =
  | { state: 'approved' }
  | { state: 'declined'; reason: string | null; showReason: boolean }
  /** Refused before any charge, with what to mend. */
  | { state: 'invalid'; messages: string[] }
  | { state: 'challenge'; htmlFormAction: string; htmlFormToPost: string }
  /** The shopper gave up at the provider's. */
  | { state: 'cancelled' }
  /** Closed by us: nothing can be charged under this reference any more. */
  | { state: 'voided' }
  | { state: 'none' }

/**
 * What the shop needs of a payment provider. A method that throws leaves the outcome unknown: whether money moved is
 * then asked for by `find`, never guessed.
 */
export type Gateway = {
  charge: (charge: Charge) => Promise<GatewayAnswer>
  find: (reference: string) => Promise<GatewayAnswer>
  /** Closes a reference for good, known or not. An answer `approved` means that it was too late. */
  close: (reference: string) => Promise<GatewayAnswer>
  /** Gives a charge back. Twice is once. */
  refund: (reference: string) => Promise<void>
  /** References that hold money since a moment. */
  chargedSince: (since: Date) => Promise<string[]>
  /** The reference of a signed return from a challenge; null when the signature is not the provider's. */
  readReturn: (fields: Record<string, string | undefined>) => Promise<string | null>
}
