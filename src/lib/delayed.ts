import { useEffect, useState } from 'react'

/** False until the part has stood for so many milliseconds, unless it is due from the start. */
export function useDelayed(ms: number, fromStart = false): boolean {
  const [isDue, setIsDue] = useState(fromStart)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isDue
}
