import { startTransition, useEffect, useState } from 'react'
import { isTakingOver } from './take-over.ts'

let isTakenOver = false

/** False on the server and while the page is taken over, then true: guards what only the browser knows. */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(isTakenOver)
  useEffect(() => {
    // Parts of the page are still to be drawn as the server drew them.
    isTakenOver = !isTakingOver()
    // In slices, as the page itself was taken over: many parts hear of it at once.
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
