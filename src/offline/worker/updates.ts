import type { Workbox } from 'workbox-window'
import type { Marks } from '#lib/marks.ts'

const checkAfterMs = 15 * 60_000
const laterKey = 'update-later'

type Surroundings = {
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'update'>
  /** This page was already served by a worker when it loaded. */
  wasControlled: boolean
  isBusy: () => boolean
  countWindows: () => Promise<number>
  reload: () => void
  /** Lives as long as the tab. */
  marks: Marks
  now: () => number
}

/**
 * Offers a new version that waits, and takes it over when the shopper says so. At a start with no other window open it
 * takes over by itself and without a reload: the parts of the page at hand are kept until it is left.
 */
export function createUpdates({ worker, wasControlled, isBusy, countWindows, reload, marks, now }: Surroundings) {
  let isReady = false
  let isSilent = false
  let isReloading = false
  let checkedAt = now()
  const listeners = new Set<() => void>()
  const setReady = (next: boolean) => {
    isReady = next
    for (const listener of listeners) listener()
  }

  async function foundWaiting(sinceStart: boolean) {
    // On a first visit, and for programs that read pages, there is nothing to update.
    if (!wasControlled) return
    if (sinceStart && !isBusy() && (await countWindows()) === 1) {
      isSilent = true
      worker.messageSkipWaiting()
    } else if (!marks.getItem(laterKey)) setReady(true)
  }

  function tookOver() {
    setReady(false)
    if (!wasControlled || isSilent || isReloading || isBusy()) return
    isReloading = true
    reload()
  }

  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => void foundWaiting(!!wasWaitingBeforeRegister))
  worker.addEventListener('controlling', tookOver)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isReady: () => isReady,
    accept: () => worker.messageSkipWaiting(),
    /** Until the next start. */
    postpone: () => {
      marks.setItem(laterKey, '1')
      setReady(false)
    },
    /** Called whenever the page is looked at again. */
    check: async () => {
      if (now() - checkedAt < checkAfterMs) return
      checkedAt = now()
      await worker.update()
    },
  }
}
