import { messageSW, Workbox } from 'workbox-window'
import type { PageMessage, WorkerMessage } from '#contract/worker.ts'
import { safeStorage } from '#lib/browser/flags.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { isBusy, onBusyChange } from './busy.ts'
import { watchTyping } from './typing.ts'
import { watchForUpdates } from './update-checks.ts'
import { createUpdates } from './updates.ts'

const send = (to: ServiceWorker | null, message: PageMessage) => to?.postMessage(message)

async function countWindows(): Promise<number> {
  const { controller } = navigator.serviceWorker
  return controller ? messageSW(controller, { type: 'count-windows' } satisfies PageMessage) : 0
}

/** Files that were loaded before a worker controlled the page; it sees later ones itself. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))

type Saving = { connection?: { saveData?: boolean } } // only Chromium has it; TypeScript has no type for it

/** The shopper's browser saves data. A slow network does not count: there a stored page helps most. */
export const savesData = (of: Navigator = navigator) => (of as Saving).connection?.saveData === true

function start() {
  const container = navigator.serviceWorker
  const wasControlled = container.controller !== null
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' })
  const updates = createUpdates({
    worker,
    wasControlled,
    isBusy: () => isBusy() || location.pathname.startsWith('/customer/'),
    onBusyChange,
    countWindows,
    isWaiting: async () => Boolean((await container.getRegistration())?.waiting),
    reload: () => location.reload(),
    dismissWorker: async () => (await container.getRegistration())?.unregister(),
    storage: safeStorage(() => sessionStorage),
    now: Date.now,
  })
  let resources = wasControlled ? [] : loadedFiles()
  worker.register({ immediate: true }).catch((cause: unknown) => reportFailure('registering the worker', cause))
  watchForUpdates(updates, document)
  watchTyping(document)
  return {
    updates,
    /** Stores the current page for offline use. */
    keepPage: async (url: string) => {
      const { active } = await container.ready
      send(active, { type: 'page-shown', url, resources })
      resources = []
    },
    onMessage: (take: (message: WorkerMessage) => void) => {
      const hear = ({ data }: MessageEvent<WorkerMessage>) => take(data)
      container.addEventListener('message', hear)
      return () => container.removeEventListener('message', hear)
    },
  }
}
export type WorkerLink = ReturnType<typeof start>

let started: WorkerLink | undefined

/** Starts the worker once per page; null in development and in browsers without workers. */
export function workerLink(): WorkerLink | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  started ??= start()
  return started
}
