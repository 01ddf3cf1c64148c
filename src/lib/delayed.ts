import { useEffect, useState } from 'react'

/** False until the component has been mounted for this many milliseconds, or true from the start. */
export function useDelayed(ms: number, fromStart = false): boolean {
  const [isDue, setIsDue] = useState(fromStart)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isDue
}
