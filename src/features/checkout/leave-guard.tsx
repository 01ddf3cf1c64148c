import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { leaveCheckoutText } from '#domain/checkout-error.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'

/** Asks before an unfinished order is left, never on the way to a bank or to the confirmation [S2-2-56] [S2-2-57]. */
export function LeaveGuard({ isLeaving }: { isLeaving: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (!isLeaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLeaving])

  if (blocker.state !== 'blocked') return null
  const stay = () => blocker.reset()
  return (
    <Modal
      open
      onClose={stay}
      size="small"
      title="Leave the checkout?"
      actions={
        <>
          <Button type="button" look="primary" onClick={stay}>
            Stay
          </Button>
          <Button type="button" onClick={() => blocker.proceed()}>
            Leave
          </Button>
        </>
      }
    >
      <p>{leaveCheckoutText}</p>
    </Modal>
  )
}
