import type { WorkerMessage } from '#contract/worker.ts'
import type { Connection } from '#lib/network/connection.ts'

const container = () => (typeof navigator === 'undefined' ? undefined : navigator.serviceWorker)

/** Calls `act` when the worker reports a restored connection. */
export function onBackgroundSync(act: () => void): () => void {
  const worker = container()
  if (!worker) return () => {}
  const hear = ({ data }: MessageEvent<WorkerMessage | undefined>) => {
    if (data?.type === 'send-waiting') act()
  }
  worker.addEventListener('message', hear)
  return () => worker.removeEventListener('message', hear)
}

// Only Chromium has it; TypeScript has no type for it.
type WithSync = { sync?: { register: (tag: string) => Promise<void> } }

/** Registers a background sync: the worker reports a restored connection. Does nothing where unsupported. */
export function requestBackgroundSync() {
  const worker = container()
  if (!worker?.controller) return
  worker.ready.then((registration) => (registration as WithSync).sync?.register('outbox')).catch(() => undefined)
}

/** Calls `act` when the page is online or visible again: background sync does not exist in all browsers. */
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
 * Calls `act` when a lost connection returns. A failed request while the shop responds counts as no return: otherwise a
 * network that blocks only some requests would cause retries without end.
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

let isRequested = false

/** Asks the browser to persist the storage once an edit is stored; it may decline. */
export function askToPersist() {
  if (isRequested || typeof navigator === 'undefined') return
  isRequested = true
  navigator.storage?.persist?.().catch(() => false)
}
