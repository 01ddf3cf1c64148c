import { isUnavailable } from './database/unavailable.ts'

/** After how many seconds a caller may try again: a database that comes back is noticed by then. */
export const retryAfterSeconds = 5

/** The request could not be worked on, and the next try may succeed. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** The status of an answer for an error that no handler has worded. */
export function failureStatus(error: unknown): number {
  if (error instanceof Unavailable || isUnavailable(error)) return 503
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : 500
}
