import { useSyncExternalStore } from 'react'
import { pageConnection } from '#lib/network/connection.ts'

export const needsConnection = 'Needs a connection'

export function useIsOffline() {
  const connection = pageConnection()
  return useSyncExternalStore(connection.subscribe, connection.status, () => 'online' as const) === 'offline'
}
