/** When the browser has nothing better to do; Safari cannot say when. */
const rest = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })

/** Lays out, part by part, what the first view left out (`data-later`). Pages that come after it are laid out whole. */
export async function layOutTheRest() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-later]')) {
    await rest()
    part.style.contentVisibility = 'visible'
  }
  document.documentElement.dataset.settled = ''
}
