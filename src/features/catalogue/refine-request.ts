import { createSignal } from '#lib/signal.ts'

/** Asks the list on the page for its filters. */
export const refineRequest = createSignal()
