import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Cart } from '#contract/checkout/cart.ts'
import { countText } from '#domain/project/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import type { CartSlot } from './slots.ts'

/** The cart was created by another endpoint: loads and shows it, and reports what could not be added. */
function useShowCart() {
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  return async ({ messages }: Cart) => {
    await client.invalidateQueries({ queryKey: ['cart'] })
    await navigate(paths.cart())
    for (const text of messages) toast.show({ text, tone: 'warning', stay: 'closed' })
  }
}

type Chosen = { productCodes: readonly string[]; folders: readonly string[] }
type ToCartProps = { chosen: Chosen; cart: CartSlot; onClose: () => void }

/** Adds the chosen lines to the cart of this browser, or replaces a cart that has products. */
export function ToCartDialog({ chosen, cart, onClose }: ToCartProps) {
  const { api } = useApp()
  const { projectId, change } = useProject()
  const show = useShowCart()
  const { mutate, isPending, variables } = useMutation({
    meta: { inline: true },
    mutationFn: async (way: 'add' | 'replace') => {
      if (way === 'replace') await cart.clear()
      const body = { projectId, productCodes: [...chosen.productCodes], folders: [...chosen.folders] }
      return change({
        name: 'to-cart',
        input: body,
        success: 'silent',
        send: ({ options }) => api.projectQuote.toCart({ body }, options),
      })
    },
    onSuccess: show,
  })
  const act = (way: 'add' | 'replace') => () => {
    if (!isPending) mutate(way)
  }
  const lines = countText(chosen.productCodes.length, 'line')
  return (
    <Modal
      open
      size="small"
      title={`Add ${lines} to the cart`}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            variant="primary"
            busy={isPending && variables === 'add'}
            busyText="Adding to the cart"
            onClick={act('add')}
          >
            Add to the cart
          </Button>
          {cart.count > 0 && (
            <Button type="button" busy={isPending && variables === 'replace'} onClick={act('replace')}>
              Replace the cart
            </Button>
          )}
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        {cart.count > 0
          ? `The cart holds ${countText(cart.count, 'product')} already. Replacing the cart removes them first.`
          : 'We leave out products that cannot be bought now and list them.'}
      </p>
    </Modal>
  )
}

/** Makes the whole project the cart of this browser; clears discounts only on request. */
export function StaffCartDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp()
  const { projectId, change } = useProject()
  const show = useShowCart()
  const [clearDiscounts, setClearDiscounts] = useState(false)
  const { mutate, isPending } = useMutation({
    meta: { inline: true },
    mutationFn: () =>
      change({
        name: 'staff-cart',
        input: clearDiscounts,
        success: 'silent',
        send: ({ options }) => api.projectQuote.adminCart({ body: { projectId, clearDiscounts } }, options),
      }),
    onSuccess: show,
  })
  return (
    <Modal
      open
      size="small"
      title="Open as the staff cart"
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            variant="primary"
            busy={isPending}
            busyText="Creating the cart"
            onClick={() => {
              if (!isPending) mutate()
            }}
          >
            Create the cart
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>This adds all lines of the project to the cart in this browser and removes what is in it now.</p>
      <Checkbox
        label="Clear discounts"
        hint="Every line goes back to today’s price, in the cart and in this project. The agreed prices are lost."
        checked={clearDiscounts}
        onChange={(event) => setClearDiscounts(event.currentTarget.checked)}
      />
    </Modal>
  )
}
