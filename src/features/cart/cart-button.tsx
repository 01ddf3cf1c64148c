import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useApp } from '#lib/app.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { paths } from '#lib/page/paths.ts'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
import { HeaderTool, ToolIcon } from '#ui/layout/header-tool.ts'
import { preloadMiniCart } from './mini-cart/mini-cart-host.tsx'
import { miniCart } from './mini-cart/mini-cart-state.ts'
import { useCart } from './use-cart.ts'

const Badge = styled('span')({ position: 'absolute', top: -9, right: -14 })
/** Opens the drawer with the cart; without script it leads to the cart's page. */
export function CartButton() {
  const { wording, flags } = useApp().brand
  const { count } = useCart()
  const label = count === 0 ? wording.cartName : `${wording.cartName}, ${count} ${count === 1 ? 'item' : 'items'}`

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    miniCart.open(event.currentTarget)
  }

  return (
    <HeaderTool
      to={paths.cart()}
      aria-label={label}
      aria-haspopup="dialog"
      data-opens="cart"
      onClick={open}
      onPointerEnter={preloadMiniCart}
      data-place="header"
      data-plain={flags.logoCentred || undefined}
    >
      <span data-word aria-hidden>
        {wording.cartName}
      </span>{' '}
      <ToolIcon>
        <CartIcon size={22} />
        <Badge aria-hidden>
          <CountBadge count={count} />
        </Badge>
      </ToolIcon>
    </HeaderTool>
  )
}
