import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Subscribes an open overlay to navigations away from the page; returns the unsubscribe function. */
type OnLeave = (leave: () => void) => () => void

const onBrowserBack: OnLeave = (leave) => {
  window.addEventListener('popstate', leave)
  return () => window.removeEventListener('popstate', leave)
}

const LeaveContext = createContext<OnLeave>(onBrowserBack)

/** The app provides the navigations of its router; without it only browser back is detected. */
export const OverlayHistory = LeaveContext.Provider

/** Closes an overlay on browser back and on any route change [S1-2.10-31]. */
export function useCloseOnLeave(isOpen: boolean, close: () => void) {
  const onLeave = use(LeaveContext)
  const leave = useEffectEvent(close)
  useEffect(() => (isOpen ? onLeave(() => leave()) : undefined), [isOpen, onLeave])
}
