import { errorMessages } from './error-messages.ts'

export const unknownCartErrorText = 'An unknown error occurred, please try again later'

/** Told when the line to remove is not in the cart any more. */
export const lineGoneText = 'Something went wrong. Please try again.'

/** A cart failure tells its first message only. */
export function cartErrorText(body: unknown): string {
  return errorMessages(body)[0] ?? unknownCartErrorText
}
