import { createHash } from 'node:crypto'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { HttpError } from '../http/request/errors.ts'

/** Error 400 before any charge: the shopper can correct and resend the order. The body is a bare list of messages. */
export const invalidOrder = (...texts: [string, ...string[]]) => new HttpError('invalid_request', texts[0], {}, texts)

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Hash of an order, to detect an idempotency key reused for another. Leaves out values that differ on each attempt. */
export function orderHash(body: CheckoutRequest): string {
  const { encryptedValues: _card, fraudCheckToken: _token, ...rest } = body
  return hashOf(rest)
}

/**
 * Hash of the payment details as sent. Encrypted cards are compared by their ciphertext, so the same card encrypted
 * twice counts as two cards.
 */
export const paymentHash = ({ selectedPaymentOption, devicePaymentCode, encryptedValues }: CheckoutRequest) =>
  hashOf([selectedPaymentOption, devicePaymentCode, encryptedValues])
