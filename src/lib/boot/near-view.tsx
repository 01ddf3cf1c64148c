import { type ReactNode, useCallback, useState } from 'react'

/** Further than a fast scroll goes while a chunk and its data load. */
const margin = '800px 0px'

/** Renders its children once it is near the viewport. */
export function NearView({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={watch}>{isNear && children}</div>
}
