import { useEffect, useState } from 'react'

/** A value once it has not changed for a while; until then `initial`. */
export function useSettled<Value>(value: Value, waitMs: number, initial = value): Value {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
