/** A startup error with one sentence for the terminal, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The error code of Node, the operating system or PostgreSQL, if there is one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The message of any other error, without its stack. */
export const errorText = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(errorText).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)
