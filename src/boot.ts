// Inlined in the document; delays the files of the app until images and fonts of the first view are loaded.
// scripts/lib/build/inline-boot.ts inlines it. It imports nothing.

const timeoutMs = 3_000
/** How long a page may stay blank or show placeholders on a slow network. */
const blankMs = 30_000
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const entry = document.currentScript?.dataset.entry ?? ''

type Rules = { createHTML?: (html: string) => string | null; createScriptURL?: (address: string) => string | null }
type TrustedTypes = { createPolicy(name: string, rules: Rules): { createHTML: (html: string) => string } }
const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes // not in every browser
const own = trustedTypes?.createPolicy('hearth', { createHTML: (html) => html })
// Strings that libraries assign: React's script tag, and the addresses of the service worker and the entry script.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' ? html : null),
  createScriptURL: (address) => (/^\/(?:sw|anti-fraud)\.js$/.test(address) ? address : null),
})

const known = new Map<string, string>()
/** Marks our own or sanitised markup as trusted. Equal strings return the same object, because React compares them. */
function trusted(html: string) {
  const markup = known.get(html) ?? own?.createHTML(html) ?? html
  known.set(html, markup)
  return markup
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const heard = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true, passive: true }))

/** Resolves at the first contentful paint, which on a busy device is long after the animation frame. */
const firstPaint = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  })
  observer.observe({ type: 'paint', buffered: true })
})

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Resolves when the first view is painted. */
async function firstView() {
  if (document.readyState !== 'complete') await heard(window, 'load')
  await twoFrames()
  await firstPaint
}

/** Resolves at the first input of the shopper. */
const inUse = Promise.race(signs.map((sign) => heard(window, sign)))

// Content far below is laid out once, in the final fonts and in pieces (deferred-layout.ts), unless it is wanted before.
void Promise.race([location.hash ? firstPaint : inUse, heard(document, 'scroll'), after(timeoutMs)]).then(() =>
  document.querySelector('style[data-first-view]')?.remove(),
)

let pressed: HTMLElement | null = null
let hasFailed = false

function release() {
  if (pressed) delete pressed.dataset.held
  pressed = null
}

const addsKey = 'hearth:early-adds'
/** Reads from storage, which may be blocked or hold nonsense. */
function stored<Value>(read: () => Value, otherwise: Value) {
  try {
    return read()
  } catch {
    return otherwise
  }
}
/** Addresses of products that were added before the app, which adds those that are left (early-adds.ts). */
const earlyAdds = () => stored<string[]>(() => JSON.parse(localStorage.getItem(addsKey) ?? '[]'), [])
const storeEarlyAdds = (adds: readonly string[]) =>
  // Without storage the product is added as long as the page is open.
  stored(
    () => (adds.length > 0 ? localStorage.setItem(addsKey, JSON.stringify(adds)) : localStorage.removeItem(addsKey)),
    undefined,
  )

/** Stores the product beside the control, and returns what fills its line in the drawer. */
function addEarly(control: Element) {
  const place = control.closest('article,[data-sku],main')
  const find = (names: string) => place?.querySelector<HTMLElement>(names)
  const title = find('[data-part="title"],h1')
  storeEarlyAdds([...earlyAdds(), title?.querySelector('a')?.pathname ?? location.pathname])
  const picture = [...(place?.querySelectorAll('img') ?? [])].find(({ naturalWidth }) => naturalWidth > 0)
  const image = picture ? Object.assign(new Image(), { src: picture.currentSrc, alt: '' }) : ''
  return { title: title?.textContent ?? '', price: find('[data-part="now"]')?.cloneNode(true) ?? '', image }
}

const isCartEmpty = () =>
  earlyAdds().length === 0 &&
  stored(() => {
    // Without a cart, or with an empty one (stored-flag.ts).
    const kept = localStorage.getItem(`hearth:${document.documentElement.dataset.brand}:cart-kept`) ?? 'empty'
    return kept === 'empty' && !localStorage.getItem('loggedIn')
  }, false)

/** Fields in a drawer, by those of the page that they are copies of. */
const copied = new Map<EventTarget, HTMLInputElement>()

/** Fills a drawer with what the page and this device already have; the rest waits for the app. */
function fill(drawer: HTMLElement, { opens, line }: { opens: string; line: ReturnType<typeof addEarly> | null }) {
  const body = drawer.querySelector<HTMLElement>('[data-early-body]')
  if (!body || hasFailed) return
  const whole = drawer.querySelector('template')?.content
  const panel = opens === 'refine' && document.querySelector('aside[aria-label="Refine"]')?.lastElementChild
  if (line && whole) {
    body.replaceChildren(whole)
    for (const hole of body.querySelectorAll<HTMLElement>('[data-fill]'))
      hole.append(line[hole.dataset.fill as keyof typeof line]) // as early-drawers.tsx names them
  } else if (opens === 'cart' && whole && isCartEmpty()) body.replaceChildren(whole)
  else if (panel) {
    body.replaceChildren(...panel.cloneNode(true).childNodes)
    const copies = body.querySelectorAll('input')
    for (const [place, field] of panel.querySelectorAll('input').entries()) copied.set(copies[place] ?? field, field)
  } else return
  body.dataset.filled = ''
}

/** Opens the drawer of a held control as the server rendered it; the app replaces it by its own. */
function openEarlyDrawer(control: HTMLElement) {
  const { opens = '' } = control.dataset
  const line = opens === 'add' ? addEarly(control) : null
  const drawer = document.querySelector<HTMLDialogElement>(`dialog[data-early="${opens}"]`)
  if (!drawer || drawer.open) return
  drawer.showModal()
  // After its first paint, which answers the press.
  requestAnimationFrame(() => setTimeout(() => fill(drawer, { opens, line })))
  fetchFiles(opens)
  // Who closes it no longer wants what it shows; an addition stays wanted.
  drawer.addEventListener('close', () => opens !== 'add' && pressed?.dataset.opens === opens && release(), {
    once: true,
  })
}

/**
 * Holds a click that only the app can handle: on a button, or on a link that opens something in the page
 * (`data-opens`).
 */
function holdClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('[data-early]')) return
  const control = target?.closest<HTMLElement>('button,a[data-opens]')
  const isSubmit = control instanceof HTMLButtonElement && control.form && control.type === 'submit'
  // These keys open a new tab or window.
  if (isSubmit || event.metaKey || event.ctrlKey || event.shiftKey) return
  release()
  // Links lead somewhere without the app.
  if (!control || (hasFailed && control instanceof HTMLAnchorElement)) return
  pressed = control
  if (control instanceof HTMLAnchorElement) event.preventDefault()
  control.dataset.held = ''
  openEarlyDrawer(control)
  if (hasFailed) sayFailed()
}
window.addEventListener('click', holdClick, true)

/** Stops holding clicks; returns the control that was clicked last. */
function takePress() {
  window.removeEventListener('click', holdClick, true)
  const control = pressed
  release()
  if (control?.dataset.opens === 'add') storeEarlyAdds(earlyAdds().slice(0, -1))
  return control
}

// The event fires once, often before the app starts: stored for it. The app offers installation later than the browser
// would.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Object.assign(window, { deferredInstallPrompt: event })
})

/** Fields that were typed into or ticked before hydration. */
const fields = new Set<EventTarget | null>()
function recordField({ target }: Event) {
  const original = target && copied.get(target)
  if (original) original.checked = (target as HTMLInputElement).checked // copies are made of inputs
  fields.add(original ?? target)
}
window.addEventListener('input', recordField, true)

/** Stops recording fields; returns them. */
function takeFields() {
  window.removeEventListener('input', recordField, true)
  return fields as Set<HTMLInputElement> // only inputs, selects and textareas fire input events
}

/**
 * Shows an error where the page stays blank or needs the app, which failed to load. The app replaces it if it loads
 * later.
 */
function sayFailed() {
  hasFailed = true
  const link = pressed
  release()
  if (link instanceof HTMLAnchorElement) return location.assign(link.href)
  const root = document.getElementById('root')
  const isBlank = root?.childElementCount === 0
  const place = isBlank ? root : document.querySelector('dialog[open] [data-early-body],[data-waiting]')
  if (!place) return
  const [tag, heading] = isBlank ? ['main', 'h1'] : ['div', 'h2']
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content
  const face = [...document.fonts].at(-1)
  const room = isBlank ? 'max-width:35rem;margin:auto;padding:40px 16px' : ''
  const style = isBlank ? `border-top:60px solid ${colour};font:1rem/1.5 ${face?.family},sans-serif` : ''
  document.title = 'Something went wrong'
  place.innerHTML = trusted(
    `<${tag} role="alert" style='${style}'><div style="${room}"><${heading}>Something went wrong</${heading}><p>This page could not be loaded.</p><button style="font:inherit;min-height:48px;padding:0 20px">Try again</button></div></${tag}>`,
  )
  place.querySelector('button')?.addEventListener('click', () => location.reload())
}

/** Preloads files in parallel, as the server lists them, instead of following their imports. */
function fetchFiles(of: string) {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="${of}-files"]`)?.content.split(' ') ?? []
  const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

const early = {
  /** Whether the page is readable without the app: rendered by the server, without placeholders. */
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
    /** Input and state recorded before the app starts, for its entry. */
    early?: typeof early
  }
}

const fontStyles = document.querySelector<HTMLStyleElement>('[data-letters]')
const fontFiles = fontStyles?.dataset.letters?.split(' ') ?? []

const texts = ['h1', 'h2', 'h3', 'p', 'li', 'dd', 'span', 'small', '[data-part="actions"]', '[data-actions]']
  .map((name) => `${name}:not([data-later] *)`) // deferred content has no layout yet
  .join()

/** The texts of the first view with their heights; inner elements first. */
const textsInView = () =>
  [...document.querySelectorAll<HTMLElement>(texts)]
    .filter((text) => text.offsetHeight && text.getBoundingClientRect().top < innerHeight)
    .map((text) => ({ text, height: text.offsetHeight }))
    .reverse()

/** Steps of word and letter spacing in em, the least visible first; with the last one the line breaks elsewhere. */
const spacings = [
  [1 / 32, 0],
  [1 / 16, 0],
  [1 / 16, 1 / 100],
  [1 / 8, 0],
  [0, 0],
] as const

/**
 * Keeps a text's number of lines in another font by changing its spacing slightly, so that nothing below it moves.
 */
function preserveLineCount({ text, height }: ReturnType<typeof textsInView>[number]) {
  const change = () => text.offsetHeight - height
  const direction = -Math.sign(change())
  // Headings have a letter spacing of their own. Read first: after each change it would calculate the styles again.
  const own = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0
  for (const [word, letter] of spacings) {
    if (Math.abs(change()) <= 3) return
    text.style.wordSpacing = word ? `${direction * word}em` : ''
    text.style.letterSpacing = letter ? `calc(${own}px + ${direction * letter}em)` : ''
  }
}

/**
 * Replaces the fallback fonts by the shop's fonts, all together; resolves when they are loaded. Added as font faces of
 * the document: a style sheet would recalculate the styles of the whole page.
 */
async function showFonts() {
  const rules = [...(fontStyles?.sheet?.cssRules ?? [])] as CSSFontFaceRule[] // the sheet contains only font faces
  const faces = rules.map(({ style }) => {
    const [family = '', source = '', weight = '', unicodeRange = ''] = [
      'font-family',
      'src',
      'font-weight',
      'unicode-range',
    ].map((name) => style.getPropertyValue(name))
    const face = new FontFace(family.replaceAll('"', ''), source, { weight, unicodeRange, display: 'swap' })
    // The other characters load when a text needs them.
    return { face, isNeeded: fontFiles.some((file) => source.includes(file)) }
  })
  await Promise.allSettled(faces.map(({ face, isNeeded: isUsed }) => isUsed && face.load()))
  const before = textsInView()
  // Parsing fonts is a task of its own.
  await after(0)
  for (const { face } of faces) document.fonts.add(face)
  before.forEach(preserveLineCount)
}

/** A device with cached fonts renders the first view in them. */
function preloadFonts() {
  const kind = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }
  document.head.append(...fontFiles.map((href) => Object.assign(document.createElement('link'), { href, ...kind })))
  if (fontStyles) fontStyles.media = 'all'
}

// Without an icon link the browser requests /favicon.ico.
const noIcon = Object.assign(document.createElement('link'), { rel: 'icon', href: 'data:,' })
document.head.append(noIcon)

/** The browser requests manifest and icon when their tags appear, and the first view needs neither. */
function nameApp() {
  const tags = document.querySelector('noscript[data-app]')
  noIcon.remove()
  document.head.insertAdjacentHTML('beforeend', trusted(tags?.textContent ?? ''))
}

/**
 * The server's HTML is the same for everyone: a dismissed announcement is hidden before the first paint
 * (alert-state.ts).
 */
function hideClosedAlert() {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  try {
    const isClosed = read('recheckAlertBannerExpiry')?.expiry > Date.now() && !read('alertCacheData')
    if (isClosed) document.documentElement.dataset.alertClosed = ''
  } catch {
    // Without readable storage no announcement was dismissed.
  }
}
hideClosedAlert()

// On the cart page of a device without a cart, the empty one is shown in place of the placeholders.
if (isCartEmpty()) document.documentElement.dataset.emptyCart = ''

/** The page is then readable without the app; other pages keep no mark. */
function finishEmptyCart() {
  const place = document.querySelector('[data-early-cart]')
  if (!place) delete document.documentElement.dataset.emptyCart
  else if (isCartEmpty()) place.previousElementSibling?.querySelector('[data-waiting]')?.removeAttribute('data-waiting')
}

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

export {}
