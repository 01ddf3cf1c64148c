import { createHash } from 'node:crypto'
import type { CheckoutRequest } from '#contract/checkout.ts'
import { CallRefusal } from './call-refusal.ts'

/** A refusal before anybody was charged: mend it and send it again. Its body is the bare list the specification shows. */
export const refuseOrder = (...texts: [string, ...string[]]) => new CallRefusal('invalid_request', texts[0], {}, texts)

/** What makes two presses of the button the same: everything but what is made anew for each. */
export function orderHash(body: CheckoutRequest): string {
  const { encryptedValues: _card, fraudCheckToken: _token, ...rest } = body
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
}
