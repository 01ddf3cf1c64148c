import { useSyncExternalStore } from 'react'
import { breakpoints } from '#domain/breakpoints.ts'

const query = `(min-width: ${breakpoints.lg}px)`

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** True from the width on that has the desktop navigation; the server draws for both and takes the narrow one here. */
export const useWideScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
