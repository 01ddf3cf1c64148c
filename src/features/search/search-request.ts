import { createSignal } from '#lib/signal.ts'

/** Asks the navigation for its search view. */
export const searchRequest = createSignal()
