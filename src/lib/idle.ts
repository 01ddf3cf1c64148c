import { startTransition, useEffect, useState } from 'react'

const patienceMs = 4_000
/** Between two pieces of work that nobody waits for. */
const gapMs = 50

const acts: (() => void)[] = []
let isAsked = false

/** One act a rest: what begins with the page is many small pieces of work instead of a long one. Safari has no idle callback. */
function atRest() {
  if (isAsked || acts.length === 0) return
  isAsked = true
  const run = () => {
    acts.shift()?.()
    setTimeout(() => {
      isAsked = false
      atRest()
    }, gapMs)
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patienceMs })
  else setTimeout(run, 300)
}

/** Calls once the page has loaded and the browser has nothing better to do, unless it is called off before. */
export function whenIdle(act: () => void): () => void {
  const stop = new AbortController()
  const run = () => {
    if (!stop.signal.aborted) act()
  }
  const ask = () => {
    acts.push(run)
    atRest()
  }
  if (document.readyState === 'complete') ask()
  else window.addEventListener('load', ask, { once: true, signal: stop.signal })
  return () => stop.abort()
}

const settleMs = 10_000
const stirs = ['pointerdown', 'keydown', 'scroll'] as const

/** For work that nobody waits for: when the page is used, when it is left, or after ten seconds, and then at rest. */
export function whenSettled(act: () => void): () => void {
  const stop = new AbortController()
  let callOff = () => {}
  const begin = () => {
    stop.abort()
    clearTimeout(timer)
    callOff = whenIdle(act)
  }
  const timer = setTimeout(begin, settleMs)
  for (const stir of stirs) window.addEventListener(stir, begin, { passive: true, signal: stop.signal })
  document.addEventListener('visibilitychange', begin, { signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
    callOff()
  }
}

/** False until the page has loaded and come to rest, then true. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
