import { hashKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { isEmptyCart } from '#domain/cart/cart.ts'
import { showCartNotices } from '#features/cart/cart-notices.ts'
import { addLeftAdds } from '#features/cart/left-adds.ts'
import { pendingChanges } from '#features/cart/pending/pending-changes.ts'
import { storedFlag } from '#features/cart/pending/stored-flag.ts'
import { cartQueries, resumeCart } from '#features/cart/queries.ts'
import { type App, useApp } from '#lib/app.tsx'
import { cartKeptKey } from '#lib/boot/early-keys.ts'
import { whenIdle, whenSettled } from '#lib/boot/idle.ts'
import { addsOfOthers } from '#lib/boot/kept-adds.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { useToast } from '#ui/overlay/toast.tsx'

/** Stores the last cart on this device, and applies the cart that another tab of this shop stored. */
export async function storeCart({ api, queryClient, brand }: App) {
  const { createCartStore } = await import('#offline/cart/cart-store.ts')
  const store = createCartStore(brand.key)
  const { queryKey } = cartQueries(api).view()
  // Writing an applied cart back would make two tabs update each other in an endless loop.
  let isTaking = false
  function take(cart: Cart, updatedAt?: number) {
    isTaking = true
    queryClient.setQueryData(queryKey, cart, updatedAt === undefined ? {} : { updatedAt })
    isTaking = false
  }

  const flag = storedFlag(brand.key)
  function noteWhetherEmpty() {
    const cart = queryClient.getQueryData(queryKey)
    const isNoneWaiting = queryClient.getQueryData(pendingChanges().queryKey)?.length === 0
    if (cart && isEmptyCart(cart) && isNoneWaiting) flag.setEmpty()
    else flag.set()
  }

  const stored = await store.read()
  const { data: loaded, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
  // A cart that another tab stored after this page sent its request is newer than the response.
  if (stored && stored.savedAt > dataUpdatedAt && loaded) take(stored.cart, stored.savedAt)
  else if (loaded) await store.write(loaded)
  // Marked as stale, so that the response of the server replaces it.
  else if (stored) take(stored.cart, 1)

  noteWhetherEmpty()
  const stopWriting = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.query.queryKey[0] === 'cart') noteWhetherEmpty()
    if (isTaking || event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryHash !== hashKey(queryKey)) return
    const cart = queryClient.getQueryData(queryKey)
    if (cart) store.write(cart).catch((cause: unknown) => reportFailure('cart store', cause))
  })
  const stopReading = store.watch((cart) => take(cart))
  return () => {
    stopWriting()
    stopReading()
  }
}

const isFilled = ({ queryClient, api }: App) => {
  const cart = queryClient.getQueryData(cartQueries(api).view().queryKey)
  return cart !== undefined && !isEmptyCart(cart)
}

/**
 * Most visitors have no cart, so the cart store loads on first interaction, or when idle if the cart has items or this
 * device has stored a cart before.
 */
function whenNeeded(app: App, begin: () => void): () => void {
  const brand = app.brand.key
  if (storedFlag(brand).isSet() || isFilled(app) || addsOfOthers().length > 0) return whenIdle(begin)
  const stop = new AbortController()
  const start = () => {
    stop.abort()
    begin()
  }
  const inOtherTab = ({ key }: StorageEvent) => key === cartKeptKey(brand) && start()
  window.addEventListener('storage', inOtherTab, { signal: stop.signal })
  stop.signal.addEventListener('abort', whenSettled(start))
  const unsubscribe = app.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.query.queryKey[0] === 'cart' && isFilled(app)) start()
  })
  stop.signal.addEventListener('abort', unsubscribe)
  return () => stop.abort()
}

/** Restores the stored cart, sends pending edits and shows messages; the cart also works without storage. */
export function CartSync() {
  const app = useApp()
  const toasts = useToast()
  useEffect(() => showCartNotices(app, toasts), [app, toasts])
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const cancel = whenNeeded(app, () => {
      storedFlag(app.brand.key).set()
      const begin = async () => {
        const end = await storeCart(app)
        if (isGone) end()
        else stop = end
      }
      begin().catch((cause: unknown) => reportFailure('cart store', cause))
      resumeCart(app).catch((cause: unknown) => reportFailure('outbox', cause))
      addLeftAdds(app).catch((cause: unknown) => reportFailure('cart', cause))
    })
    return () => {
      isGone = true
      cancel()
      stop()
    }
  }, [app])
  return null
}
