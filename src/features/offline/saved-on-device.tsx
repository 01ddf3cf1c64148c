import { useState } from 'react'
import { onDemand } from '#lib/on-demand.tsx'
import { DeviceIcon } from '#ui/icons.tsx'
import { PlainButton } from '#ui/plain-button.tsx'

const StorageView = onDemand(() => import('./storage-view.tsx').then((module) => module.StorageView))

/** Opens the list of data stored on this device, with buttons to clear it. */
export function SavedOnDevice() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton type="button" onClick={() => setOpen(true)}>
        <DeviceIcon size={18} />
        Saved on this device
      </PlainButton>
      {isOpen && <StorageView onClose={() => setOpen(false)} />}
    </>
  )
}
