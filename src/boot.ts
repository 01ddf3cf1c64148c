// Stands in the document itself and waits, so that no file of the app comes before the first view: pictures and letters do.
// Built into the page by scripts/lib/inline-boot.ts. It imports nothing.

const patienceMs = 3_000
/** For so long a page may stay blank, or wait, on a slow line. */
const blankMs = 30_000
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const entry = document.currentScript?.dataset.entry ?? ''

type Rules = { createHTML?: (html: string) => string | null; createScriptURL?: (address: string) => string | null }
type TrustedTypes = { createPolicy(name: string, rules: Rules): { createHTML: (html: string) => string } }
const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes // not in every browser, and in no type yet
const own = trustedTypes?.createPolicy('hearth', { createHTML: (html) => html })
// What libraries give as text: the tag React makes each script of, and where the worker and the shop's own script are.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' ? html : null),
  createScriptURL: (address) => (/^\/(?:sw|anti-fraud)\.js$/.test(address) ? address : null),
})

const known = new Map<string, string>()
/** Markup of ours, or cleaned, as the policy of the page lets it in; the same text is the same thing again, which React asks for. */
function trusted(html: string) {
  const markup = known.get(html) ?? own?.createHTML(html) ?? html
  known.set(html, markup)
  return markup
}

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

// What is far down was passed over for it.
void drawn.then(() => document.querySelector('style[data-first-view]')?.remove())

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Resolves when the first view stands on the screen. */
async function firstView() {
  if (document.readyState !== 'complete') await heard(window, 'load')
  await twoFrames()
  await drawn
}

/** Resolves at the first sign that somebody is busy with the page. */
const inUse = Promise.race(signs.map((sign) => heard(window, sign)))

let pressed: HTMLElement | null = null
/** Holds a click that only the app can answer: on a button, or on a link that opens something in the page (`data-opens`). */
function holdClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button,a[data-opens]') : null
  const isSubmit = control instanceof HTMLButtonElement && control.form && control.type === 'submit'
  // A new tab or window is the shopper's own wish.
  if (isSubmit || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (pressed) delete pressed.dataset.held
  pressed = control
  if (control instanceof HTMLAnchorElement) event.preventDefault()
  if (control) control.dataset.held = ''
}
window.addEventListener('click', holdClick, true)

/** Stops holding clicks; returns the control that was clicked last. */
function takePress() {
  window.removeEventListener('click', holdClick, true)
  const control = pressed
  pressed = null
  if (control) delete control.dataset.held
  return control
}

// Said once, often before the app stands: kept for it. We ask at a better moment than the browser's bar would.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Object.assign(window, { keptInstallPrompt: event })
})

/** Typed into or ticked before the app stands. */
const fields = new Set<EventTarget | null>()
const keepField = ({ target }: Event) => fields.add(target)
window.addEventListener('input', keepField, true)

/** Ends the keeping of fields; answers with them. */
function takeFields() {
  window.removeEventListener('input', keepField, true)
  return fields as Set<HTMLInputElement> // what takes input looks like one
}

/** Says it where the page would stay blank, or wait, as the app does not come. The app draws over it when it comes after all. */
function sayFailed() {
  const link = takePress()
  if (link instanceof HTMLAnchorElement) return location.assign(link.href)
  const root = document.getElementById('root')
  const isBlank = root?.childElementCount === 0
  const place = isBlank ? root : document.querySelector('[data-waiting]')
  if (!place) return
  const [tag, heading] = isBlank ? ['main', 'h1'] : ['div', 'h2']
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content
  const face = [...document.fonts].at(-1)
  const room = isBlank ? 'max-width:35rem;margin:auto;padding:40px 16px' : ''
  const look = isBlank ? `border-top:60px solid ${colour};font:1rem/1.5 ${face?.family},sans-serif` : ''
  document.title = 'Something went wrong'
  place.innerHTML = trusted(
    `<${tag} role="alert" style='${look}'><div style="${room}"><${heading}>Something went wrong</${heading}><p>This page could not be loaded.</p><button style="font:inherit;min-height:48px;padding:0 20px">Try again</button></div></${tag}>`,
  )
  place.querySelector('button')?.addEventListener('click', () => location.reload())
}

/** All files of this page at once, as the server lists them, instead of one after the other as they name each other. */
function fetchFiles() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content.split(' ') ?? []
  const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

const early = {
  /** Whether the page can be read while the app is not there: the server has drawn it, and nothing on it waits. */
  isReadable: false,
  firstView: undefined as Promise<unknown> | undefined,
  inUse,
  takePress,
  fields,
  takeFields,
  sayFailed,
  trusted,
}
window.early = early
declare global {
  interface Window {
    /** What the document has noted before the app stands, for its entry. */
    early?: typeof early
  }
}

const letters = document.querySelector<HTMLStyleElement>('[data-letters]')
const letterFiles = letters?.dataset.letters?.split(' ') ?? []

const texts = ['h1', 'h2', 'h3', 'p', 'li', 'dd', 'span', 'small', '[data-part="actions"]']
  .map((name) => `${name}:not([data-later] *)`) // what is laid out later has no lines yet
  .join()

/** What is written in the first view, and how high it stands; what holds other texts comes after them. */
const textsInView = () =>
  [...document.querySelectorAll<HTMLElement>(texts)]
    .filter((text) => text.offsetHeight && text.getBoundingClientRect().top < innerHeight)
    .map((text) => ({ text, height: text.offsetHeight }))
    .reverse()

/** Has a text keep its number of lines in other letters, by a little more or less room between its words: nothing below it moves. */
function keepLines({ text, height }: ReturnType<typeof textsInView>[number]) {
  const change = () => text.offsetHeight - height
  const direction = -Math.sign(change())
  // Farther than an eighth could not be overlooked: then the line breaks elsewhere.
  for (const room of [1 / 32, 1 / 16, 1 / 8, 0]) {
    if (Math.abs(change()) <= 3) return
    text.style.wordSpacing = room ? `${direction * room}em` : ''
  }
}

/**
 * The shop's letters instead of those of the device, whose words are nearly as wide, all at once; resolves when they are there. As faces
 * of the document: a style sheet would have the whole page styled anew.
 */
async function showLetters() {
  const rules = [...(letters?.sheet?.cssRules ?? [])] as CSSFontFaceRule[] // the sheet has no others
  const faces = rules.map(({ style }) => {
    const [family = '', source = '', weight = '', unicodeRange = ''] = [
      'font-family',
      'src',
      'font-weight',
      'unicode-range',
    ].map((name) => style.getPropertyValue(name))
    const face = new FontFace(family.replaceAll('"', ''), source, { weight, unicodeRange, display: 'swap' })
    // What has the rest of the characters is fetched for a text that needs it.
    return { face, isNeeded: letterFiles.some((file) => source.includes(file)) }
  })
  await Promise.allSettled(faces.map(({ face, isNeeded }) => isNeeded && face.load()))
  const before = textsInView()
  // Reading them is a piece of work of its own.
  await after(0)
  for (const { face } of faces) document.fonts.add(face)
  before.forEach(keepLines)
}

/** A device that has the letters draws the first view with them. */
function fetchLetters() {
  const kind = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }
  document.head.append(...letterFiles.map((href) => Object.assign(document.createElement('link'), { href, ...kind })))
  if (letters) letters.media = 'all'
}

// A browser that is told of no icon looks for one at an address of old.
const noIcon = Object.assign(document.createElement('link'), { rel: 'icon', href: 'data:,' })
document.head.append(noIcon)

/** The browser asks for manifest and icon as soon as it is told of them, and the first view shows neither. */
function nameApp() {
  const tags = document.querySelector('noscript[data-app]')
  noIcon.remove()
  document.head.insertAdjacentHTML('beforeend', trusted(tags?.textContent ?? ''))
}

/** The server's HTML is the same for everyone: a closed announcement is hidden before the first paint (alert-state.ts). */
function hideClosedAlert() {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  try {
    const isClosed = read('recheckAlertBannerExpiry')?.expiry > Date.now() && !read('alertCacheData')
    if (isClosed) document.documentElement.dataset.alertClosed = ''
  } catch {
    // Without readable storage nothing was closed here.
  }
}
hideClosedAlert()

async function boot() {
  // The worker keeps them, and stands by from the second page on.
  const hasLetters = navigator.serviceWorker?.controller
  if (hasLetters) fetchLetters()
  await heard(document, 'DOMContentLoaded')
  // A page that is the app's to draw has nothing to wait for; nor has one that was cut off on its way.
  if (document.getElementById('page-state')) {
    early.isReadable = !document.querySelector('[data-waiting]')
    const view = firstView()
    void view.then(nameApp)
    // Its rest is laid out with its letters, once.
    early.firstView = Promise.race([hasLetters ? view : view.then(showLetters), after(patienceMs)])
    await Promise.race([early.isReadable ? view : drawn, inUse, after(patienceMs)])
  } else {
    nameApp()
    if (!hasLetters) void showLetters()
  }
  void after(blankMs).then(sayFailed)
  fetchFiles()
  await import(/* @vite-ignore */ entry)
}

// What stands can be read without it, and its links and forms work.
boot().catch((cause: unknown) => {
  console.warn(`boot: ${cause}`)
  sayFailed()
})

export {}
