export type Marks = Pick<Storage, 'getItem' | 'setItem'>

/** Short notes in a storage of the browser; where it is refused, as private windows may, they last as long as the page. */
export function marksIn(storage: () => Storage): Marks {
  const own = new Map<string, string>()
  return {
    getItem: (key) => {
      try {
        return storage().getItem(key)
      } catch {
        return own.get(key) ?? null
      }
    },
    setItem: (key, value) => {
      own.set(key, value)
      try {
        storage().setItem(key, value)
      } catch {
        // `own` has it.
      }
    },
  }
}
