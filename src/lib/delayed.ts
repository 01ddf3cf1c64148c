import { useSettled } from './use-settled.ts'

/** False until the component has been mounted for this many milliseconds, or true from the start. */
export const useDelayed = (ms: number, fromStart = false): boolean => useSettled(true, ms, fromStart)
