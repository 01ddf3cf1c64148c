import { pagesCachePrefix } from '#contract/worker.ts'
import { missedAhead } from '#lib/load-ahead.ts'
import { pause } from '#lib/pause.ts'
import { shopAnswers } from '#lib/shop-answers.ts'

const triedKey = 'missing-chunk'

/** One reload for each session: a build whose files are gone would have the page reload for ever. Without storage, none. */
function mayTry(isNow?: boolean) {
  try {
    if (sessionStorage.getItem(triedKey)) return false
    if (isNow) sessionStorage.setItem(triedKey, '1')
    return true
  } catch {
    return false
  }
}

/** Fails where there is no such storage: then there is nothing to forget. */
async function forgetStoredPages() {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}

let heading: string | undefined
/** Where the page is being left for; empty where the browser itself goes. */
let leavingFor: string | undefined
let isAsking = false
let presses = 0
/** Parts that were missed while somebody was typing, and after how many presses. */
const missed = new Map<string, number>()

/** The router says where it is going, and when it is there. */
export function headFor(address: string | undefined) {
  heading = address && new URL(address, location.href).href
  // Pressed anew, the same address is on its way already; another one says that the page was not left after all.
  if (heading && heading !== leavingFor) leavingFor = undefined
}

/**
 * True where the page would be taken from under somebody. Who presses for the same part again needs it; the app by itself asks for
 * some more than once.
 */
function isForLater(part: string) {
  if (!document.activeElement?.closest('form,input,select,textarea')) return false
  const since = missed.get(part) ?? presses
  missed.set(part, since)
  return since === presses
}

async function comeAfresh(cause: unknown) {
  const wanted = heading
  const part = String(cause)
  // By then whoever only loaded ahead has been told of it, too: nothing that is read misses that part.
  await pause()
  if (missedAhead.has(cause) || isAsking || leavingFor !== undefined || (!wanted && isForLater(part))) return
  isAsking = true
  const answers = await shopAnswers().catch(() => false)
  isAsking = false
  const to = heading ?? wanted
  // The way there ends in an error page at its address; anywhere else somebody has gone on.
  const isGone = !heading && to && to !== location.href
  if (!answers || leavingFor !== undefined || isGone) return
  // Typing may have begun meanwhile.
  const mayGo = (isNow?: boolean) => to || (!isForLater(part) && mayTry(isNow))
  if (!mayGo()) return
  await forgetStoredPages().catch(() => undefined)
  if (!mayGo(true)) return
  leavingFor = to
  if (to && to !== location.href) location.assign(to)
  else location.reload()
}

/**
 * A part of the app that does not come: the page comes afresh, of today's build, and where somebody was going it is the page they
 * wanted. While the shop is away that would take away what can still be read: the page then says what failed, with another try.
 */
export function reloadOnMissingChunk() {
  window.addEventListener('beforeunload', () => {
    leavingFor ??= heading ?? ''
  })
  const notePress = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a,button')) presses++ // only elements are pressed
  }
  window.addEventListener('click', notePress, true)
  window.addEventListener('vite:preloadError', ({ payload }) => void comeAfresh(payload))
}
