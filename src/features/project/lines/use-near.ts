import { createContext, startTransition, use, useCallback, useState } from 'react'

/** About half a screen: each further line slows down a jump. */
const margin = '400px 0px'

type Watch = { see: (element: Element, tell: (isNear: boolean, height: number) => void) => () => void }

/** One observer for all lines of a page. Null where the browser has none: then every line is rendered. */
export function createWatch(): Watch | null {
  if (typeof IntersectionObserver === 'undefined') return null
  const callbacks = new WeakMap<Element, (isNear: boolean, height: number) => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      // In a transition: a jump renders twenty lines, which must not block further scrolling.
      startTransition(() => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          callbacks.get(target)?.(isIntersecting, boundingClientRect.height)
      })
    },
    // On wide screens the lines scroll in their own container, to which `rootMargin` does not apply.
    { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
  )
  return {
    see(element, notify) {
      callbacks.set(element, notify)
      observer.observe(element)
      return () => observer.unobserve(element)
    },
  }
}

export const WatchContext = createContext<Watch | null>(null)

type Near = {
  isNearAtFirst: boolean
  /** Once near it stays so: what was opened or typed in it must not be unmounted. */
  stays?: boolean
}

/** Whether the element with this ref is in or near the viewport, and its height when it last was. */
export function useNear({ isNearAtFirst, stays = false }: Near) {
  const watch = use(WatchContext)
  const [near, setNear] = useState({ isNear: isNearAtFirst || watch === null, height: 0 })
  const ref = useCallback(
    (element: Element | null) => {
      if (!watch || !element) return
      return watch.see(element, (isNear, height) =>
        setNear((before) =>
          before.isNear === isNear || (stays && before.isNear)
            ? before
            : { isNear, height: before.isNear ? height : before.height },
        ),
      )
    },
    [watch, stays],
  )
  return { ...near, ref }
}
