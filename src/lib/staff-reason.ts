import { ApiError, lacksConnection, OfflineError } from '#contract/api-error.ts'
import { noAnswerText } from '#domain/http-error-text.ts'
import { staffErrorText } from '#domain/staff-error-text.ts'

/** Why a call of the staff tool was refused: the server's own words, else those of the status. */
export function staffReason(error: unknown): string {
  if (lacksConnection(error)) return 'There is no connection. Try again when it is back.'
  if (error instanceof OfflineError) return noAnswerText(error)
  return error instanceof ApiError ? staffErrorText({ status: error.status, body: error.problem }) : staffErrorText({})
}
