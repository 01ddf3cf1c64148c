import { startTransition, useEffect, useState } from 'react'

// biome-ignore lint/suspicious/noConfusingVoidType: may return a function that cancels, as an effect
export type Schedule = (act: () => void) => (() => void) | void

/** False until `schedule` calls back after the mount. The update is a transition: many components update together. */
export function useLater(schedule: Schedule, isDue = false) {
  const [isLater, setLater] = useState(isDue)
  useEffect(() => schedule(() => startTransition(() => setLater(true))), [schedule])
  return isLater
}
