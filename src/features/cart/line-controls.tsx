import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import type { CartProduct } from '#contract/checkout/cart.ts'
import { canEdit, isUnavailable } from '#domain/cart/cart.ts'
import { useApp } from '#lib/app.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { themed } from '#ui/themed.ts'
import { changeQuantity, removeProduct } from './queries.ts'

const FixedQuantity = styled('span')(
  themed(({ theme }) => ({
    '&[data-small]': { fontSize: '0.875rem', lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  })),
)

/** The quantity of a line; plain text if the line does not allow a change. */
export function LineQuantity({ line, small = false }: { line: CartProduct; small?: boolean }) {
  const { mutate } = useMutation(changeQuantity(useApp()))
  if (isUnavailable(line)) return null
  if (!canEdit(line.editFlags, 'EditQuantity'))
    return <FixedQuantity data-small={small || undefined}>Quantity {line.quantity}</FixedQuantity>
  return (
    <QuantityStepper
      size="small"
      label={`Quantity of ${line.title}`}
      value={line.quantity}
      onChange={(quantity) => mutate({ line, by: quantity - line.quantity })}
    />
  )
}

/**
 * As a ref: a focus that goes with its line moves to the next line, else to the page. To the line itself, because a key
 * that is held down would remove every line in turn.
 */
const passFocusOn = (button: HTMLElement | null) => () => {
  if (!button || document.activeElement !== button) return
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('main')
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

export function RemoveLine({ line }: { line: CartProduct }) {
  const { mutate } = useMutation(removeProduct(useApp()))
  if (!canEdit(line.editFlags, 'Delete')) return null
  return (
    <TextButton
      type="button"
      ref={passFocusOn}
      onClick={() => mutate(line.productCode)}
      aria-label={`Remove ${line.title}`}
    >
      Remove
    </TextButton>
  )
}
