import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { reloadAfterLocation } from '#features/cart/cart-reload.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { useIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'
import { miniCart } from './mini-cart-state.ts'

const CartSync = onDemand(() => import('#features/cart/pending/cart-sync.ts').then((module) => module.CartSync))
const MiniCart = onDemand(() => import('./mini-cart.tsx').then((module) => module.MiniCart))

/** Loads the drawer, and what sends changes, while the shopper presses a button and not one after the other. */
export function preloadMiniCart() {
  void loadAhead(MiniCart.preload)
  void loadAhead(() => import('#features/cart/pending/cart-edits.ts'))
}

/** The slot of the cart drawer; its code loads when it is first opened. */
export function MiniCartHost() {
  const app = useApp()
  // Deferred: the pressed button reacts before the drawer is rendered.
  const state = useDeferredValue(useSyncExternalStore(miniCart.subscribe, miniCart.state, () => 'closed'))
  const [isNeeded, setIsNeeded] = useState(false)
  const hydrated = useHydrated()
  const isIdle = useIdle()
  useEffect(() => reloadAfterLocation(app), [app])
  if (state === 'open' && !isNeeded) setIsNeeded(true)
  return (
    <>
      {isIdle && <CartSync />}
      {hydrated && isNeeded && <MiniCart isOpen={state === 'open'} />}
    </>
  )
}
