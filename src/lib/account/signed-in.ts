import { useSyncExternalStore } from 'react'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { createSignal } from '#lib/signal.ts'

/** The three values that a sign-in leaves in the storage; none of them is a right to anything. */
export const signInKeys = ['loggedIn', 'accessToken', 'idToken'] as const

/** Whether a user is signed in: all three values exist [S1-4-24]. */
export function isSignedIn(): boolean {
  const storage = browserStorage()
  return storage !== null && signInKeys.every((key) => storage.getItem(key))
}

/** Emits when a user signs in or out on this page. */
export const signInEvents = createSignal()

/** As `isSignedIn`, but false until hydration: server-rendered pages are the same for all visitors. */
export const useSignedIn = () => useSyncExternalStore(signInEvents.subscribe, isSignedIn, () => false)
