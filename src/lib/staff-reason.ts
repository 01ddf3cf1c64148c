import { ApiError, OfflineError } from '#contract/api-error.ts'
import { staffErrorText } from '#domain/staff-error-text.ts'

/** Why a call of the staff tool was refused: the server's own words, else those of the status. */
export function staffReason(error: unknown): string {
  if (error instanceof OfflineError) return 'There is no connection. Try again when it is back.'
  return error instanceof ApiError ? staffErrorText({ status: error.status, body: error.problem }) : staffErrorText({})
}
