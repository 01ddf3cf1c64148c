import { pagesCachePrefix } from '#contract/worker.ts'
import { pause } from '#lib/boot/pause.ts'
import { missedAhead } from '#lib/boot/preload.ts'
import { isShopReachable } from '#lib/network/probe-server.ts'

const triedKey = 'missing-chunk'

/**
 * One reload per session, or a build with missing files would reload forever. A target that was loaded because of a
 * missing chunk is not loaded again: it would lack the same one. Without session storage there is no reload.
 */
function mayReload() {
  try {
    const tried = sessionStorage.getItem(triedKey)
    return tried !== '1' && tried !== location.href
  } catch {
    return false
  }
}

/** Stores the address of such a target, or '1' for the reload of the session; false where it cannot be stored. */
function noteTry(next: string) {
  try {
    if (sessionStorage.getItem(triedKey) !== '1') sessionStorage.setItem(triedKey, next)
    return true
  } catch {
    return false
  }
}

/** Rejects where the browser has no cache storage: then no pages are stored. */
async function forgetStoredPages() {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}

let heading: string | undefined
/** The address of the navigation that leaves this document; empty when the browser itself navigates. */
let leavingFor: string | undefined
let isProbing = false
let presses = 0
/** Chunks that were missing while the shopper typed, with the number of clicks at that time. */
const missed = new Map<string, number>()

/** The router reports the target of a navigation, and undefined at its end. */
export function headFor(address: string | undefined) {
  heading = address && new URL(address, location.href).href
  // A click on the same link is the pending navigation; another link means that the document was not left.
  if (heading && heading !== leavingFor) leavingFor = undefined
}

/**
 * True where a reload would interrupt the shopper's typing. Only a click for the same chunk shows that they need it:
 * the app itself retries some imports.
 */
function isForLater(part: string) {
  if (!document.activeElement?.closest('form,input,select,textarea')) return false
  const since = missed.get(part) ?? presses
  missed.set(part, since)
  return since === presses
}

async function reloadForChunk(cause: unknown) {
  const target = heading
  const part = String(cause)
  // Waits until `loadAhead` has recorded its own failures: a failed preload needs no reload.
  await pause()
  if (missedAhead.has(cause) || isProbing || leavingFor !== undefined || (!target && isForLater(part))) return
  isProbing = true
  const isReachable = await isShopReachable().catch(() => false)
  isProbing = false
  const to = heading ?? target
  if (!isReachable || leavingFor !== undefined) return
  // Reloads only at the address of the failed navigation; elsewhere the shopper has navigated on.
  if (!heading && to && to !== location.href) return
  // The shopper may have started to type in the meantime.
  const mayGo = () => to || (!isForLater(part) && mayReload())
  if (!mayGo()) return
  await forgetStoredPages().catch(() => undefined)
  if (!mayGo()) return
  const isNoted = noteTry(to || '1')
  // A reload that is not noted would come again and again.
  if (!isNoted && !to) return
  leavingFor = to
  if (to && to !== location.href) location.assign(to)
  else location.reload()
}

/**
 * Reloads the page in the current build when a chunk is missing, at the target of a pending navigation. While the shop
 * is down the readable page stays: it shows the error with a retry.
 */
export function reloadOnMissingChunk() {
  window.addEventListener('beforeunload', () => {
    leavingFor ??= heading ?? ''
  })
  const notePress = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a,button')) presses++ // events of a click always target an element
  }
  window.addEventListener('click', notePress, true)
  window.addEventListener('vite:preloadError', ({ payload }) => void reloadForChunk(payload))
}
