import { expect, it } from 'vitest'
import { navbarHeight, scrollMs, scrollPosition, scrollToSection, scrollToTop } from './smooth-scroll.ts'

/** A window whose frames come when the test says so. */
function aWindow({ scrollY = 0, lessMotion = false } = {}) {
  let frame: FrameRequestCallback | null = null
  const listeners = new Map<string, () => void>()
  const view = {
    scrollY,
    scrollTo: ({ top = 0, behavior }: ScrollToOptions) => {
      if (behavior === 'instant') view.scrollY = top
    },
    matchMedia: (query: string) => ({ matches: lessMotion && query === '(prefers-reduced-motion: reduce)' }),
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frame = callback
      return 1
    },
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  }
  const advanceTo = (time: number) => {
    const next = frame
    frame = null
    next?.(time)
  }
  // Only what smooth scrolling touches of a window is here.
  return { view: view as unknown as Window, advanceTo, listeners }
}

it('goes to the top in 600 ms, through the places between [S1-2.2-06]', async () => {
  const { view, advanceTo } = aWindow({ scrollY: 1000 })
  const done = scrollToTop(view)
  advanceTo(5000)
  expect(view.scrollY).toBe(1000)
  advanceTo(5300)
  expect(view.scrollY).toBe(500)
  advanceTo(5599)
  expect(view.scrollY).toBeGreaterThan(0)
  advanceTo(5600)
  expect(view.scrollY).toBe(0)
  await done
  expect(scrollMs.toTop).toBe(600)
})

it('scrolls a section to 70 px below the top in 1000 ms [S1-9-07]', async () => {
  const { view, advanceTo } = aWindow({ scrollY: 200 })
  // Only the method that is used.
  const section = { getBoundingClientRect: () => ({ top: 800 }) } as Element
  const done = scrollToSection(section, view)
  advanceTo(0)
  advanceTo(999)
  expect(view.scrollY).toBeLessThan(930)
  advanceTo(1000)
  await done
  expect(view.scrollY).toBe(930)
  expect([scrollMs.toSection, navbarHeight]).toEqual([1000, 70])
})

it('never scrolls above the top of the page', async () => {
  const { view, advanceTo } = aWindow({ scrollY: 20 })
  // Only the method that is used.
  const section = { getBoundingClientRect: () => ({ top: 10 }) } as Element
  const done = scrollToSection(section, view)
  advanceTo(0)
  advanceTo(1000)
  await done
  expect(view.scrollY).toBe(0)
})

it('jumps with reduced motion', async () => {
  const { view } = aWindow({ scrollY: 1000, lessMotion: true })
  await scrollToTop(view)
  expect(view.scrollY).toBe(0)
})

it.each(['wheel', 'touchstart'])('gives way to a %s', async (type) => {
  const { view, advanceTo, listeners } = aWindow({ scrollY: 1000 })
  const done = scrollToTop(view)
  advanceTo(0)
  advanceTo(300)
  listeners.get(type)?.()
  await done
  advanceTo(600)
  expect(view.scrollY).toBe(500)
})

it('never leaves the way between its ends', () => {
  const positionAt = (elapsedMs: number) => scrollPosition({ from: 100, to: 0, elapsedMs, durationMs: 600 })
  expect([positionAt(-5), positionAt(0), positionAt(600), positionAt(900)]).toEqual([100, 100, 0, 0])
  expect(scrollPosition({ from: 100, to: 0, elapsedMs: 0, durationMs: 0 })).toBe(0)
})
