import { Chip } from '@mui/material'
import type { OrderState } from '#contract/fields/order-states.ts'

export const stateNames: Record<OrderState, string> = {
  ordered: 'Ordered',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

const colors = {
  ordered: 'warning',
  packed: 'primary',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'default',
} as const satisfies Record<OrderState, string>

export const UnpaidChip = () => <Chip size="small" color="warning" label="Waits for transfer" />

export function OrderStateChip({ state }: { state: OrderState }) {
  return <Chip size="small" variant="outlined" color={colors[state]} label={stateNames[state]} />
}
