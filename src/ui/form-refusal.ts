import { generalErrorText, noAnswerText, shopErrorText } from '#domain/http-error-text.ts'

export type Refusal = {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly texts: readonly string[]
}

type Answer = { status?: number; problem: { fields?: Record<string, string[]> } }

// The shape of an answer that was a refusal; ui/ knows no calls, so it looks instead of asking for the class.
const isAnswer = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'problem' in error && typeof error.problem === 'object'

const isUnanswered = (error: unknown): error is Error => error instanceof Error && error.name === 'OfflineError'

/** A refusal or a missing answer, not a bug. */
export const isRefusal = (error: unknown) => isAnswer(error) || isUnanswered(error)

/** What a refused submit says: texts for fields, and texts for the form where no field is to blame. */
export function refusalOf(error: unknown): Refusal {
  if (isUnanswered(error)) return { fields: {}, texts: [noAnswerText(error)] }
  if (!isAnswer(error)) return { fields: {}, texts: [generalErrorText] }
  const fields = error.problem.fields ?? {}
  if (Object.keys(fields).length > 0) return { fields, texts: [] }
  return { fields, texts: shopErrorText({ status: error.status, body: error.problem }).split('\n') }
}
