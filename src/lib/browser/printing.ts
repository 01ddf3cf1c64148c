import { useSyncExternalStore } from 'react'

let isBetweenEvents = false

function onPrinting(listener: () => void) {
  const paper = matchMedia('print')
  const stop = new AbortController()
  const set = (next: boolean) => () => {
    isBetweenEvents = next
    listener()
  }
  addEventListener('beforeprint', set(true), { signal: stop.signal })
  addEventListener('afterprint', set(false), { signal: stop.signal })
  paper.addEventListener('change', listener, { signal: stop.signal })
  return () => {
    stop.abort()
    isBetweenEvents = false
  }
}

/** True while the page is printed; React has rendered the change before the browser lays out the paper. */
export const usePrinting = () =>
  useSyncExternalStore(
    onPrinting,
    () => isBetweenEvents || matchMedia('print').matches,
    () => false,
  )
