import { pagesCachePrefix } from '#contract/worker.ts'

const triedKey = 'missing-chunk'

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

/** A part of the app that the server no longer has: the page comes afresh, of today's build. Offline that would not help. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayTry()) return
    event.preventDefault()
    void forgetStoredPages().finally(() => location.reload())
  })
}
