import { generalErrorText, noAnswerText, shopErrorText } from '#domain/errors/http-error-text.ts'

export type Refusal = {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly texts: readonly string[]
}

type Answer = { status?: number; problem: { fields?: Record<string, string[]> } }

// The shape of an ApiError; ui/ must not import the API client, so `instanceof` is not possible.
const isAnswer = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'problem' in error && typeof error.problem === 'object'

const isUnanswered = (error: unknown): error is Error => error instanceof Error && error.name === 'OfflineError'

/** An API error or a missing response, not a bug. */
export const isRefusal = (error: unknown) => isAnswer(error) || isUnanswered(error)

/** Texts of a rejected submit: by field, or for the whole form where the error names no field. */
export function refusalOf(error: unknown): Refusal {
  if (isUnanswered(error)) return { fields: {}, texts: [noAnswerText(error)] }
  if (!isAnswer(error)) return { fields: {}, texts: [generalErrorText] }
  const fields = error.problem.fields ?? {}
  if (Object.keys(fields).length > 0) return { fields, texts: [] }
  return { fields, texts: shopErrorText({ status: error.status, body: error.problem }).split('\n') }
}
