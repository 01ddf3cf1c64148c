import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { CountBadge } from '#ui/count-badge.tsx'
import { CartIcon } from '#ui/icons.tsx'
import { Anchor } from '#ui/link.tsx'
import { themed } from '#ui/themed.ts'
import { miniCart } from './mini-cart-state.ts'
import { useCart } from './use-cart.ts'

const Badge = styled('span')({ position: 'absolute', top: -9, right: -14 })
// The word comes first to be read and heard, the icon stands above it.
const Icon = styled('span')({ position: 'relative', order: -1 })

const Tool = styled(Anchor)(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    flex: 'none',
    minWidth: 56,
    minHeight: 52,
    borderRadius: theme.vars.shape.small,
    fontSize: '0.75rem',
    lineHeight: 1,
    '&[data-place="header"]': {
      minWidth: 44,
      minHeight: 44,
      '& > [data-word]': { display: 'none' },
      [theme.breakpoints.up('lg')]: {
        minWidth: 60,
        marginRight: -12,
        '&:not([data-plain]) > [data-word]': { display: 'block' },
      },
    },
  })),
)

/** Opens the drawer with the cart; without script it leads to the cart's page. */
export function CartButton({ place }: { place: 'header' | 'dock' }) {
  const { wording, flags } = useApp().brand
  const { count } = useCart()
  const label = count === 0 ? wording.cartName : `${wording.cartName}, ${count} ${count === 1 ? 'item' : 'items'}`

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window is the visitor's own wish.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    miniCart.open(event.currentTarget)
  }

  return (
    <Tool
      to={paths.cart()}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={open}
      data-place={place}
      data-plain={flags.logoCentred || undefined}
    >
      <span data-word aria-hidden>
        {wording.cartName}
      </span>{' '}
      <Icon>
        <CartIcon size={22} />
        <Badge aria-hidden>
          <CountBadge count={count} />
        </Badge>
      </Icon>
    </Tool>
  )
}
