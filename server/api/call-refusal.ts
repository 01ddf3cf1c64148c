import { type Problem, type ProblemCode, problemStatus } from '#contract/problem.ts'

type Details = Pick<Problem, 'errors' | 'fields'> & {
  /** When the call may succeed, where the handler knows. */
  retryAfterMs?: number
}

/** A handler's "no": becomes the problem answer of its code. `body` replaces the usual shape where the specification gives its own. */
export class CallRefusal extends Error {
  override name = 'CallRefusal'
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

/** A refused change whose answer is a list of texts for the shopper. */
export const refuseWith = (...errors: [string, ...string[]]) =>
  new CallRefusal('invalid_request', errors[0], { errors })

export const notFound = (what = 'The page you looking for does not exist, please try again') =>
  new CallRefusal('not_found', what)

/** Every wrong field of a form, by the names that the form has for them. */
export const refuseFields = (problems: Readonly<Record<string, string>>) => {
  const errors = Object.values(problems)
  const fields = Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, [text]]))
  return new CallRefusal('invalid_request', errors.join('\n'), { errors, fields })
}

/** Something else has the id that was named for something new. */
export const idIsTaken = () => refuseField('newId', 'This id is taken: choose another')

/** One field is to blame, and why. */
export const refuseField = (field: string, text: string) =>
  new CallRefusal('invalid_request', `${field}: ${text}`, { errors: [text], fields: { [field]: [text] } })
