import { ApiError, lacksConnection, OfflineError } from '#contract/protocol/api-error.ts'
import { staffErrorText } from '#domain/errors/staff-error-text.ts'
import { pageConnection } from '#lib/network/connection.ts'

/** The reasons that are shown: each stays when the connection returns. */
const given = new WeakMap<Error, string>()

/** Why a call of the staff tool failed: the server's own words, else those of the status. */
export function staffReason(error: unknown): string {
  if (!(error instanceof Error)) return reasonNow(error)
  const reason = given.get(error) ?? reasonNow(error)
  given.set(error, reason)
  return reason
}

function reasonNow(error: unknown): string {
  if (error instanceof ApiError) return staffErrorText({ status: error.status, body: error.problem })
  // One call without an answer, where the shop answers others, is unexpected.
  if (lacksConnection(error) && pageConnection().status() === 'offline')
    return 'You are offline. Try again when you are back online.'
  if (error instanceof OfflineError && error.lacksPart) return error.message
  return staffErrorText({})
}
