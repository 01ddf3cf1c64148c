/** The errors of failed prefetches. */
export const missedAhead = new Set<unknown>()

/** Prefetches without reporting failure: the load is retried, and its error shown, when it is needed. */
export const loadAhead = (load: () => Promise<unknown>) => load().catch((cause: unknown) => missedAhead.add(cause))
