import { ConnectionBar } from './connection-bar.tsx'
// Already here when a page cannot be shown: then it is too late to load it.
import './not-saved.tsx'
import { useReturnNotice } from './return-notice.ts'
import { useKeeping } from './seen-keeping.ts'

/** Everything a shop does about its connection, loaded when the page is at rest. */
export function OfflineParts() {
  useReturnNotice()
  useKeeping()
  return <ConnectionBar />
}
