export const scrollMs = { toTop: 600, toSection: 1000 } as const

/** Space above a section for the navigation. */
export const navbarHeight = 70

type Scroll = { readonly top: number; readonly durationMs: number; readonly window?: Window }

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)

/** The scroll position a given time after the start. */
export function scrollPosition({
  from,
  to,
  elapsedMs,
  durationMs,
}: Record<'from' | 'to' | 'elapsedMs' | 'durationMs', number>) {
  const part = durationMs <= 0 ? 1 : Math.min(1, Math.max(0, elapsedMs / durationMs))
  return from + (to - from) * easeInOut(part)
}

function wantsLessMotion(view: Window): boolean {
  return view.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Scrolls in a fixed time, or instantly with reduced motion. A wheel or touch event ends it. */
export function smoothScroll({ top, durationMs, window: view = window }: Scroll): Promise<void> {
  // `instant` overrides `scroll-behavior: smooth` of the page, which would conflict with these steps.
  const goTo = (position: number) => view.scrollTo({ top: position, behavior: 'instant' })
  if (wantsLessMotion(view)) {
    goTo(top)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const from = view.scrollY
    const stopped = new AbortController()
    const end = () => {
      stopped.abort()
      resolve()
    }
    for (const type of ['wheel', 'touchstart'])
      view.addEventListener(type, end, { passive: true, signal: stopped.signal })
    let startedAt: number | null = null
    const step = (now: number) => {
      if (stopped.signal.aborted) return
      startedAt ??= now
      const elapsedMs = now - startedAt
      goTo(scrollPosition({ from, to: top, elapsedMs, durationMs }))
      if (elapsedMs >= durationMs) end()
      else view.requestAnimationFrame(step)
    }
    view.requestAnimationFrame(step)
  })
}

export function scrollToTop(view: Window = window): Promise<void> {
  return smoothScroll({ top: 0, durationMs: scrollMs.toTop, window: view })
}

/** Scrolls a section to below the navigation. */
export function scrollToSection(section: Element, view: Window = window): Promise<void> {
  const top = Math.max(0, section.getBoundingClientRect().top + view.scrollY - navbarHeight)
  return smoothScroll({ top, durationMs: scrollMs.toSection, window: view })
}
