import { useEffect } from 'react'
import { ConnectionBar } from './connection-bar.tsx'
import { useReturnNotice } from './return-notice.ts'
import { useKeeping } from './seen-keeping.ts'

/** Everything a shop does about its connection, loaded when the page is at rest. */
export function OfflineParts() {
  useReturnNotice()
  useKeeping()
  useEffect(() => {
    // When a page cannot be shown it is too late. Loaded as the error page loads it, whose file differs from its chunk.
    import('./not-saved.tsx').catch(() => {})
  }, [])
  return <ConnectionBar />
}
