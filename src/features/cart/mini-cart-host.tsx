import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/hydrated.ts'
import { useIdle } from '#lib/idle.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { useCartNotices } from './cart-notices.ts'
import { reloadAfterLocation } from './cart-reload.ts'
import { miniCart } from './mini-cart-state.ts'

const CartKeeper = onDemand(() => import('./cart-sync.ts').then((module) => module.CartKeeper))
const MiniCart = onDemand(() => import('./mini-cart.tsx').then((module) => module.MiniCart))

/** The slot of the cart drawer; its code loads when it is first opened. */
export function MiniCartHost() {
  const app = useApp()
  const state = useSyncExternalStore(miniCart.subscribe, miniCart.state, () => 'closed')
  const [isNeeded, setIsNeeded] = useState(false)
  const hydrated = useHydrated()
  const isIdle = useIdle()
  useEffect(() => reloadAfterLocation(app), [app])
  useCartNotices()
  if (state === 'open' && !isNeeded) setIsNeeded(true)
  return (
    <>
      {isIdle && <CartKeeper />}
      {hydrated && isNeeded && <MiniCart isOpen={state === 'open'} />}
    </>
  )
}
