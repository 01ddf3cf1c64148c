import { errorMessages } from './error-messages.ts'

/** A failed request; without a status there was no response. */
export type Failure = { readonly status?: number | null | undefined; readonly body?: unknown }

export type Texts = { readonly [Status in 400 | 401 | 403 | 404 | 500]?: string } & { readonly fallback: string }

export const unauthorisedText = 'You are not authorised for this action'
export const missingPageText = 'The page you looking for does not exist, please try again'
export const generalErrorText = 'An error has occurred, please try again'

const shop: Texts = {
  401: unauthorisedText,
  403: 'permission denied for the resource',
  404: missingPageText,
  fallback: generalErrorText,
}

/** The text of a status, or the one for all others. */
export function textOf(texts: Texts, status: number | null | undefined): string {
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 500:
      return texts[status] ?? texts.fallback
    default:
      return texts.fallback
  }
}

/** The shop's text: a 400 says what the server says, everything else has words of its own. */
export function shopErrorText({ status, body }: Failure): string {
  const messages = status === 400 ? errorMessages(body) : []
  return messages.length > 0 ? messages.join('\n') : textOf(shop, status)
}

/** The text for a request without a response; an error for a missing chunk has its own message. */
export function noResponseText(error: Error & { lacksPart?: boolean }, isOnline: boolean): string {
  if (error.lacksPart) return error.message
  return isOnline
    ? 'No response from the shop. Check your connection and try again.'
    : 'You are offline. Try again when you are connected.'
}
