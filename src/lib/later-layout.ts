/** Parts to a frame: more make it long, fewer have the frame drawn more often than it takes. */
const batch = 2

/** After the next frame: each batch is laid out in a piece of work of its own. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const partsThat = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/**
 * Lays out, part by part, what the first view left out (`data-later`), what says `next` before the rest: once that view stands,
 * which the app may come before. Pages that come after it are laid out whole.
 */
export async function layOutTheRest(firstView?: Promise<unknown>) {
  await firstView
  // While developing, React would report every part as not what the server sent.
  const parts = import.meta.env.DEV ? [] : [...partsThat('[data-later="next"]'), ...partsThat('[data-later="true"]')]
  for (let at = 0; at < parts.length; at += batch) {
    await nextFrame()
    for (const part of parts.slice(at, at + batch)) part.style.contentVisibility = 'visible'
  }
  document.documentElement.dataset.settled = ''
}
