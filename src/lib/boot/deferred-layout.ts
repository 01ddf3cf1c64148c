import { nextFrame } from './pause.ts'

/** Elements per frame: more make a frame long, fewer paint more often than needed. */
const batch = 60

const partsThat = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/**
 * Lays out the sections that the first view deferred (`data-later`), those marked `next` first, once the first view is
 * complete. Later pages are laid out normally.
 */
export async function layOutTheRest(firstView?: Promise<unknown>) {
  await firstView
  // In development, React would report a hydration mismatch for every section.
  const parts = import.meta.env.DEV ? [] : [...partsThat('[data-later="next"]'), ...partsThat('[data-later="true"]')]
  let room = 0
  for (const part of parts) {
    const size = part.getElementsByTagName('*').length
    if (size > room) {
      await nextFrame()
      room = batch
    }
    part.style.contentVisibility = 'visible'
    room -= size
  }
  // The last ones are laid out first: what they contain is free to overflow only then (themes/global-styles.ts).
  await nextFrame()
  document.documentElement.dataset.settled = ''
}
