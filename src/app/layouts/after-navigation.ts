import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/** Calls after each navigation, with the location before it; not for the first page. */
export function useAfterNavigation(act: (from: Location) => void) {
  const location = useLocation()
  const shown = useRef(location)
  const navigated = useEffectEvent(act)
  useEffect(() => {
    const from = shown.current
    shown.current = location
    if (from !== location) navigated(from)
  }, [location])
}
