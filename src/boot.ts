// Inlined in the document by scripts/lib/build/inline-boot.ts. Delays the files of the app until images and fonts of
// the first view are loaded, and records what the shopper does before.
import { nameApp } from './app/early/app-tags.ts'
import { clickAgain, holdClicks, leaveClicks, takePress } from './app/early/clicks.ts'
import { hideClosedAlert } from './app/early/closed-alert.ts'
import { finishEmptyCart, showEmptyCart } from './app/early/empty-cart.ts'
import { sayFailed } from './app/early/failure.ts'
import { fields, recordFields, takeFields } from './app/early/fields.ts'
import { fetchFiles } from './app/early/files.ts'
import { after, firstPaint, firstView, heard, inUse, timeoutMs } from './app/early/first-view.ts'
import { preloadFonts, showFonts } from './app/early/fonts.ts'
import { markSignedIn } from './app/early/signed-in.ts'
import { trusted } from './app/early/trusted-types.ts'

/** How long a page may stay blank or show placeholders on a slow network. */
const blankMs = 30_000
const entry = document.currentScript?.dataset.entry ?? ''

const early = {
  /** The page that the server rendered. */
  address: location.pathname + location.search,
  /** Whether the page is readable without the app: rendered by the server, without placeholders. */
  isReadable: false,
  firstView: undefined as Promise<unknown> | undefined,
  inUse,
  leaveClicks,
  takePress,
  clickAgain,
  fields,
  takeFields,
  sayFailed,
  trusted,
}
window.early = early
declare global {
  interface Window {
    /** Input and state recorded before the app starts, for its entry. */
    early?: typeof early
  }
}

holdClicks()
recordFields()
hideClosedAlert()
showEmptyCart()
markSignedIn()

// The event fires once, often before the app starts: stored for it. The app offers installation later than the
// browser would.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Object.assign(window, { deferredInstallPrompt: event })
})

/** Longer than the paint that answers a press. */
const answerMs = 200
// Content far below is laid out once, in the final fonts and in pieces (deferred-layout.ts), unless it is wanted before.
// A scroll or a key wants it at once; a press is answered first.
void Promise.race([
  location.hash ? firstPaint : inUse.then(() => after(answerMs)),
  heard(document, 'scroll'),
  heard(window, 'keydown'),
  after(timeoutMs),
]).then(() => document.querySelector('style[data-first-view]')?.remove())

// A product loaded again is shown where it was scrolled to: with reserved heights that would be another place. Parts of
// other pages are about as high as what is reserved.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (location.pathname.startsWith('/p/') && load?.type !== 'navigate') document.documentElement.dataset.settled = ''

async function boot() {
  // The service worker caches the fonts, and controls the page from the second visit on.
  const hasCachedFonts = navigator.serviceWorker?.controller
  if (hasCachedFonts) preloadFonts()
  await heard(document, 'DOMContentLoaded')
  finishEmptyCart()
  // An empty shell has no first view to wait for, and neither has a truncated response.
  if (document.getElementById('page-state')) {
    early.isReadable = !document.querySelector('[data-waiting]')
    const view = firstView()
    void view.then(nameApp)
    // The deferred content is laid out once, in the final fonts.
    early.firstView = Promise.race([hasCachedFonts ? view : view.then(showFonts), after(timeoutMs)])
    await Promise.race([early.isReadable ? view : firstPaint, inUse, after(timeoutMs)])
  } else {
    nameApp()
    if (!hasCachedFonts) void showFonts()
  }
  void after(blankMs).then(sayFailed)
  fetchFiles('page')
  await import(/* @vite-ignore */ entry)
}

// A server-rendered page is readable without the app, and its links and forms work.
boot().catch((cause: unknown) => {
  console.warn(`boot: ${cause}`)
  sayFailed()
})
