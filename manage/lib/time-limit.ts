/** How long the server may take for a response, and an upload for its next piece. */
export const usualLimitMs = 30_000

/** Aborts its signal when the time is over, or with the given one; `renew` starts the time again. */
export function timeLimit(given?: AbortSignal | null, limitMs = usualLimitMs) {
  const late = new AbortController()
  let timer = setTimeout(() => late.abort(), limitMs)
  return {
    signal: given ? AbortSignal.any([given, late.signal]) : late.signal,
    isOver: () => late.signal.aborted,
    renew: () => {
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(), limitMs)
    },
    end: () => clearTimeout(timer),
  }
}
