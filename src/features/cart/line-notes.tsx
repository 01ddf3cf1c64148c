import { styled } from '@mui/material/styles'
import type { CartProduct } from '#contract/checkout/cart.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { AlertIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { extrasOf } from './summary/totals.ts'

const Why = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: 6,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.error.main,
    '& svg': { flex: 'none', marginTop: 2 },
  })),
)

/** The reason why a line is unavailable; the line stays until the shopper removes it. */
export function Unavailable({ line }: { line: CartProduct }) {
  const reason = (line.unavailableReason ?? 'Currently unavailable').replace(/\.$/, '')
  return (
    <Why>
      <AlertIcon size={18} />
      <span>{reason}. It is left out of the total.</span>
    </Why>
  )
}

const Extra = styled('p')(
  themed(({ theme }) => ({ fontSize: '0.875rem', lineHeight: 1.4, color: theme.vars.palette.text.secondary })),
)

/** `Connect water and level doors + $149` */
export function Extras({ line }: { line: CartProduct }) {
  const { brand } = useApp()
  return extrasOf(line).map(({ id, name, price }) => (
    <Extra key={id}>
      {name} <span className="num">{price > 0 ? `+ ${formatDollars(price, brand.country)}` : 'included'}</span>
    </Extra>
  ))
}
