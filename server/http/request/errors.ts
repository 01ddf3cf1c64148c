import { type Problem, type ProblemCode, problemStatus } from '#contract/protocol/problem.ts'
import { missingPageText } from '#domain/errors/http-error-text.ts'

type Details = Pick<Problem, 'errors' | 'fields'> & {
  /** When a retry may succeed, where the handler knows. */
  retryAfterMs?: number
}

/** Error of a handler, sent as the problem response of its code. `body` replaces the usual shape of the response. */
export class HttpError extends Error {
  override name = 'HttpError'
  code: ProblemCode
  details: Pick<Problem, 'errors' | 'fields'>
  retryAfterMs: number | undefined
  body: unknown

  constructor(code: ProblemCode, message: string, { retryAfterMs, ...details }: Details = {}, body?: unknown) {
    super(message)
    this.code = code
    this.details = details
    this.retryAfterMs = retryAfterMs
    this.body = body
  }

  get status() {
    return problemStatus[this.code]
  }

  get problem(): Problem {
    return { code: this.code, message: this.message, ...this.details }
  }
}

export const tooManyRequestsText = 'Too many requests. Wait a moment, then try again'

/** Error 400 with a list of messages for the shopper. */
export const badRequest = (...errors: [string, ...string[]]) => new HttpError('invalid_request', errors[0], { errors })

/** Error 409 with a message for the person. */
export const conflict = (text: string) => new HttpError('conflict', text, { errors: [text] })

export const notFound = (what = missingPageText) => new HttpError('not_found', what)

/** Error 400 with a message for each invalid field, by its name in the form. */
export const invalidFields = (problems: Readonly<Record<string, string>>) => {
  const errors = Object.values(problems)
  const fields = Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, [text]]))
  return new HttpError('invalid_request', errors.join('\n'), { errors, fields })
}

/** Error 400 when the client chose an id for a new item that another item has. */
export const idIsTaken = () => invalidField('newId', 'This id is taken: choose another')

/** Error 400 about one field. */
export const invalidField = (field: string, text: string) =>
  new HttpError('invalid_request', `${field}: ${text}`, { errors: [text], fields: { [field]: [text] } })
