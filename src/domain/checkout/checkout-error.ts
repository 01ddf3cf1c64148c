import { ApiError } from '#contract/protocol/api-error.ts'
import { UnsentError } from '#contract/protocol/unsent-error.ts'
import { errorMessages } from '#domain/errors/error-messages.ts'
import { type Failure, generalErrorText } from '#domain/errors/http-error-text.ts'

export type CheckoutError = {
  readonly errorCode: number
  readonly errorMessages: readonly string[]
  /** Only a reason that the shopper may see. */
  readonly refusalReason: string | null
}

/** A request without a response counts as an unknown outcome. */
export const unknownOutcomeCode = 0

export const checkoutLoadErrorText = "We're sorry, something has gone wrong. Please try again later."

export const submitReenableMs = 500

export const deliveryTexts = {
  lookupFailed: 'Delivery services unavailable for the provided address',
  mapsFailed: 'An error occurred while looking up this address. Please check the address and try again.',
  postFailed: 'An error has occurred when selecting a delivery location. Please try again',
  signedOut: 'Sign in to see the delivery days',
} as const

export const deliveryDateText = 'There is an error with the delivery date. Please try again or contact support.'

/** The card is never stored. */
export const signedOutText =
  'You have been signed out. Nothing was ordered. Sign in to continue: everything you filled in is saved, except your card.'

const unsentText = 'We could not check your sign-in. Nothing was ordered. Please try again.'

export const leaveCheckoutText = 'You have not completed your order yet. Are you sure you want to leave?'

/** The long text for shops that show more than 'Delivery services unavailable …'. */
export function deliveryUnavailableText(supportNumber: string): string {
  return `Unfortunately delivery is not currently available for your order. Please call us to see if we can make alternative arrangements ${supportNumber}`
}

function declinedText(supportNumber: string): string {
  return `Sorry there has been a problem with your payment. Please check your details or try a different payment method. If the problem persists, kindly contact a member of our team on ${supportNumber}.`
}

function unknownOutcomeText(supportNumber: string): string {
  return `An error occurred when processing your checkout request. Please do not attempt to checkout again. To resolve this issue, kindly contact a member of our team on ${supportNumber}.`
}

function shownReason(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('refusalReason' in body)) return null
  const isShown = 'showRefusalReason' in body && body.showRefusalReason === true
  return isShown && typeof body.refusalReason === 'string' && body.refusalReason !== '' ? body.refusalReason : null
}

/** What failed; nothing is known of a request without a response. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError ? { status: error.status, body: error.problem } : {}

/** The sign-in has ended; the other 401 is a bank's. */
export const isSignedOut = ({ status, body }: Failure): boolean =>
  status === 401 && typeof body === 'object' && body !== null && 'code' in body && body.code === 'unauthorised'

function messagesOf({ status, body }: Failure, supportNumber: string): readonly string[] {
  if (isSignedOut({ status, body })) return [signedOutText]
  if (status === 401) return [declinedText(supportNumber)]
  if (status !== 400) return [unknownOutcomeText(supportNumber)]
  const messages = errorMessages(body)
  return messages.length > 0 ? messages : [generalErrorText]
}

/** The error of a failed checkout request. Card checks return the same shape (card.ts). */
export function checkoutError(failure: Failure, supportNumber: string): CheckoutError {
  return {
    errorCode: failure.status ?? unknownOutcomeCode,
    errorMessages: messagesOf(failure, supportNumber),
    refusalReason: shownReason(failure.body),
  }
}

/** The error of an order that was sent, or could not be sent. */
export const submitError = (cause: unknown, supportNumber: string): CheckoutError =>
  cause instanceof UnsentError
    ? { errorCode: unknownOutcomeCode, errorMessages: [unsentText], refusalReason: null }
    : checkoutError(failureOf(cause), supportNumber)

/** The text of the banner: the reason if it may be shown, else the first message. */
export function checkoutBannerText({ refusalReason, errorMessages: messages }: CheckoutError): string {
  return refusalReason ?? messages[0] ?? generalErrorText
}

/** After a 400 the page data is outdated, so the checkout view reloads. */
export function reloadsView({ errorCode }: CheckoutError): boolean {
  return errorCode === 400
}

/** The server's own message when the checkout fails to load, else the fallback. */
export function checkoutLoadText({ status, body }: Failure): string {
  return (status ? errorMessages(body)[0] : undefined) ?? checkoutLoadErrorText
}
