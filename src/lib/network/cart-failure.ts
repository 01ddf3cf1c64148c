import { ApiError, isNotFound, OfflineError } from '#contract/protocol/api-error.ts'
import { cartErrorText, lineGoneText } from '#domain/cart/cart-error.ts'
import { noRoomText } from '#domain/errors/failure-texts.ts'
import { noResponseText } from '#domain/errors/http-error-text.ts'

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

/** The line to remove is not in the cart any more: gone in another tab, or sold with an order. */
export class LineGoneError extends Error {
  override name = 'LineGoneError'
}

export const isLineGone = (error: unknown) => isNamed(error, 'LineGoneError') || isNotFound(error)

/** Another tab runs a newer app, whose database this one must not write to. */
const newerText = 'There is a newer version of the shop. Reload this page, then try again.'

export function cartFailureText(error: Error): string {
  if (isLineGone(error)) return lineGoneText
  if (isNamed(error, 'NotSavedError')) return noRoomText
  if (isNamed(error, 'VersionError')) return newerText
  if (isNamed(error, 'RejectedError')) return error.message
  if (error instanceof OfflineError) return noResponseText(error, navigator.onLine)
  return cartErrorText(error instanceof ApiError ? error.problem : undefined)
}
