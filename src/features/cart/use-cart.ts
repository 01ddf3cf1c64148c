import { useIsFetching, useIsMutating, useQuery } from '@tanstack/react-query'
import { cartCount, emptyCart, isEmptyCart } from '#domain/cart/cart.ts'
import { optimisticCart } from '#domain/cart/optimistic-cart.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { pendingChanges } from './pending/pending-changes.ts'
import { cartQueries } from './queries.ts'

/** The optimistic cart: the cart of the server with the pending changes applied. */
export function useCart() {
  const { api, brand } = useApp()
  const hydrated = useHydrated()
  const { data, isError, refetch } = useQuery({ ...cartQueries(api).view(), enabled: hydrated })
  const { data: waiting = [] } = useQuery(pendingChanges())
  const cart = optimisticCart(data ?? emptyCart(), waiting, brand)
  const count = cartCount(cart)
  return {
    cart,
    count,
    isEmpty: count === 0 && isEmptyCart(cart),
    isKnown: data !== undefined,
    isFailed: isError && data === undefined,
    reload: () => void refetch(),
  }
}

/** From the begin of any load or change to its success or failure [S3-4-02]. */
export function useCartBusy(): boolean {
  const { api } = useApp()
  const loads = useIsFetching({ queryKey: cartQueries(api).view().queryKey })
  const changes = useIsMutating({ mutationKey: ['cart', 'change'] })
  return loads + changes > 0
}
