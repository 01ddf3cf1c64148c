import { isUnavailable } from '../../database/unavailable.ts'
import { errorCode } from '../../lib/startup-error.ts'

/** Seconds until a retry; the server detects a recovered database within that time. */
export const retryAfterSeconds = 5

/** The request failed for a temporary reason; a retry may succeed. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** Whether the disk of the file store is full. */
const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')

/** The response status for an error without its own. */
export function failureStatus(error: unknown): number {
  if (error instanceof Unavailable || isUnavailable(error) || isDiskFull(error)) return 503
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : 500
}
