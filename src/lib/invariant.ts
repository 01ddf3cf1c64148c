/** Throws when something the code relies on does not hold: a bug, never a refusal. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${message}`)
}
