import { useWhile } from '#lib/use-while.ts'

let locks = 0

/**
 * Keeps the page from scrolling, and from moving sideways when its scroll bar goes. Locks overlap and end in any order:
 * the page scrolls again after the last one.
 */
export function lockScroll({ body, documentElement, defaultView }: Document) {
  const barWidth = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth
  if (locks++ === 0 && barWidth > 0) body.style.paddingRight = `${barWidth}px`
  body.style.overflow = 'hidden'
  return () => {
    if (--locks > 0) return
    body.style.overflow = ''
    body.style.paddingRight = ''
  }
}

export const useScrollLock = (isLocked: boolean) => useWhile(isLocked ? document : null, lockScroll)
