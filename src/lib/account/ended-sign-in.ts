import { useSyncExternalStore } from 'react'
import { createSignal } from '#lib/signal.ts'

let hasEnded = false
const events = createSignal()

/** Whether the sign-in ended by itself on this page: the shopper has not logged out, and should be notified. */
export const endedSignIn = {
  note: () => set(true),
  /** The page has said it. */
  forget: () => set(false),
}

function set(next: boolean) {
  hasEnded = next
  events.send()
}

export const useEndedSignIn = () =>
  useSyncExternalStore(
    events.subscribe,
    () => hasEnded,
    () => false,
  )
