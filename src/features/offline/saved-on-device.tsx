import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { onDemand } from '#lib/on-demand.tsx'
import { DeviceIcon } from '#ui/icons.tsx'

const StorageView = onDemand(() => import('./storage-view.tsx').then((module) => module.StorageView))

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media (scripting: none)': { display: 'none' },
})

/** Opens what the shop keeps on this device, with ways to clear it. */
export function SavedOnDevice() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Root type="button" onClick={() => setOpen(true)}>
        <DeviceIcon size={18} />
        Saved on this device
      </Root>
      {isOpen && <StorageView onClose={() => setOpen(false)} />}
    </>
  )
}
