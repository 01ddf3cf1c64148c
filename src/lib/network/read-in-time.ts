import { OfflineError } from '#contract/protocol/api-error.ts'

const limitMs = 15_000

/** Gives a request up after a while: a response that never comes is none, and the page shows a way on. */
export async function readInTime<Result>(
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  const timer = setTimeout(end, limitMs)
  try {
    return await read(ending.signal)
  } catch (cause) {
    if (signal.aborted || !ending.signal.aborted) throw cause
    throw new OfflineError('No answer from the server', { cause })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
