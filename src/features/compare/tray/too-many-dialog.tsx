import { compareTexts } from '#domain/catalogue/compare-list.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/overlay/modal.tsx'

/** Shown when a fourth product is added [S1-2.5-01]. */
export function TooManyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { tooMany, tooManyButton, tooManyTitle } = compareTexts
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={tooManyTitle}
      actions={
        <Button type="button" variant="primary" onClick={onClose}>
          {tooManyButton}
        </Button>
      }
    >
      <p>{tooMany}</p>
    </Modal>
  )
}
