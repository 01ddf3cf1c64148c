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

type Occasion = (begin: () => void, signal: AbortSignal) => void

const firstInput: Occasion = (begin, signal) => {
  for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
    window.addEventListener(sign, begin, { signal, passive: true })
}

/** By then the worker has stored the scripts of the build: loading them requests nothing from the server. */
const workerReady: Occasion = (begin) => {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(begin)
}

/**
 * Calls each of `acts` once, in an idle moment of its own after the first of the occasions, unless the shopper saves data
 * or is offline then.
 */
function ahead(occasions: readonly Occasion[], acts: readonly (() => unknown)[]) {
  if (savesData()) return
  const stop = new AbortController()
  let calledOff: (() => void)[] = []
  const begin = () => {
    if (stop.signal.aborted) return
    stop.abort()
    calledOff = acts.map((act) => whenIdle(() => pageConnection().status() === 'online' && act()))
  }
  for (const occasion of occasions) occasion(begin, stop.signal)
  return () => {
    stop.abort()
    for (const callOff of calledOff) callOff()
  }
}

const preloadPage = (next: PreloadKey) => ahead([firstInput], [() => preloadRoutes(shopRoutes, next)])
/** A tap that has to request the files of its drawer is answered late. */
const preloadDrawers = () => ahead([firstInput, workerReady], [preloadMenu, preloadMiniCart])

/** Preloads what the shopper is likely to open next. */
export function NextAhead() {
  useWhile(nextFrom[useMatches().at(-1)?.id ?? ''] ?? null, preloadPage)
  useWhile(true, preloadDrawers)
  return null
}
