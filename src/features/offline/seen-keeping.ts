import { useEffect } from 'react'
import { type App, useApp } from '#lib/app.tsx'
import { whenIdle, whenSettled } from '#lib/idle.ts'
import { keepQueries } from '#lib/query-persistence.ts'
import { reportFailure } from '#lib/report-failure.ts'

const shown: ReadonlySet<unknown> = new Set(['catalogue', 'product', 'search', 'home', 'promotion', 'store'])

/** Remembers the products this device is shown, so that they can be found without a connection. */
async function keepSeen({ queryClient, brand }: App) {
  const { cardsIn, createSeenProducts } = await import('#offline/seen-products.ts')
  const seen = createSeenProducts({ brand: brand.key })
  const look = (data: unknown) => whenIdle(() => seen.see(cardsIn(data)))
  const cache = queryClient.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) if (shown.has(queryKey[0])) look(state.data)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && shown.has(event.query.queryKey[0]))
      look(event.query.state.data)
  })
}

/** What is laid down on this device while the page is at rest. */
export function useKeeping() {
  const app = useApp()
  useEffect(() => keepQueries(app.queryClient, { brand: app.brand.key }), [app])
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const callOff = whenSettled(() =>
      keepSeen(app).then(
        (end) => {
          if (isGone) end()
          else stop = end
        },
        (cause: unknown) => reportFailure('seen products', cause),
      ),
    )
    return () => {
      isGone = true
      callOff()
      stop()
    }
  }, [app])
}
