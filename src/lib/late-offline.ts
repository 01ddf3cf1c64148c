import { useEffect, useState } from 'react'
import { reportFailure } from './report-failure.ts'

/** Whether the connection is gone, for a part of the first view: what watches over it comes after the page. */
export function useLateOffline() {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let isWanted = true
    let stop = () => {}
    async function watch() {
      const { pageConnection } = await import('./connection.ts')
      if (!isWanted) return
      const { status, subscribe } = pageConnection()
      const look = () => setOffline(status() === 'offline')
      stop = subscribe(look)
      look()
    }
    watch().catch((cause: unknown) => reportFailure('watching the connection', cause))
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return isOffline
}
