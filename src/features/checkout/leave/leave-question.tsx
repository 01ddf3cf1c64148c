import { leaveCheckoutText } from '#domain/checkout/checkout-error.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/overlay/modal.tsx'

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

/** Whether an unfinished order is really to be left. */
export function LeaveQuestion({ open, onStay, onLeave }: Props) {
  return (
    <Modal
      open={open}
      onClose={onStay}
      size="small"
      title="Leave the checkout?"
      actions={
        <>
          <Button type="button" variant="primary" onClick={onStay}>
            Stay
          </Button>
          <Button type="button" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>{leaveCheckoutText}</p>
    </Modal>
  )
}
