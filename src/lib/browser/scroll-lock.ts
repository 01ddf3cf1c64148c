import { useWhile } from '#lib/use-while.ts'

/** Keeps the page from scrolling, and from moving sideways when its scroll bar goes. */
export function lockScroll(document: Document) {
  const { body, documentElement, defaultView } = document
  const { overflow, paddingRight } = body.style
  const barWidth = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth
  body.style.overflow = 'hidden'
  if (barWidth > 0) body.style.paddingRight = `${barWidth}px`
  return () => {
    body.style.overflow = overflow
    body.style.paddingRight = paddingRight
  }
}

export const useScrollLock = (isLocked: boolean) => useWhile(isLocked ? document : null, lockScroll)
