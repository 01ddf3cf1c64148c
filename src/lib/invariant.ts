/** Throws when an assumption of the code does not hold: a bug, never an expected error. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${message}`)
}
