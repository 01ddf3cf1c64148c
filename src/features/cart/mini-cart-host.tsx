import { useState, useSyncExternalStore } from 'react'
import { useHydrated } from '#lib/hydrated.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { useCartNotices } from './cart-notices.ts'
import { useCartSync } from './cart-sync.ts'
import { miniCart } from './mini-cart-state.ts'

const MiniCart = onDemand(() => import('./mini-cart.tsx').then((module) => module.MiniCart))

/** The drawer's place in the frame; its code comes when it is first opened. */
export function MiniCartHost() {
  const state = useSyncExternalStore(miniCart.subscribe, miniCart.state, () => 'closed')
  const [isNeeded, setIsNeeded] = useState(false)
  const hydrated = useHydrated()
  useCartSync()
  useCartNotices()
  if (state === 'open' && !isNeeded) setIsNeeded(true)
  if (!hydrated || !isNeeded) return null
  return <MiniCart isOpen={state === 'open'} />
}
