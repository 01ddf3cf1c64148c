/** Reads from storage, which may be blocked or hold nonsense. */
export function stored<Value>(read: () => Value, otherwise: Value) {
  try {
    return read()
  } catch {
    return otherwise
  }
}
