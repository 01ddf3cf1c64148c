import { useEffect, useState } from 'react'
import { reportFailure } from '#lib/network/report-failure.ts'

/** Whether the connection is gone, for a part of the first view: what watches over it comes after the page. */
export function useLateOffline() {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let isMounted = true
    let stop = () => {}
    async function watch() {
      const { pageConnection } = await import('#lib/network/connection.ts')
      if (!isMounted) return
      const { status, subscribe } = pageConnection()
      const update = () => setOffline(status() === 'offline')
      stop = subscribe(update)
      update()
    }
    watch().catch((cause: unknown) => reportFailure('watching the connection', cause))
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return isOffline
}
