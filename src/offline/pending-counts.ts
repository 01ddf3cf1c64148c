export type PendingCounts = { readonly pending: number; readonly rejected: number }

/** Counts of pending and rejected cart edits, shown on every page. */
function createPendingCounts() {
  let counts: PendingCounts = { pending: 0, rejected: 0 }
  const listeners = new Set<() => void>()
  return {
    counts: () => counts,
    set(next: PendingCounts) {
      if (next.pending === counts.pending && next.rejected === counts.rejected) return
      counts = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const pendingCounts = createPendingCounts()
