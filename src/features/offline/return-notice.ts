import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type OutboxCounts, outboxNews } from '#offline/outbox-news.ts'
import { useToast } from '#ui/toast.tsx'
import { offlineTexts, refusedText } from './texts.ts'
import { useConnection, useOffline } from './use-connection.ts'

/** What to say once everything that waited has gone one way or the other; null while something still waits. */
export function returnText(left: OutboxCounts, hadWaiting: boolean): string | null {
  if (left.waiting > 0) return null
  if (left.refused > 0 && hadWaiting) return refusedText(left.refused)
  return hadWaiting ? offlineTexts.backSent : offlineTexts.back
}

/** Says once that the connection is back, and that what waited was sent. */
export function useReturnNotice() {
  const toasts = useToast()
  const wasTold = useOffline()
  const isOnline = useConnection() === 'online'
  const counts = useSyncExternalStore(outboxNews.subscribe, outboxNews.counts, outboxNews.counts)
  const away = useRef<{ hadWaiting: boolean } | null>(null)

  useEffect(() => {
    if (wasTold) away.current = { hadWaiting: counts.waiting > 0 || away.current?.hadWaiting === true }
    if (!isOnline || !away.current) return
    const text = returnText(counts, away.current.hadWaiting)
    if (text === null) return
    toasts.show({ text, tone: counts.refused > 0 && away.current.hadWaiting ? 'warning' : 'success', id: 'connection' })
    away.current = null
  }, [wasTold, isOnline, counts, toasts])
}
