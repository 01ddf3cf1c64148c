import type { Workbox } from 'workbox-window'
import type { SafeStorage } from '#lib/browser/flags.ts'

const checkAfterMs = 15 * 60_000
const restMs = 3_000
const pressMs = 1_000
const patienceMs = 3_000
const recheckAfterMs = 60_000
const laterKey = 'update-later'

type Surroundings = {
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'update'>
  /** A worker already controlled this page when it loaded. */
  wasControlled: boolean
  isBusy: () => boolean
  onBusyChange: (listener: () => void) => () => void
  countWindows: () => Promise<number>
  /** A new version is installed but not active yet. */
  isWaiting: () => Promise<boolean>
  reload: () => void
  /** Unregisters the worker: the next load is from the server, which installs a new one. */
  dismissWorker: () => Promise<unknown>
  /** Session storage of the tab. */
  storage: SafeStorage
  now: () => number
}

/**
 * Offers an installed new version and activates it when the shopper accepts. At a start with no other window open it is
 * activated without asking or reloading: the cached chunks of the open page stay until it is left.
 */
export function createUpdates({
  worker,
  wasControlled,
  isBusy,
  onBusyChange,
  countWindows,
  isWaiting,
  reload,
  dismissWorker,
  storage,
  now,
}: Surroundings) {
  let isReady = false
  let isSilent = false
  let isOver = false
  let isTooOld = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let checkedAt = now()
  const listeners = new Set<() => void>()
  const setReady = (next: boolean) => {
    isReady = next
    for (const listener of listeners) listener()
  }

  async function foundWaiting(sinceStart: boolean) {
    // First visits and crawlers have nothing to update.
    if (!wasControlled && !isTooOld) return
    if (sinceStart && !isBusy() && (await countWindows()) === 1) {
      isSilent = true
      worker.messageSkipWaiting()
    } else if (isTooOld || !storage.getItem(laterKey)) setReady(true)
  }

  /** Requests may still be pending: reloads a busy window once it has been idle for a while. */
  function reloadWhenFree() {
    let rest: ReturnType<typeof setTimeout> | undefined
    onBusyChange(() => {
      clearTimeout(rest)
      if (!isBusy()) rest = setTimeout(reload, restMs)
    })
  }

  /**
   * Chromium delays a new worker for minutes when a request wakes the old one during the change: requests of the click get a
   * second to finish, and a worker that still does not activate is unregistered.
   */
  function accept() {
    clearTimeout(patience)
    patience = setTimeout(() => {
      worker.messageSkipWaiting()
      patience = setTimeout(() => void dismissWorker().then(reload), patienceMs)
    }, pressMs)
  }

  function tookOver() {
    clearTimeout(patience)
    setReady(false)
    if ((!wasControlled && !isTooOld) || isSilent || isOver) return
    isOver = true
    if (isBusy()) reloadWhenFree()
    else reload()
  }

  async function checkNow() {
    checkedAt = now()
    await worker.update()
    // workbox-window reports only one new version: after a failed install it reports no other.
    if (await isWaiting()) await foundWaiting(false)
  }

  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => void foundWaiting(!!wasWaitingBeforeRegister))
  worker.addEventListener('controlling', tookOver)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isReady: () => isReady,
    accept,
    /** Hides the offer until the next start. */
    postpone: () => {
      storage.setItem(laterKey, '1')
      setReady(false)
    },
    /** At most every fifteen minutes. */
    check: async () => {
      if (now() - checkedAt < checkAfterMs) return
      await checkNow()
    },
    /** The server no longer supports this app version: checks immediately and offers again, even after Later. */
    outdated: async () => {
      if (isTooOld && now() - checkedAt < recheckAfterMs) return
      isTooOld = true
      await checkNow()
    },
  }
}
