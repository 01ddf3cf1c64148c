/** A reason not to start, worded for the person at the terminal: one sentence, no stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** The error code of Node, the operating system or PostgreSQL, where there is one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** What to print for an error nobody worded: the message, never a stack. */
export const errorText = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(errorText).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)
