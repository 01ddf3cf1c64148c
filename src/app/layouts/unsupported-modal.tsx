import { useState } from 'react'
import { unsupportedBrowser } from '#lib/unsupported-browser.ts'
import { Modal } from '#ui/modal.tsx'
import { UnsupportedBrowser } from '#ui/unsupported-browser.tsx'

export function UnsupportedModal() {
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} onClose={() => setOpen(false)} title={unsupportedBrowser.heading}>
      <UnsupportedBrowser />
    </Modal>
  )
}
