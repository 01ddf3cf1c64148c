const textLimit = 300

/** A text of the server that may be shown: short, and without markup. */
export function isShowable(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= textLimit && !/<[a-z!/]/i.test(text)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const showableIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list.filter(isShowable) : [])

const firstFilled = (...lists: readonly (readonly string[])[]) => lists.find((list) => list.length > 0) ?? []

/**
 * The messages of an error response in their order: from a list, a list under `errors` or `messages`, a map of lists
 * (also under `errors` or `fields`), one `errtext` or `message`, or a plain text.
 */
export function errorMessages(body: unknown): readonly string[] {
  if (isShowable(body)) return [body]
  if (Array.isArray(body)) return showableIn(body)
  if (!isObject(body)) return []
  const { errors, messages, fields, errtext, message, ...rest } = body
  return firstFilled(
    showableIn(errors),
    showableIn(messages),
    isObject(errors) ? mapMessages(errors) : [],
    isObject(fields) ? mapMessages(fields) : [],
    isShowable(errtext) ? [errtext] : [],
    isShowable(message) ? [message] : [],
    mapMessages(rest),
  )
}

function mapMessages(map: Record<string, unknown>): readonly string[] {
  return Object.values(map).flatMap(showableIn)
}
