import { useSyncExternalStore } from 'react'
import type { Connection } from '#lib/network/connection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'

let connection: Connection | undefined

function subscribe(listener: () => void) {
  let isSubscribed = true
  let stop = () => {}
  async function watch() {
    const { pageConnection } = await import('#lib/network/connection.ts')
    connection = pageConnection()
    if (!isSubscribed) return
    stop = connection.subscribe(listener)
    listener()
  }
  watch().catch((cause: unknown) => reportFailure('watching the connection', cause))
  return () => {
    isSubscribed = false
    stop()
  }
}

/** Whether the device is offline, for a component of the first view: the code that watches the connection loads later. */
export const useLateOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => connection?.status() === 'offline',
    () => false,
  )
