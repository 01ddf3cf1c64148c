import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useAfterNavigation } from '#app/layouts/after-navigation.ts'
import { onFailure } from '#lib/network/error-toast.ts'
import { createSignal } from '#lib/signal.ts'
import { OverlayHistory } from '#ui/overlay/overlay-history.tsx'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { createToastStore } from '#ui/overlay/toast-store.ts'

/**
 * Provides the navigation events for overlays and the toasts: both close when the shopper leaves the page [S1-2.2-22].
 */
export function OverlayEvents({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [leaveEvents] = useState(createSignal)
  const [toasts] = useState(createToastStore)

  useEffect(() => onFailure((text) => toasts.show({ text, tone: 'error' })), [toasts])
  useAfterNavigation((from) => {
    const isElsewhere = from.pathname !== pathname
    // A filter changes only the address: its panel stays open.
    if (isElsewhere || (isBack && from.key !== key)) leaveEvents.send()
    if (isElsewhere) toasts.leavePage()
  })

  return (
    <OverlayHistory value={leaveEvents.subscribe}>
      <ToastProvider store={toasts}>{children}</ToastProvider>
    </OverlayHistory>
  )
}
