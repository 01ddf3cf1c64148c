import { useEffect, useState } from 'react'

const patienceMs = 4_000

/**
 * Calls once the page has loaded and the browser has nothing better to do, unless it is called off before. Safari has no idle
 * callback: it waits a moment.
 */
export function whenIdle(act: () => void): () => void {
  const stop = new AbortController()
  const run = () => {
    if (!stop.signal.aborted) act()
  }
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs })
    else setTimeout(run, 300)
  }
  if (document.readyState === 'complete') ask()
  else window.addEventListener('load', ask, { once: true, signal: stop.signal })
  return () => stop.abort()
}

/** False until the page has loaded and come to rest, then true. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
