import { type RefObject, useRef, useState } from 'react'

/** Images side by side in a scrolling list: which is shown, and how another one is. */
export function useSlides(
  list: RefObject<HTMLElement | null>,
  { count, start = 0 }: { count: number; start?: number },
) {
  const [index, setIndex] = useState(start)
  // Where a press leads; images that slide past until then are not chosen.
  const goal = useRef<number>(null)

  function show(position: number) {
    const next = (position + count) % count
    goal.current = next
    setIndex(next)
    list.current?.scrollTo({ left: next * list.current.clientWidth })
  }
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {}
    const position = Math.round(scrollLeft / (clientWidth || 1))
    if (goal.current !== null && goal.current !== position) return
    goal.current = null
    setIndex(position)
  }
  const onTouchStart = () => {
    goal.current = null
  }
  return { index, show, slides: { onScroll, onTouchStart } }
}
