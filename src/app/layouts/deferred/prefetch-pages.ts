import { useMatches } from 'react-router-dom'
import { preloadRoutes } from '#app/boot/preload-routes.ts'
import { shopRoutes } from '#app/routes/shop-routes.ts'
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

/** Calls `act` once, when the browser is idle after the first input of the shopper. */
function whenInUse(act: () => void) {
  const stop = new AbortController()
  let callOff = () => {}
  const begin = () => {
    stop.abort()
    callOff = whenIdle(act)
  }
  for (const sign of signs) window.addEventListener(sign, begin, { signal: stop.signal, passive: true })
  return () => {
    stop.abort()
    callOff()
  }
}

const preloadWhenInUse = (next: PreloadKey) =>
  savesData()
    ? undefined
    : whenInUse(() => {
        if (pageConnection().status() === 'online') void preloadRoutes(shopRoutes, next)
      })

/** Preloads the page that the shopper is likely to open next, unless they save data or are offline. */
export function PagesAhead() {
  useWhile(nextFrom[useMatches().at(-1)?.id ?? ''] ?? null, preloadWhenInUse)
  return null
}
