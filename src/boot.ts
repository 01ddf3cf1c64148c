// Stands in the document itself and waits, so that no file of the app comes before the first view: pictures and letters do.
// Built into the page by scripts/lib/inline-boot.ts. It imports nothing.

const patienceMs = 3_000
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const entry = document.currentScript?.dataset.entry ?? ''

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const heard = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true, passive: true }))

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
async function firstView() {
  if (document.readyState !== 'complete') await heard(window, 'load')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await drawn
}

/** Resolves at the first sign that somebody is busy with the page. */
const inUse = Promise.race(signs.map((sign) => heard(window, sign)))

let pressed = null as HTMLElement | null
/** Keeps a press that nobody hears before the app stands: links work without it, and so do forms. */
function keepPress({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null
  pressed = button?.form && button.type === 'submit' ? null : button
}
window.addEventListener('click', keepPress, true)

/** Ends the keeping of presses; answers with the last one. */
function takePress() {
  window.removeEventListener('click', keepPress, true)
  return pressed
}

// Said once, often before the app stands: kept for it. We ask at a better moment than the browser's bar would.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Object.assign(window, { keptInstallPrompt: event })
})

/** All files of this page at once, as the server lists them, instead of one after the other as they name each other. */
function fetchFiles() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content.split(' ') ?? []
  const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

const early = { isDrawn: false, inUse, takePress }
window.early = early
declare global {
  interface Window {
    /** What the document has noted before the app stands, for its entry. */
    early?: typeof early
  }
}

async function boot() {
  await heard(document, 'DOMContentLoaded')
  // A page that is the app's to draw has nothing to wait for; nor has one that was cut off on its way.
  early.isDrawn = document.getElementById('page-state') !== null
  if (early.isDrawn) await Promise.race([firstView(), inUse, after(patienceMs)])
  fetchFiles()
  await import(/* @vite-ignore */ entry)
}

// What stands can be read without it, and its links and forms work.
boot().catch((cause: unknown) => console.warn(`boot: ${cause}`))

export {}
