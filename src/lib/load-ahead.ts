/** Why parts did not come that were only loaded ahead. */
export const missedAhead = new Set<unknown>()

/** Loads what nobody has asked for yet: where it does not come it is tried again, and told, when somebody does. */
export const loadAhead = (load: () => Promise<unknown>) => load().catch((cause: unknown) => missedAhead.add(cause))
