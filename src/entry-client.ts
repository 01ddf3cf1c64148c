import { reloadOnMissingChunk } from './app/missing-chunk.ts'
import { layOutTheRest } from './lib/later-layout.ts'
import { pause } from './lib/pause.ts'

// The document alone makes the first view; its pictures and letters come before the app, which takes over what stands.
const patienceMs = 3_000
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

// A page that is the app's to draw has nothing to wait for.
const isDrawn = document.getElementById('page-state') !== null

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** After the frame that is drawn next. */
const nextFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** Resolves when the browser says that it has drawn something, which on a busy machine is long after it was asked to. */
const drawn = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  })
  observer.observe({ type: 'paint', buffered: true })
})

/** Resolves when the first view stands on the screen. */
const firstView = new Promise<void>((resolve) => {
  const seen = () => nextFrame(() => void drawn.then(resolve))
  if (document.readyState === 'complete') seen()
  else window.addEventListener('load', seen, { once: true })
})

/** Resolves at the first sign that somebody is busy with the page. */
const inUse = new Promise((resolve) => {
  for (const sign of signs) window.addEventListener(sign, resolve, { once: true, passive: true })
})

let pressed = null as HTMLElement | null
/** Keeps a press that nobody hears before the app stands: links work without it, and so do forms. */
function keepPress({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null
  pressed = button?.form && button.type === 'submit' ? null : button
}

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

/** Each in a piece of work of its own. */
async function begin() {
  keepStyles()
  await import('./libraries.ts')
  await pause()
  await import('./drawing.ts')
  await pause()
  const { start } = await import('./start.tsx')
  await pause()
  await start()
}

reloadOnMissingChunk()
window.addEventListener('click', keepPress, true)
void firstView.then(layOutTheRest)
if (isDrawn) await Promise.race([firstView, inUse, after(patienceMs)])
fetchAhead()
// Read in peace: whoever only looks is not disturbed for the first seconds, and whoever begins is waited for no longer.
if (isDrawn) await Promise.race([inUse, after(patienceMs)])
// What stands can still be read, and its links work; a part the server no longer has brings the page afresh (missing-chunk.ts).
await begin().catch((cause: unknown) => console.warn(`start: ${cause}`))
window.removeEventListener('click', keepPress, true)
pressed?.click()
