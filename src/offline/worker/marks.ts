/** The tab's own storage; where it is refused, marks last as long as the page. */
export function tabMarks(): Pick<Storage, 'getItem' | 'setItem'> {
  const own = new Map<string, string>()
  return {
    getItem: (key) => {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return own.get(key) ?? null
      }
    },
    setItem: (key, value) => {
      own.set(key, value)
      try {
        sessionStorage.setItem(key, value)
      } catch {
        // Private windows may refuse: `own` has it.
      }
    },
  }
}
