import { useState } from 'react'
import { countText } from '#domain/project/project-texts.ts'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { useProjectEdits, useProjectSync } from '#offline/project/use-project-sync.ts'
import { WarningIcon } from '#ui/icon/icons.tsx'
import { SyncIcon } from '#ui/icon/tool-icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { PendingEdits } from './pending-edits.tsx'

/** In the toolbar of staff: the number of pending project changes on this device, and their list. */
export function SyncChip() {
  const sync = useProjectSync()
  const edits = useProjectEdits(sync)
  const isOffline = useLateOffline()
  const [isOpen, setOpen] = useState(false)
  if (!sync || (edits.length === 0 && !isOpen)) return null
  const needsPerson = edits.some(({ edit }) => edit.state !== 'pending')
  return (
    <>
      <button type="button" data-item aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {needsPerson ? <WarningIcon size={18} /> : <SyncIcon size={18} />}
        <span aria-hidden>
          {edits.length}
          <span data-words> {edits.length === 1 ? 'change' : 'changes'} waiting</span>
        </span>
        <VisuallyHidden>{countText(edits.length, 'change')} waiting</VisuallyHidden>
      </button>
      {isOpen && <PendingEdits {...{ edits, sync, isOffline }} onClose={() => setOpen(false)} />}
    </>
  )
}
