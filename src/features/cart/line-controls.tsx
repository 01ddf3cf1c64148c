import { useMutation } from '@tanstack/react-query'
import type { CartProduct } from '#contract/cart.ts'
import { canEdit, isUnavailable } from '#domain/cart/cart.ts'
import { useApp } from '#lib/app.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { changeQuantity, removeProduct } from './queries.ts'
import { TextButton } from './text-button.tsx'

/** The quantity of a line; plain text if the line does not allow a change. */
export function LineQuantity({ line }: { line: CartProduct }) {
  const { mutate } = useMutation(changeQuantity(useApp()))
  if (isUnavailable(line)) return null
  if (!canEdit(line.editFlags, 'EditQuantity')) return <span data-part="count">Quantity {line.quantity}</span>
  return (
    <QuantityStepper
      size="small"
      label={`Quantity of ${line.title}`}
      value={line.quantity}
      onChange={(quantity) => mutate({ line, by: quantity - line.quantity })}
    />
  )
}

export function RemoveLine({ line }: { line: CartProduct }) {
  const { mutate } = useMutation(removeProduct(useApp()))
  if (!canEdit(line.editFlags, 'Delete')) return null
  return (
    <TextButton type="button" onClick={() => mutate(line.productCode)} aria-label={`Remove ${line.title}`}>
      Remove
    </TextButton>
  )
}
