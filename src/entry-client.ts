import { reloadOnMissingChunk } from './app/boot/missing-chunk.ts'
import { layOutTheRest } from './lib/boot/deferred-layout.ts'
import { pause } from './lib/boot/pause.ts'

// boot.ts loads this file after the first view, or at the first input of the shopper.
const patienceMs = 3_000

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Emotion would move the style elements, and the browser would recalculate all styles; `data-s` marks them as moved.
 */
function markStylesMoved() {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion]')) style.dataset.s = ''
}

const fieldsBefore = () => import('./lib/boot/restore-early-input.ts')

/** Pauses between the steps split the start into several tasks. */
async function begin() {
  markStylesMoved()
  await import('./libraries.ts')
  await pause()
  await import('./drawing.ts')
  await pause()
  const { start } = await import('./start.tsx')
  await pause()
  // When this import fails the page stays as the server rendered it, and its forms submit the values of their fields.
  await start(async () => early?.fields.size && fieldsBefore())
}

const { early } = window
reloadOnMissingChunk()
void layOutTheRest(early?.firstView)
// Hydrates after the first seconds, or at the first input, so that reading is not interrupted.
if (early?.isReadable) await Promise.race([early.inUse, after(patienceMs)])
try {
  await begin()
  const fields = early?.takeFields()
  if (fields?.size) (await fieldsBefore()).restoreEarlyInput(fields)
} catch (cause) {
  // The page stays readable and its links work; missing-chunk.ts reloads it when the server no longer has a chunk.
  console.warn(`start: ${cause}`)
  early?.sayFailed()
}
early?.takePress()?.click()
