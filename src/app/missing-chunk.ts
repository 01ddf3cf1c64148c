import { pagesCachePrefix } from '#contract/worker.ts'
import { shopAnswers } from '#lib/shop-answers.ts'

const triedKey = 'missing-chunk'
const answerLimitMs = 3_000

/** One reload for each session: a build whose files are gone would have the page reload for ever. Without storage, none. */
function mayTry() {
  try {
    if (sessionStorage.getItem(triedKey)) return false
    sessionStorage.setItem(triedKey, '1')
    return true
  } catch {
    return false
  }
}

async function forgetStoredPages() {
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}

let isAsking = false

async function comeAfresh() {
  if (isAsking) return
  isAsking = true
  const answers = await shopAnswers(answerLimitMs).catch(() => false)
  isAsking = false
  if (!answers || !mayTry()) return
  await forgetStoredPages().catch(() => undefined)
  location.reload()
}

/**
 * A part of the app that the server no longer has: the page comes afresh, of today's build. While the shop is away that would
 * take away what can still be read: the page then says what failed, with another try.
 */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', () => void comeAfresh())
}
