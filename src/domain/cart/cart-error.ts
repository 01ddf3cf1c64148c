import { errorMessages } from '#domain/errors/error-messages.ts'

export const unknownCartErrorText = 'An unknown error occurred, please try again later'

/** Shown when the line to remove is no longer in the cart. */
export const lineGoneText = 'Something went wrong. Please try again.'

/** The first message of a failed cart request. */
export function cartErrorText(body: unknown): string {
  return errorMessages(body)[0] ?? unknownCartErrorText
}
