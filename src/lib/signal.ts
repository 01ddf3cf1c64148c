/** Lets one part of a page ask another for something, where neither knows the other. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: () => {
      for (const listener of [...listeners]) listener()
    },
  }
}
