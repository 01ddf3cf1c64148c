import { type RefObject, useState } from 'react'

const slideMs = 200

/** Lets the images glide from where they were. It adds up, so that presses in a row make one movement. */
function glide(list: HTMLElement, distance: number) {
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const frames = [{ transform: `translateX(${distance}px)` }, { transform: 'none' }]
  // Not the items themselves: the list snaps to where they are painted.
  for (const image of list.querySelectorAll(':scope > li > *'))
    image.animate(frames, { duration: slideMs, easing: 'ease-out', composite: 'add' })
}

/** Images side by side in a scrolling list, which follows a finger: which is shown, and how another one is. */
export function useSlides(
  list: RefObject<HTMLElement | null>,
  { count, start = 0 }: { count: number; start?: number },
) {
  const [index, setIndex] = useState(start)

  function show(position: number) {
    const next = (position + count) % count
    setIndex(next)
    if (!list.current) return
    const from = list.current.scrollLeft
    list.current.scrollTo({ left: next * list.current.clientWidth, behavior: 'instant' })
    glide(list.current, list.current.scrollLeft - from)
  }
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {}
    setIndex(Math.round(scrollLeft / (clientWidth || 1)))
  }
  return { index, show, slides: { onScroll } }
}
