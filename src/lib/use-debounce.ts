import { useEffect, useEffectEvent, useState } from 'react'
import { debounce } from './debounce.ts'

/** Passes a value to the latest `emit` once no other came for `waitMs`, as long as the component is mounted. */
export function useDebounce<Value>(waitMs: number, emit: (value: Value) => void) {
  const pass = useEffectEvent(emit)
  const [debounced] = useState(() => debounce<Value>({ waitMs, emit: (value) => pass(value) }))
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
