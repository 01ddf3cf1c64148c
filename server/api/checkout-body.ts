import { createHash } from 'node:crypto'
import type { CheckoutRequest } from '#contract/checkout.ts'
import { CallRefusal } from './call-refusal.ts'

/** A refusal before anyone was charged: mend it and send it again. Its body is the bare list the specification shows. */
export const refuseOrder = (...texts: [string, ...string[]]) => new CallRefusal('invalid_request', texts[0], {}, texts)

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** What one idempotency key stands for: the order without what differs each time it is encrypted or checked. */
export function orderHash(body: CheckoutRequest): string {
  const { encryptedValues: _card, fraudCheckToken: _token, ...rest } = body
  return hashOf(rest)
}

/**
 * What an order is paid with, as it was sent. The shop never compares cards: the same envelope holds the same card, and
 * any other one counts as another.
 */
export const paymentHash = ({ selectedPaymentOption, devicePaymentCode, encryptedValues }: CheckoutRequest) =>
  hashOf([selectedPaymentOption, devicePaymentCode, encryptedValues])
