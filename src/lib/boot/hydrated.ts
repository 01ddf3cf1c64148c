import { startTransition, useEffect, useState } from 'react'

let isTakenOver = false

/** False on the server and during hydration, then true: guards browser-only content. */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(isTakenOver)
  useEffect(() => {
    isTakenOver = true
    // A transition, because many components update at the same time.
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
