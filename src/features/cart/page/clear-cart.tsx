import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkoutSessionKey } from '#domain/checkout/checkout-session-key.ts'
import { clearCart } from '#features/cart/queries.ts'
import { useViewer } from '#lib/account/account-info.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { Button } from '#ui/button/button.tsx'
import { TrashIcon } from '#ui/icon/task-icons.tsx'

const Modal = onDemand(() => import('#ui/overlay/modal.tsx').then((module) => module.Modal))

/** Clears the cart after a confirmation. */
export function ClearCart() {
  const { wording } = useApp().brand
  const name = wording.cartName.toLowerCase()
  const [isAsking, setIsAsking] = useState(false)
  const viewer = useViewer()
  const clear = useMutation(clearCart(useApp()))
  const close = () => setIsAsking(false)

  function empty() {
    close()
    clear.mutate()
    // Staff serve one customer after the other on one device: the next sale must not begin with the details of the last.
    if (viewer.is === 'staff') browserStorage()?.removeItem(checkoutSessionKey)
  }

  return (
    <>
      <Button
        type="button"
        variant="quiet"
        size="small"
        style={{ minHeight: 44 }}
        icon={<TrashIcon size={18} />}
        onClick={() => setIsAsking(true)}
      >
        Empty {name}
      </Button>
      {isAsking && (
        <Modal
          open
          onClose={close}
          size="small"
          title={`Empty your ${name}?`}
          actions={
            <>
              <Button type="button" variant="primary" onClick={empty}>
                Empty {name}
              </Button>
              <Button type="button" onClick={close}>
                Keep everything
              </Button>
            </>
          }
        >
          <p>This removes all products and their services. You cannot undo it.</p>
        </Modal>
      )}
    </>
  )
}
