// What bench:touch runs inside the page, to measure inputs without its own delays.

type Recorded = { paint: number; tappedAt?: number; doneAt?: number }
type Recording = { recorded: Recorded }

/** Records the longest time from an input to its next paint, as INP does, and when the page was first tapped. */
export function recordInputs() {
  const recorded: Recorded = { paint: 0 }
  Object.assign(window, { recorded })
  addEventListener('pointerup', () => {
    recorded.tappedAt ??= performance.now()
  })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.paint = Math.max(recorded.paint, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Notes the frame in which an element appears that was not there before; marks the document then. */
export function doneAt(selector: string) {
  const { recorded } = window as unknown as Recording
  const look = () => {
    if (recorded.tappedAt === undefined || document.querySelector(selector) === null) return requestAnimationFrame(look)
    return setTimeout(() => {
      recorded.doneAt = performance.now()
      document.documentElement.dataset.done = ''
    })
  }
  requestAnimationFrame(look)
}

/** Of the first tap: the time to its next paint, and the time until its work was visible. */
export function firstTapNow() {
  const { paint, tappedAt = Number.NaN, doneAt: end = Number.NaN } = (window as unknown as Recording).recorded
  return { paint, work: end - tappedAt }
}

/** The longest time to a paint since the last call. */
export function inputNow() {
  const { recorded } = window as unknown as Recording
  const { paint } = recorded
  recorded.paint = 0
  return paint
}
