import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { onFailure } from '#lib/tell-failure.ts'
import { type OnLeave, OverlayHistory } from '#ui/overlay-history.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { createToastStore } from '#ui/toast-store.ts'

function createNews() {
  const listeners = new Set<() => void>()
  const subscribe: OnLeave = (leave) => {
    listeners.add(leave)
    return () => void listeners.delete(leave)
  }
  return {
    subscribe,
    tell: () => {
      for (const leave of [...listeners]) leave()
    },
  }
}

/** Gives overlays the router's news and messages their one place: both go when the page is left [S1-2.2-22]. */
export function OverlayNews({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [news] = useState(createNews)
  const [toasts] = useState(createToastStore)
  const seen = useRef({ key, pathname })

  useEffect(() => onFailure((text) => toasts.show({ text, tone: 'error' })), [toasts])
  useEffect(() => {
    const before = seen.current
    seen.current = { key, pathname }
    const isElsewhere = before.pathname !== pathname
    // A list that is narrowed writes its choice into the address: the panel it is made in stays.
    if (isElsewhere || (isBack && before.key !== key)) news.tell()
    if (isElsewhere) toasts.leavePage()
  }, [key, pathname, isBack, news, toasts])

  return (
    <OverlayHistory value={news.subscribe}>
      <ToastProvider store={toasts}>{children}</ToastProvider>
    </OverlayHistory>
  )
}
