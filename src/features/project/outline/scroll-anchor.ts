import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The scroll container: the column of lines, or on phones the page. */
const scrollerOf = (lines: HTMLElement) =>
  lines.scrollHeight > lines.clientHeight + 1 && getComputedStyle(lines).overflowY !== 'visible' ? lines : null

/** Keeps the scroll position of the top line when content around it changes height [S3-3-37]. */
export function useScrollAnchor(lines: RefObject<HTMLElement | null>, key: string) {
  const anchor = useRef<{ code: string; top: number; scroller: HTMLElement | null } | null>(null)

  function remember() {
    const column = lines.current
    if (!column) return
    const scroller = scrollerOf(column)
    anchor.current = null
    // At the top there is no position to restore.
    if ((scroller ? scroller.scrollTop : scrollY) === 0) return
    const edge = scroller?.getBoundingClientRect().top ?? 0
    const rows = [...column.querySelectorAll<HTMLElement>('[data-line]')]
    const first = rows.find((row) => row.getBoundingClientRect().bottom > edge + 1)
    const top = first?.getBoundingClientRect().top
    const code = first?.dataset.line
    if (code && top !== undefined) anchor.current = { code, top: top - edge, scroller }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the content that `key` names has changed
  useLayoutEffect(() => {
    const column = lines.current
    const saved = anchor.current
    anchor.current = null
    if (!column || !saved) return
    const { scroller } = saved
    const row = column.querySelector(`[data-line="${CSS.escape(saved.code)}"]`)
    if (!row) return
    const edge = scroller?.getBoundingClientRect().top ?? 0
    const by = row.getBoundingClientRect().top - edge - saved.top
    if (scroller) scroller.scrollTop += by
    else scrollBy({ top: by, behavior: 'instant' })
  }, [key])

  return remember
}
