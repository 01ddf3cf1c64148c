import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { noResponseText, shopErrorText } from '#domain/errors/http-error-text.ts'

type Listener = (text: string) => void
const listeners = new Set<Listener>()

/** The toast region subscribes here, so that failed changes are shown in one place. */
export function onFailure(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const textOf = (error: Error) => {
  if (error instanceof OfflineError) return noResponseText(error, navigator.onLine)
  return error instanceof ApiError ? shopErrorText({ status: error.status, body: error.problem }) : shopErrorText({})
}

export function showErrorToast(error: Error) {
  const text = textOf(error)
  for (const listener of listeners) listener(text)
}
