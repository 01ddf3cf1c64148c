import { useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from '#domain/breakpoints.ts'

const media = (from: Breakpoint) => matchMedia(`(min-width: ${breakpoints[from]}px)`)

/** Whether the page is at least so wide. Only where the server draws nothing: it has no width. */
export function useAtLeast(from: Breakpoint) {
  const subscribe = (listener: () => void) => {
    const query = media(from)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => media(from).matches,
    () => true,
  )
}
