import { useEffect, useRef } from 'react'

/** The value of the last drawing, for what is called later and must not change itself. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
