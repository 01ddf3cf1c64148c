import { ApiError } from '#contract/protocol/api-error.ts'
import { identityErrorText, invalidLoginText, tooManyTriesText } from '#domain/account/identity-error.ts'

/** The messages of a failed sign-in request: its own, else one of two texts [S1-8-12] [S1-8-14]. */
export function identityTexts(error: unknown): readonly string[] {
  if (error instanceof ApiError) return [identityErrorText({ status: error.status, body: error.problem })]
  if (error instanceof Error && error.message === invalidLoginText) return [invalidLoginText]
  return [identityErrorText({})]
}

const reasons: Record<string, string> = {
  invalid_login:
    'This e-mail and password do not go together, or the address is not confirmed yet. Check both and try again.',
  too_many_tries: tooManyTriesText,
  cancelled: 'You were not signed in. Try again, or use your e-mail and password.',
  address: 'You were not signed in: this page was opened from an address that is not ours.',
  not_finished: 'You were not signed in: the way back took too long, or was opened twice. Please try again.',
}

/** The notice on the sign-in page, from its URL parameters; null when there is none. */
export function loginNotice(search: URLSearchParams): { tone: 'error' | 'info'; text: string } | null {
  const error = search.get('error')
  if (error) return { tone: 'error', text: reasons[error] ?? identityErrorText({ status: 400 }) }
  const isExpired = search.get('expired') === 'true'
  return isExpired ? { tone: 'info', text: 'Your sign-in has ended. Sign in again to go on where you were.' } : null
}
