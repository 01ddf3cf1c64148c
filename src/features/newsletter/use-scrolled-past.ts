import { useEffect, useEffectEvent } from 'react'

/** Calls `act` once when the page is scrolled more than `threshold` px from its position when counting started. */
export function useScrolledPast(
  threshold: number,
  act: () => void,
  { key, isCounting }: { key: string; isCounting: boolean },
) {
  const past = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins somewhere else
  useEffect(() => {
    if (!isCounting) return
    const first = window.scrollY
    const stop = new AbortController()
    const check = () => {
      if (Math.abs(window.scrollY - first) <= threshold) return
      stop.abort()
      past()
    }
    window.addEventListener('scroll', check, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [threshold, key, isCounting])
}
