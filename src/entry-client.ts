import './lib/boot/styles-in-place.ts' // before Emotion makes its first cache
import { reloadOnMissingChunk } from './app/boot/missing-chunk.ts'
import { layOutTheRest } from './lib/boot/deferred-layout.ts'
import { pause } from './lib/boot/pause.ts'

// boot.ts loads this file after the first view, or at the first input of the shopper.

/** On a busy page the start waits no longer than this for an idle moment. */
const timeoutMs = 1_000

/** Resolves when the browser has nothing else to do. Safari has no requestIdleCallback. */
const idle = () =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: timeoutMs })
    else setTimeout(resolve, 100)
  })

const fieldsBefore = () => import('./app/boot/restore-early-input.ts')

/** Pauses between the steps split the start into several tasks. */
async function begin() {
  await import('./libraries.ts')
  await pause()
  await import('./drawing.ts')
  await pause()
  const module = await import('./start.tsx')
  await pause()
  // When this import fails the page stays as the server rendered it, and its forms submit the values of their fields.
  return module.start(async () => early?.fields.size && fieldsBefore())
}

/** A field that was focused before hydration: React repeats the event once it has hydrated the field. */
function reportEarlyFocus() {
  const { activeElement, body } = document
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** From its start on the app loads the next page itself. */
const endPrefetches = () => document.querySelector('script[type="speculationrules"]')?.remove()

const { early } = window
reloadOnMissingChunk()
void layOutTheRest(early?.firstView)
// The first view and its fonts are painted before the page is hydrated, unless the shopper uses it already.
if (early?.isReadable) await Promise.race([early.inUse, early.firstView?.then(idle)])
try {
  const app = await begin()
  early?.leaveClicks()
  endPrefetches()
  const fields = early?.takeFields()
  if (fields?.size) await (await fieldsBefore()).restoreEarlyInput(fields, app)
  reportEarlyFocus()
  // An event that React gets meanwhile makes it hydrate the whole page in one task.
  await app.hydrated
  const press = early?.takePress()
  if (press) early?.clickAgain(press)
} catch (cause) {
  // The page stays readable and its links work; missing-chunk.ts reloads it when the server no longer has a chunk.
  console.warn(`start: ${cause}`)
  early?.sayFailed()
}
