import { errorMessages } from './error-messages.ts'

/** What a refused call left behind; no status means that no answer came. */
export type Failure = { readonly status?: number | null | undefined; readonly body?: unknown }

type Texts = { readonly [Status in 400 | 401 | 403 | 404 | 500]?: string } & { readonly other: string }

const shopOther = 'An error has occurred, please try again'

const shop: Texts = {
  401: 'You are not authorised for this action',
  403: 'permission denied for the resource',
  404: 'The page you looking for does not exist, please try again',
  other: shopOther,
}

const staff: Texts = {
  400: 'Invalid request. Please check your input.',
  401: 'Authentication required. Please log in again.',
  403: 'You do not have permission to perform this action.',
  404: 'The requested resource could not be found.',
  500: 'A server error occurred. Please try again later.',
  other: 'An unexpected error occurred. Please try again later.',
}

function textOf(texts: Texts, status: number | null | undefined): string {
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 500:
      return texts[status] ?? texts.other
    default:
      return texts.other
  }
}

/** The shop's text: a 400 says what the server says, everything else has words of its own. */
export function shopErrorText({ status, body }: Failure): string {
  const messages = status === 400 ? errorMessages(body) : []
  return messages.length > 0 ? messages.join('\n') : textOf(shop, status)
}

/** The staff tool's text: the server's own, else the one of the status. */
export function staffErrorText({ status, body }: Failure): string {
  const messages = errorMessages(body)
  return messages.length > 0 ? messages.join('\n') : textOf(staff, status)
}

export const generalErrorText = shopOther
