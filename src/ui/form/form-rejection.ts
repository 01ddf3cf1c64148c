import { generalErrorText, noResponseText, shopErrorText } from '#domain/errors/http-error-text.ts'

export type SubmitError = {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly texts: readonly string[]
  /** Of the summary, where nothing in the form is wrong. */
  readonly title?: string
}

type ErrorResponse = { status?: number; problem: { fields?: Record<string, string[]> } }

// The shape of an ApiError; ui/ must not import the API client, so `instanceof` is not possible.
const isErrorResponse = (error: unknown): error is ErrorResponse =>
  typeof error === 'object' && error !== null && 'problem' in error && typeof error.problem === 'object'

const isOfflineError = (error: unknown): error is Error => error instanceof Error && error.name === 'OfflineError'

/** An API error or a missing response, not a bug. */
export const isSubmitError = (error: unknown) => isErrorResponse(error) || isOfflineError(error)

/** Texts of a rejected submit: by field, or for the whole form where the error names no field. */
export function readSubmitError(error: unknown): SubmitError {
  if (isOfflineError(error))
    return { fields: {}, texts: [noResponseText(error, navigator.onLine)], title: 'This did not work' }
  if (!isErrorResponse(error)) return { fields: {}, texts: [generalErrorText] }
  const fields = error.problem.fields ?? {}
  if (Object.keys(fields).length > 0) return { fields, texts: [] }
  return { fields, texts: shopErrorText({ status: error.status, body: error.problem }).split('\n') }
}
