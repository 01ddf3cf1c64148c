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
    'That email and password do not match, or you have not confirmed the address yet. Check both and try again.',
  too_many_tries: tooManyTriesText,
  cancelled: 'We could not sign you in. Try again, or use your email and password.',
  provider_down:
    'The sign-in service you chose does not respond. Try again in a few minutes, or use your email and password.',
  unverified_email:
    'The sign-in service has not confirmed your email address. Confirm it there, or use your email and password.',
  other_sign_in: 'This account needs another sign-in. Use your email and password.',
  address:
    'We could not sign you in because this page was opened from another site. Open the sign-in page and try again.',
  not_stored:
    'We could not sign you in because your browser has no space left to store it. Delete the data of sites that you no longer need in the settings of the browser, then try again.',
  not_finished: 'We could not sign you in because it took too long or the page was opened twice. Please try again.',
}

const signedOutHereText =
  'You are signed out here. Your sign-in service does not respond, so you may still be signed in there: if you share this device, close the browser.'

/** Where the sign-in has ended by itself. */
export const endedText = 'You have been signed out. Sign in to continue where you left off.'

/** The notice on the sign-in page, from its URL parameters; null when there is none. */
export function loginNotice(
  search: URLSearchParams,
  hasEnded: boolean,
): { tone: 'error' | 'info'; text: string } | null {
  if (search.get('left') === 'here') return { tone: 'info', text: signedOutHereText }
  const error = search.get('error')
  if (error) return { tone: 'error', text: reasons[error] ?? identityErrorText({ status: 400 }) }
  return hasEnded || search.get('expired') === 'true' ? { tone: 'info', text: endedText } : null
}
