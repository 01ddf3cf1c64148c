import { useEffect, useState } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { useApp } from '#lib/app.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { useLatest } from '#lib/use-latest.ts'
import type { CartStore } from '#offline/cart/cart-store.ts'

const report = (cause: unknown) => reportFailure('cart store', cause)

export const linesOf = ({ products }: Cart) =>
  JSON.stringify(products.map(({ productCode, quantity }) => [productCode, quantity]))

/** What a person changes of a cart in another tab. Prices are not: a tab may have loaded them for another place. */
const markOf = (cart: Cart) => `${cart.couponCode} ${linesOf(cart)}`

/** Stores the order for the other tabs of this device, and calls `reload` when one of them has another cart. */
export function useOtherTabs(cart: Cart, reload: () => void) {
  const { brand } = useApp()
  const [store, setStore] = useState<CartStore | null>(null)
  const mark = markOf(cart)
  const latest = useLatest({ cart, mark, reload })

  useEffect(
    () =>
      whenIdle(() => {
        import('#offline/cart/cart-store.ts')
          .then(({ createCartStore }) => setStore(createCartStore(brand.key)))
          .catch(report)
      }),
    [brand],
  )
  useEffect(
    () => store?.watch((other) => markOf(other) !== latest.current.mark && latest.current.reload()),
    [store, latest],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the mark changes, or two tabs would answer each other
  useEffect(() => {
    store?.write(latest.current.cart).catch(report)
  }, [store, latest, mark])
}
