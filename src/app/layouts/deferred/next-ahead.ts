import { useMatches } from 'react-router-dom'
import { preloadRoutes } from '#app/boot/preload-routes.ts'
import { preloadMenu } from '#app/layouts/header/mobile-menu.tsx'
import { shopRoutes } from '#app/routes/shop-routes.ts'
import { preloadMiniCart } from '#features/cart/mini-cart/mini-cart-host.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { pageConnection } from '#lib/network/connection.ts'
import type { PreloadKey } from '#lib/page/route-handle.ts'
import { useWhile } from '#lib/use-while.ts'
import { savesData } from '#offline/worker/worker.ts'

/** The page that shoppers most often open from a page that lists products. */
const nextFrom: Readonly<Record<string, PreloadKey>> = {
  home: 'product',
  category: 'product',
  search: 'product',
  brand: 'product',
  'catalogue-details': 'product',
  sale: 'product',
}

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/**
 * Calls each of `acts` once, in an idle moment of its own after the first input of the shopper, unless they save data or
 * are offline then.
 */
function whenInUse(...acts: (() => unknown)[]) {
  if (savesData()) return
  const stop = new AbortController()
  let calledOff: (() => void)[] = []
  const begin = () => {
    stop.abort()
    calledOff = acts.map((act) => whenIdle(() => pageConnection().status() === 'online' && act()))
  }
  for (const sign of signs) window.addEventListener(sign, begin, { signal: stop.signal, passive: true })
  return () => {
    stop.abort()
    for (const callOff of calledOff) callOff()
  }
}

const preloadPage = (next: PreloadKey) => whenInUse(() => preloadRoutes(shopRoutes, next))
/** A tap that has to request the files of its drawer is answered late. */
const preloadDrawers = () => whenInUse(preloadMenu, preloadMiniCart)

/** Preloads what the shopper is likely to open next. */
export function NextAhead() {
  useWhile(nextFrom[useMatches().at(-1)?.id ?? ''] ?? null, preloadPage)
  useWhile(true, preloadDrawers)
  return null
}
