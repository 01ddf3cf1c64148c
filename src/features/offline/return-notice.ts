import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useApp } from '#lib/app.tsx'
import { type PendingCounts, pendingCounts } from '#offline/pending-counts.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { offlineTexts, rejectedText, sentText } from './texts.ts'
import { useConnection, useOffline } from './use-connection.ts'

/** The message once all pending changes were sent or rejected; null while one is pending. */
export function returnText(left: PendingCounts, hadWaiting: boolean, cartName: string): string | null {
  if (left.pending > 0) return null
  if (left.rejected > 0 && hadWaiting) return rejectedText(left.rejected, cartName)
  return hadWaiting ? sentText(cartName) : offlineTexts.back
}

/** Says once that the connection is back, and that what waited was sent. */
export function useReturnNotice() {
  const { wording } = useApp().brand
  const toasts = useToast()
  const isOffline = useOffline()
  const isOnline = useConnection() === 'online'
  const counts = useSyncExternalStore(pendingCounts.subscribe, pendingCounts.counts, pendingCounts.counts)
  const away = useRef<{ hadWaiting: boolean } | null>(null)

  useEffect(() => {
    if (isOffline) away.current = { hadWaiting: counts.pending > 0 || away.current?.hadWaiting === true }
    if (!isOnline || !away.current) return
    const text = returnText(counts, away.current.hadWaiting, wording.cartName)
    if (text === null) return
    toasts.show({
      text,
      tone: counts.rejected > 0 && away.current.hadWaiting ? 'warning' : 'success',
      id: 'connection',
    })
    away.current = null
  }, [isOffline, isOnline, counts, toasts, wording])
}
