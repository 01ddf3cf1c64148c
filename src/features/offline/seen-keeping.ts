import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type App, useApp } from '#lib/app.tsx'
import { whenIdle, whenSettled } from '#lib/boot/idle.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { broughtBack, persistQueries } from '#lib/query/query-persistence.ts'

const shown: ReadonlySet<unknown> = new Set(['catalogue', 'product', 'search', 'home', 'promotion', 'store'])

/** Stores the products that were shown, so that they can be found offline. */
async function storeSeen({ queryClient, brand }: App) {
  const [{ cardsIn, createSeenProducts }, { createProductCache }, { createOpenedProducts }] = await Promise.all([
    import('#offline/seen-products.ts'),
    import('#offline/product-cache.ts'),
    import('#offline/opened-products.ts'),
  ])
  const seen = createSeenProducts({ brand: brand.key })
  const cache = createProductCache({ brand: brand.key })
  const opened = createOpenedProducts({ brand: brand.key })
  const look = ([area, part]: QueryKey, data: unknown) =>
    whenIdle(() => {
      const cards = cardsIn(data)
      seen.see(cards)
      cache.put(cards)
      const [product] = cards
      // A product that cannot be stored is only not offered later.
      if (area === 'product' && part === 'slug' && product) opened.open(product.sku).catch(() => undefined)
    })
  const queries = queryClient.getQueryCache()
  for (const { queryKey, state } of queries.getAll()) if (shown.has(queryKey[0])) look(queryKey, state.data)
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && shown.has(event.query.queryKey[0]))
      look(event.query.queryKey, event.query.state.data)
  })
}

/** What was laid down before stays: it is brought back first. */
async function keepFrame({ queryClient, brand }: App) {
  const own = { brand: brand.key }
  await queryClient.ensureQueryData(broughtBack(queryClient, own))
  return persistQueries(queryClient, own)
}

/** Ends what may only be about to begin. */
function until(begun: Promise<() => void>) {
  let isGone = false
  let stop = () => {}
  begun.then(
    (end) => {
      if (isGone) end()
      else stop = end
    },
    (cause: unknown) => reportFailure('keeping', cause),
  )
  return () => {
    isGone = true
    stop()
  }
}

/** What is laid down on this device while the page is at rest. */
export function useKeeping() {
  const app = useApp()
  useEffect(() => {
    const stopFrame = until(keepFrame(app))
    let stopSeen = () => {}
    const callOff = whenSettled(() => {
      stopSeen = until(storeSeen(app))
    })
    return () => {
      stopFrame()
      callOff()
      stopSeen()
    }
  }, [app])
}
