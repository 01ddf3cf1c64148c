/** A request without progress for this long counts as failed. */
export const requestLimitMs = 10_000

type Work<T> = (limit: {
  readonly signal: AbortSignal
  readonly onProgress: () => void
  readonly abort: () => void
}) => Promise<T>

/** Aborts the work when it makes no progress for `limitMs`, and does not wait for work that ignores the signal. */
export async function withTimeLimit<T>(limitMs: number, work: Work<T>): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const expired = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  let timer: ReturnType<typeof setTimeout> | undefined
  function onProgress() {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new DOMException('No response in time', 'TimeoutError')), limitMs)
  }
  const abort = () => controller.abort(new DOMException('Cancelled', 'AbortError'))
  onProgress()
  try {
    return await Promise.race([work({ signal, onProgress, abort }), expired])
  } finally {
    clearTimeout(timer)
  }
}
