import { useSyncExternalStore } from 'react'
import { pageConnection } from '#lib/network/connection.ts'
import { useSettled } from '#lib/use-settled.ts'

export function useConnection() {
  const connection = pageConnection()
  return useSyncExternalStore(connection.subscribe, connection.status, () => 'online' as const)
}

/** A connection that is gone for a moment is not worth a word. */
export const barDelayMs = 2_000

/** True once there has been no connection for two seconds. */
export function useOffline() {
  const isOffline = useConnection() === 'offline'
  return useSettled(isOffline, barDelayMs) && isOffline
}
