import { useEffect, useState } from 'react'

const patienceMs = 4_000

/** Calls once the page has loaded and the browser has nothing better to do. Safari has no idle callback: it waits a moment. */
export function whenIdle(act: () => void) {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patienceMs })
    else setTimeout(act, 300)
  }
  if (document.readyState === 'complete') ask()
  else window.addEventListener('load', ask, { once: true })
}

/** False until the page has loaded and come to rest, then true. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
