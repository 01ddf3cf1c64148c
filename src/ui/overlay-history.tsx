import { createContext, use, useEffect, useRef } from 'react'

/** Tells an open overlay that the page under it is left; returns how to stop listening. */
export type OnLeave = (leave: () => void) => () => void

const onBrowserBack: OnLeave = (leave) => {
  window.addEventListener('popstate', leave)
  return () => window.removeEventListener('popstate', leave)
}

const LeaveContext = createContext<OnLeave>(onBrowserBack)

/** The app gives its router's news; without it only going back in the browser is seen. */
export const OverlayHistory = LeaveContext.Provider

/** Closes an overlay on browser back and on any route change [S1-2.10-31]. */
export function useCloseOnLeave(isOpen: boolean, close: () => void) {
  const onLeave = use(LeaveContext)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? onLeave(() => latest.current()) : undefined), [isOpen, onLeave])
}
