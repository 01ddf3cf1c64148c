import { errorMessages } from '#domain/errors/error-messages.ts'
import { wentWrongText } from '#domain/errors/failure-texts.ts'
import type { Failure } from '#domain/errors/http-error-text.ts'

export const tooManyTriesText = 'Too many tries. Wait a few minutes, then try again.'

const texts = {
  plain: wentWrongText,
  unavailable: 'Service currently unavailable. Please try again later',
} as const

/** The body that reports an unreachable provider, independent of the HTTP status [S2-8-03]. */
export const saysError = (body: unknown) =>
  typeof body === 'object' && body !== null && 'type' in body && body.type === 'error'

/** Sign-in and payment-provider callbacks speak alike: their own messages a blank line apart, else one of two texts. */
export function identityErrorText({ status, body }: Failure): string {
  // A lost connection reaches a browser as an event of the type error: no answer and that type are one case.
  if (!status || saysError(body)) return texts.unavailable
  return errorMessages(body).join('\n\n') || texts.plain
}

export const cancelledPaymentText = "You've cancelled your payment."

export const invalidLoginText = 'Invalid login'
