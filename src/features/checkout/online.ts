import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const offlineText =
  'You are offline. What you typed is kept on this device; the order can be placed once you are connected.'

/** Shown beside the disabled button while offline. */
export const waitsText = 'Payment needs a connection. Your cart is kept.'

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
