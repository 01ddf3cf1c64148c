import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Refs for a control that opens another in its place, such as a button and its field: what is opened gets the focus, and
 * when it goes while it has the focus, what opened it gets it back.
 */
export function useFocusSwap() {
  const isReturning = useRef(false)
  const opened: RefCallback<HTMLElement> = useCallback((element) => {
    element?.focus()
    // `select` does not focus a field in all browsers.
    if (element instanceof HTMLInputElement) element.select()
    // Runs before the element leaves the page, and before its opener is mounted again.
    return () => {
      isReturning.current = element === document.activeElement
    }
  }, [])
  const opener: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element || !isReturning.current) return
    isReturning.current = false
    element.focus()
  }, [])
  return { opened, opener }
}
