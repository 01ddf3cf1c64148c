import { useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from '#domain/web/breakpoints.ts'
import { onResized } from '#lib/browser/wide-screen.ts'

/** Whether the page is at least so wide. Only where the server renders nothing: it has no width. */
export function useAtLeast(from: Breakpoint) {
  return useSyncExternalStore(
    onResized,
    () => window.innerWidth >= breakpoints[from],
    () => true,
  )
}
