import { errorMessages } from './error-messages.ts'
import { type Failure, type Texts, textOf } from './http-error-text.ts'

const staff: Texts = {
  400: 'Invalid request. Please check your input.',
  401: 'Authentication required. Please log in again.',
  403: 'You do not have permission to perform this action.',
  404: 'The requested resource could not be found.',
  500: 'A server error occurred. Please try again later.',
  fallback: 'An unexpected error occurred. Please try again later.',
}

/** The staff tool's text: the server's own, else the one of the status. */
export function staffErrorText({ status, body }: Failure): string {
  const messages = errorMessages(body)
  return messages.length > 0 ? messages.join('\n') : textOf(staff, status)
}
