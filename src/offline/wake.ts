import type { WorkerMessage } from '#contract/worker.ts'

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
export function askForSync() {
  const worker = container()
  if (!worker?.controller) return
  worker.ready.then((registration) => (registration as WithSync).sync?.register('outbox')).catch(() => undefined)
}
