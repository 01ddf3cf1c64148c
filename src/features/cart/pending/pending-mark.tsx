import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { CartProduct } from '#contract/checkout/cart.ts'
import { isChanged } from '#domain/cart/optimistic-cart.ts'
import { ClockIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { pendingChanges } from './pending-changes.ts'

const Mark = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.warning.main,
    '& svg': { flex: 'none' },
  })),
)

/** A mark on a line with changes that are not sent yet. */
export function PendingMark({ line }: { line: CartProduct }) {
  const { data: changes = [] } = useQuery(pendingChanges())
  const waiting = changes.filter(({ isWaiting }) => isWaiting)
  if (!isChanged(waiting, line)) return null
  return (
    <Mark>
      <ClockIcon size={16} />
      Waiting to send
    </Mark>
  )
}
