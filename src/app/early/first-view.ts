/** No step waits longer for the first view, its pictures or its fonts. */
export const timeoutMs = 3_000
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

export const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
export const heard = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true, passive: true }))

/** Resolves at the first input of the shopper. */
export const inUse = Promise.race(signs.map((sign) => heard(window, sign)))

/** Resolves at the first contentful paint, which on a busy device is long after the animation frame. */
export const firstPaint = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  })
  observer.observe({ type: 'paint', buffered: true })
})

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Resolves when the first view is painted. */
export async function firstView() {
  if (document.readyState !== 'complete') await heard(window, 'load')
  await twoFrames()
  await firstPaint
}
