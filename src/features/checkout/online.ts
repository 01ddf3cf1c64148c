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
  'You are offline. We saved what you typed on this device. Place your order when you are back online.'

/** Shown beside the disabled button while offline. */
export const waitsText = (cartName: string) => `You need a connection to pay. Your ${cartName.toLowerCase()} is saved.`

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
