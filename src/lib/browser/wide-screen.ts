import { useSyncExternalStore } from 'react'
import { breakpointAt, isMobileOrTablet } from '#domain/web/breakpoints.ts'
import { debounce, debounceMs } from '#lib/debounce.ts'

/** Calls back after resizing has paused, not on every step of a drag. */
export function onResized(listener: () => void) {
  const resized = debounce<null>({ waitMs: debounceMs.resize, emit: listener })
  const push = () => resized.push(null)
  window.addEventListener('resize', push)
  return () => {
    window.removeEventListener('resize', push)
    resized.cancel()
  }
}

/** True from the width on that has the desktop navigation; the server renders for both and takes the narrow one here. */
export const useWideScreen = () =>
  useSyncExternalStore(
    onResized,
    () => !isMobileOrTablet(breakpointAt(window.innerWidth)),
    () => false,
  )
