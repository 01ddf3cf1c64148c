import { isUnavailable } from '../../database/unavailable.ts'

/** Seconds until a retry; the server detects a recovered database within that time. */
export const retryAfterSeconds = 5

/** The request failed for a temporary reason; a retry may succeed. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** The response status for an error without its own. */
export function failureStatus(error: unknown): number {
  if (error instanceof Unavailable || isUnavailable(error)) return 503
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : 500
}
