import { useEffect } from 'react'

/**
 * Calls `start` with a value, and what it returns when the value changes or the component unmounts. Null starts nothing.
 * `start` is defined outside of the component: another function starts again.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: `start` may return nothing, as in an effect
export function useWhile<Value>(value: Value | null, start: (value: Value) => (() => void) | void) {
  useEffect(() => (value === null ? undefined : start(value)), [value, start])
}
