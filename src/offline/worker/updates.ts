import type { Workbox } from 'workbox-window'
import type { Marks } from '#lib/marks.ts'

const checkAfterMs = 15 * 60_000
const restMs = 3_000
const pressMs = 1_000
const patienceMs = 3_000
const lookAgainMs = 60_000
const laterKey = 'update-later'

type Surroundings = {
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'update'>
  /** This page was already served by a worker when it loaded. */
  wasControlled: boolean
  isBusy: () => boolean
  onBusyChange: (listener: () => void) => () => void
  countWindows: () => Promise<number>
  /** A new version is installed and not in use yet. */
  isWaiting: () => Promise<boolean>
  reload: () => void
  /** The worker in charge lets go of the shop: the next load comes from the server, and brings a worker of its own. */
  dismissWorker: () => Promise<unknown>
  /** Lives as long as the tab. */
  marks: Marks
  now: () => number
}

/**
 * Offers a new version that waits, and takes it over when the shopper says so. At a start with no other window open it
 * takes over by itself and without a reload: the parts of the page at hand are kept until it is left.
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
  marks,
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
    // On a first visit, and for programs that read pages, there is nothing to update.
    if (!wasControlled && !isTooOld) return
    if (sinceStart && !isBusy() && (await countWindows()) === 1) {
      isSilent = true
      worker.messageSkipWaiting()
    } else if (isTooOld || !marks.getItem(laterKey)) setReady(true)
  }

  /** What was just sent may still be on its way: a window that was busy is reloaded when it has rested. */
  function reloadWhenFree() {
    let rest: ReturnType<typeof setTimeout> | undefined
    onBusyChange(() => {
      clearTimeout(rest)
      if (!isBusy()) rest = setTimeout(reload, restMs)
    })
  }

  /**
   * Chromium keeps a new worker waiting for minutes when a request wakes the old one in the moment of the change: what the press
   * itself set off gets a second to come in, and a worker that still does not come is done without.
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

  async function look() {
    checkedAt = now()
    await worker.update()
    // workbox-window tells of one new version only: after one that could not be installed it hears of none.
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
    /** Until the next start. */
    postpone: () => {
      marks.setItem(laterKey, '1')
      setReady(false)
    },
    /** At most every fifteen minutes. */
    check: async () => {
      if (now() - checkedAt < checkAfterMs) return
      await look()
    },
    /**
     * The server no longer speaks with this app: it is looked for at once, and what waits is offered whatever was answered to
     * an offer before.
     */
    outdated: async () => {
      if (isTooOld && now() - checkedAt < lookAgainMs) return
      isTooOld = true
      await look()
    },
  }
}
