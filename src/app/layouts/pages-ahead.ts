import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { pageConnection } from '#lib/connection.ts'
import { whenIdle } from '#lib/idle.ts'
import type { PreloadKey } from '#lib/route-handle.ts'
import { savesData } from '#offline/worker/worker.ts'
import { preloadRoutes } from '../preload-routes.ts'
import { shopRoutes } from '../shop-routes.ts'

/** From pages that list products the shopper goes to one of them. */
const nextFrom: Readonly<Record<string, PreloadKey>> = {
  home: 'product',
  category: 'product',
  search: 'product',
  brand: 'product',
  'catalogue-details': 'product',
  sale: 'product',
}

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Calls once when somebody is busy with the page, and the page is not. */
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

/** Loads ahead what the shopper is likely to open from this page, unless they save data or have no connection. */
export function PagesAhead() {
  const next = nextFrom[useMatches().at(-1)?.id ?? '']
  useEffect(() => {
    if (!next || savesData()) return
    return whenInUse(() => {
      if (pageConnection().status() === 'online') void preloadRoutes(shopRoutes, next)
    })
  }, [next])
  return null
}
