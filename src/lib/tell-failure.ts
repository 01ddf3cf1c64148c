import { ApiError, OfflineError } from '#contract/api-error.ts'

type Listener = (text: string) => void
const listeners = new Set<Listener>()

/** The toast region listens here; a failure of a change is told in one place only. */
export function onFailure(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellFailure(error: Error) {
  const text =
    error instanceof ApiError
      ? (error.problem.errors?.[0] ?? error.problem.message)
      : error instanceof OfflineError
        ? 'You are offline. Try again when you are connected.'
        : 'An error has occurred, please try again'
  for (const listener of listeners) listener(text)
}
