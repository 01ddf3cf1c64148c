import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '#lib/hydrated.ts'
import { useCartNotices } from './cart-notices.ts'
import { useCartSync } from './cart-sync.ts'
import { miniCart } from './mini-cart-state.ts'

const MiniCart = lazy(() => import('./mini-cart.tsx').then((module) => ({ default: module.MiniCart })))

/** The drawer's place in the frame; its code comes when it is first opened. */
export function MiniCartHost() {
  const state = useSyncExternalStore(miniCart.subscribe, miniCart.state, () => 'closed')
  const [isNeeded, setIsNeeded] = useState(false)
  const hydrated = useHydrated()
  useCartSync()
  useCartNotices()
  if (state === 'open' && !isNeeded) setIsNeeded(true)
  if (!hydrated || !isNeeded) return null
  return (
    <Suspense>
      <MiniCart isOpen={state === 'open'} />
    </Suspense>
  )
}
