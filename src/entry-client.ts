import { reloadOnMissingChunk } from './app/missing-chunk.ts'
import { layOutTheRest } from './lib/later-layout.ts'
import { pause } from './lib/pause.ts'

// The document waits for the first view before it asks for this file (boot.ts), unless somebody uses the page before that.
const patienceMs = 3_000

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The library would move the styles of the page, which has the whole page styled anew; so marked, they are where it wants them. */
function keepStyles() {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion]')) style.dataset.s = ''
}

const fieldsBefore = () => import('./lib/fields-before.ts')

/** Each in a piece of work of its own. */
async function begin() {
  keepStyles()
  await import('./libraries.ts')
  await pause()
  await import('./drawing.ts')
  await pause()
  const { start } = await import('./start.tsx')
  await pause()
  // Where it does not come the page stays as the server made it, and its forms send what stands in their fields.
  await start(async () => early?.fields.size && fieldsBefore())
}

const { early } = window
reloadOnMissingChunk()
void layOutTheRest(early?.firstView)
// Read in peace: whoever only looks is not disturbed for the first seconds, and whoever begins is waited for no longer.
if (early?.isReadable) await Promise.race([early.inUse, after(patienceMs)])
try {
  await begin()
  const fields = early?.takeFields()
  if (fields?.size) (await fieldsBefore()).tellFields(fields)
} catch (cause) {
  // What stands can still be read, and its links work; a part the server no longer has brings the page afresh (missing-chunk.ts).
  console.warn(`start: ${cause}`)
  early?.sayFailed()
}
early?.takePress()?.click()
