export type OutboxCounts = { readonly waiting: number; readonly refused: number }

/** How much waits in this shop's outbox, for whoever says so on the page. */
function createOutboxNews() {
  let counts: OutboxCounts = { waiting: 0, refused: 0 }
  const listeners = new Set<() => void>()
  return {
    counts: () => counts,
    tell(next: OutboxCounts) {
      if (next.waiting === counts.waiting && next.refused === counts.refused) return
      counts = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const outboxNews = createOutboxNews()
