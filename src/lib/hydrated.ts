import { startTransition, useEffect, useState } from 'react'

let isTakenOver = false

/** False on the server and while the page is taken over, then true: guards what only the browser knows. */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(isTakenOver)
  useEffect(() => {
    isTakenOver = true
    // In slices, as the page itself was taken over: many parts hear of it at once.
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
