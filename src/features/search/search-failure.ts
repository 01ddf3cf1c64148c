import { ApiError } from '#contract/protocol/api-error.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { searchErrorLog } from './rules/search-error.ts'

/** Counts a failed search; the shopper sees none [S1-8-16]. */
export function logSearchFailure(cause: unknown) {
  const failure = cause instanceof ApiError ? { message: cause.problem.message, status: cause.status } : cause
  reportFailure('search', cause, searchErrorLog(failure instanceof Object ? failure : {}))
}
