/** What a shopper scrolls with; a press on a tab scrolls too, and must not release its own mark. */
const ownScroll = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type Options = {
  /** The list with the links to the sections. */
  list: Element
  onSection: (uri: string) => void
  signal: AbortSignal
}

/** Reports the section that crosses the upper fifth of the viewport, as long as the shopper scrolls. */
export function followSections({ list, onSection, signal }: Options) {
  const links = new Map([...list.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  // The pressed tab stays marked where the page is too short to scroll to its section.
  let isHeld = false
  const sections = [...links.keys()].flatMap((uri) => document.getElementById(uri) ?? [])
  const isAbove = () => (sections[0]?.getBoundingClientRect().top ?? 0) > innerHeight / 5
  function show(reached: Element | null | undefined) {
    const link = reached && links.get(reached.id)
    if (!link || isHeld) return
    onSection(reached.id)
    list.scrollTo({ left: link.offsetLeft - list.clientWidth / 3 })
  }
  const showFirst = () => show(isAbove() ? sections[0] : null)
  const observer = new IntersectionObserver(
    (entries) => {
      const reached = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (reached) show(reached.target)
      else showFirst()
    },
    { rootMargin: '-20% 0px -80% 0px' },
  )
  // A jump from the foot of the page to its top crosses no section.
  window.addEventListener('scrollend', showFirst, { passive: true, signal })
  for (const section of sections) observer.observe(section)
  list.addEventListener('click', () => (isHeld = true), { signal })
  for (const type of ownScroll) window.addEventListener(type, () => (isHeld = false), { passive: true, signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
