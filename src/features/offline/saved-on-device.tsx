import { useState } from 'react'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { PlainButton } from '#ui/button/plain-button.tsx'
import { DeviceIcon } from '#ui/icon/icons.tsx'

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
