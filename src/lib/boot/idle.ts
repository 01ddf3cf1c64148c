import { useLater } from './later.ts'

const timeoutMs = 4_000
/** Pause between two deferred tasks. */
const gapMs = 50

let queue: (() => void)[] = []
let isScheduled = false

/** One task per idle period, so that start-up work does not become one long task. Safari has no requestIdleCallback. */
function runNext() {
  if (isScheduled || queue.length === 0) return
  isScheduled = true
  const run = () => {
    queue.shift()?.()
    setTimeout(() => {
      isScheduled = false
      runNext()
    }, gapMs)
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: timeoutMs })
  else setTimeout(run, 300)
}

/** Calls once the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  const stop = new AbortController()
  const task = () => act()
  const enqueue = () => {
    queue.push(task)
    runNext()
  }
  if (document.readyState === 'complete') enqueue()
  else window.addEventListener('load', enqueue, { once: true, signal: stop.signal })
  return () => {
    stop.abort()
    // It would take an idle period from those behind it.
    queue = queue.filter((waiting) => waiting !== task)
  }
}

const settleMs = 10_000
const stirs = ['pointerdown', 'keydown', 'scroll'] as const

/** For deferred work: waits until the page is used or hidden, or for ten seconds, and then for idle time. */
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

/** False until the page has loaded and is idle, then true. */
export const useIdle = () => useLater(whenIdle)
