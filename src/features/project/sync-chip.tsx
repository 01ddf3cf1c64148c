import { useState } from 'react'
import { countText } from '#domain/project-texts.ts'
import { useLateOffline } from '#lib/late-offline.ts'
import { useProjectSync, useWaitingRows } from '#offline/use-project-sync.ts'
import { WarningIcon } from '#ui/icons.tsx'
import { SyncIcon } from '#ui/tool-icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

/** In the toolbar of staff, on every page: how many changes of projects wait on this device, and the list of them. */
export function SyncChip() {
  const sync = useProjectSync()
  const rows = useWaitingRows(sync)
  const isOffline = useLateOffline()
  const [isOpen, setOpen] = useState(false)
  if (!sync || (rows.length === 0 && !isOpen)) return null
  const needsPerson = rows.some(({ state }) => state !== 'waiting')
  return (
    <>
      <button type="button" data-item aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {needsPerson ? <WarningIcon size={18} /> : <SyncIcon size={18} />}
        <span aria-hidden>
          {rows.length}
          <span data-words> {rows.length === 1 ? 'change waits' : 'changes wait'}</span>
        </span>
        <VisuallyHidden>
          {countText(rows.length, 'change')} {rows.length === 1 ? 'waits' : 'wait'}
        </VisuallyHidden>
      </button>
      {isOpen && <WaitingChanges {...{ rows, sync, isOffline }} onClose={() => setOpen(false)} />}
    </>
  )
}
