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

/** Brings the bar with menu and cart back while the shopper scrolls up. Returns what ends it. */
export function returnHeader(header: HTMLElement, bar: HTMLElement): () => void {
  const root = document.documentElement
  const stop = new AbortController()
  let height = header.offsetHeight
  let from = window.scrollY
  // The callback runs after the layout of the frame, so these reads cost none.
  const sizes = new ResizeObserver(() => {
    height = header.offsetHeight
    root.style.setProperty('--head-above', `${bar.offsetTop}px`)
    root.style.setProperty('--head-bar', `${bar.offsetHeight}px`)
  })
  sizes.observe(header)

  function follow() {
    const to = window.scrollY
    const next = headAfter({ from, to, height })
    if (!next) return
    from = to
    // Scrolled before this was loaded: the header is above the screen already.
    if (next === 'away' && !header.dataset.head) return
    if (header.dataset.head !== next) header.dataset.head = next
  }
  follow()
  window.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => {
    sizes.disconnect()
    delete header.dataset.head
    root.style.removeProperty('--head-above')
    root.style.removeProperty('--head-bar')
  })
  return () => stop.abort()
}
