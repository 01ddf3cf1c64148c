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

const isWideScreen = () => !isMobileOrTablet(breakpointAt(window.innerWidth))

/** True from the width on that has the desktop navigation; the server renders for both and takes the narrow one here. */
export const useWideScreen = () => useSyncExternalStore(onResized, isWideScreen, () => false)

/** The same, where the server takes the wide one: the first render on a narrow screen is not that of the server. */
export const useWideScreenFirst = () =>
  useSyncExternalStore(onResized, isWideScreen, () => import.meta.env.SSR || isWideScreen())
