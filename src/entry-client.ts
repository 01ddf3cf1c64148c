import { reloadOnMissingChunk } from './app/missing-chunk.ts'
import { pause } from './lib/pause.ts'

// The document alone makes the first view; its pictures and letters come before the app, which takes over what stands.
const patienceMs = 3_000
const signs = ['pointerdown', 'keydown', 'touchstart'] as const

/** After the frame that is drawn next. */
const nextFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** Resolves when the first view stands on the screen, when somebody is already busy with the page, or after three seconds. */
const firstView = new Promise<void>((resolve) => {
  const seen = () => resolve()
  // A page that is the app's to draw has nothing to wait for.
  if (!document.getElementById('page-state')) seen()
  if (document.readyState === 'complete') nextFrame(seen)
  else window.addEventListener('load', () => nextFrame(seen), { once: true })
  for (const sign of signs) window.addEventListener(sign, seen, { once: true, passive: true })
  setTimeout(seen, patienceMs)
})

/** All files of this page at once, as the server lists them, instead of one after the other as they name each other. */
function fetchAhead() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content.split(' ') ?? []
  const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

// Said once, often before the app stands: kept for it. We ask at a better moment than the browser's bar would.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Object.assign(window, { keptInstallPrompt: event })
})

/** The library would move the styles of the page, which has the whole page styled anew; so marked, they are where it wants them. */
function keepStyles() {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion]')) style.dataset.s = ''
}

reloadOnMissingChunk()
await firstView
fetchAhead()
keepStyles()
await import('./libraries.ts')
await pause()
await import('./drawing.ts')
await pause()
const { start } = await import('./start.tsx')
await pause()
await start()
