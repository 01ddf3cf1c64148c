import type { WorkerMessage } from '#contract/worker.ts'
import type { Connection } from '#lib/connection.ts'

const container = () => (typeof navigator === 'undefined' ? undefined : navigator.serviceWorker)

/** The worker was woken by a connection that came back while the page slept. */
export function onWorkerWake(act: () => void): () => void {
  const worker = container()
  if (!worker) return () => {}
  const hear = ({ data }: MessageEvent<WorkerMessage | undefined>) => {
    if (data?.type === 'send-waiting') act()
  }
  worker.addEventListener('message', hear)
  return () => worker.removeEventListener('message', hear)
}

// Known to Chromium only, and to no type yet.
type WithSync = { sync?: { register: (tag: string) => Promise<void> } }

/** Has the worker wake this page, or tell it, when there is a connection again; nothing where browsers cannot. */
export function requestBackgroundSync() {
  const worker = container()
  if (!worker?.controller) return
  worker.ready.then((registration) => (registration as WithSync).sync?.register('outbox')).catch(() => undefined)
}

/** Back from another page, another app or the pocket: nothing else wakes a page everywhere. */
export function onReturn(act: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const ends = new AbortController()
  const { signal } = ends
  window.addEventListener('online', act, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && act(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act(), { signal })
  return () => ends.abort()
}

/**
 * There was no connection and there is one again. A call that failed while the shop still answers is no return: who waits for its
 * turn waits on, else a line that cuts one call and not the other would be asked without end.
 */
export function onConnectionBack(connection: Pick<Connection, 'status' | 'subscribe'>, act: () => void): () => void {
  let wasAway = connection.status() === 'offline'
  return connection.subscribe(() => {
    const status = connection.status()
    if (status === 'offline') wasAway = true
    if (status !== 'online' || !wasAway) return
    wasAway = false
    act()
  })
}

let isAsked = false

/** Once an edit is stored the browser is asked not to clear it away; it may say no. */
export function askToPersist() {
  if (isAsked || typeof navigator === 'undefined') return
  isAsked = true
  navigator.storage?.persist?.().catch(() => false)
}
