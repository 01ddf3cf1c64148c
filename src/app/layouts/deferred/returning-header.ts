/** In px: a finger that rests does not hold still. */
const jitter = 6

type Move = {
  /** Scroll positions in px: where the last move ended, and now. */
  from: number
  to: number
  /** Of the whole header, in px. Above that its own place is on the screen. */
  height: number
}

/** Where the header is after a scroll; undefined leaves it as it is. */
export function headAfter({ from, to, height }: Move): 'top' | 'away' | 'here' | undefined {
  if (to <= height) return 'top'
  if (Math.abs(to - from) < jitter) return
  return to > from ? 'away' : 'here'
}

/** In px. */
export type HeadSizes = { aboveBar: number; bar: number }

/** Brings the bar with menu and cart back while the shopper scrolls up. Returns what ends it. */
export function returnHeader(header: HTMLElement, bar: HTMLElement, onSizes: (sizes: HeadSizes) => void): () => void {
  const stop = new AbortController()
  let height = 0
  let from = 0
  // The callback runs after the layout of the frame, so these reads cost none.
  const observer = new ResizeObserver(() => {
    height = header.offsetHeight
    onSizes({ aboveBar: bar.offsetTop, bar: bar.offsetHeight })
    follow()
  })
  observer.observe(header)

  function follow() {
    const to = window.scrollY
    const next = headAfter({ from, to, height })
    if (!next) return
    from = to
    // Scrolled before this was loaded: the header is above the screen already.
    if (next === 'away' && !header.dataset.head) return
    if (header.dataset.head !== next) header.dataset.head = next
  }
  window.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    delete header.dataset.head
  })
  return () => stop.abort()
}
