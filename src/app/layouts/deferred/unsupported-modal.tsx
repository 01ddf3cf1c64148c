import { useState } from 'react'
import { unsupportedBrowser } from '#lib/browser/unsupported-browser.ts'
import { UnsupportedBrowser } from '#ui/feedback/unsupported-browser.tsx'
import { Modal } from '#ui/overlay/modal.tsx'

export function UnsupportedModal() {
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} onClose={() => setOpen(false)} title={unsupportedBrowser.heading}>
      <UnsupportedBrowser />
    </Modal>
  )
}
