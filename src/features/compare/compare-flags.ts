import { useSyncExternalStore } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { createSignal } from '#lib/signal.ts'

export type Wish = { product: ProductCard; isOn: boolean }

/** SKUs with a tick; null where this shop does not compare. */
let marked: readonly string[] | null = []
let queued: Wish[] = []
const signal = createSignal()

/** The SKUs after a change. */
export function withWish(skus: readonly string[], sku: string, isOn: boolean) {
  const others = skus.filter((known) => known !== sku)
  return isOn ? [...others, sku] : others
}

/** The state of the compare checkboxes and their queued changes, which the list processes once it has loaded. */
export const compareFlags = {
  subscribe: signal.subscribe,
  get: () => marked,
  set(next: readonly string[] | null) {
    marked = next
    signal.send()
  },
  /** Updates optimistically; the list may reject the change. */
  wish(product: ProductCard, isOn: boolean) {
    queued.push({ product, isOn })
    compareFlags.set(withWish(marked ?? [], product.sku, isOn))
  },
  takeWishes() {
    const taken = queued
    queued = []
    return taken
  },
}

/** The number of ticks; undefined where this shop does not compare, and in the HTML of the server. */
export const useMarkedCount = () =>
  useSyncExternalStore(
    compareFlags.subscribe,
    () => marked?.length,
    () => undefined,
  )

/** Whether a product has a tick; undefined where this shop does not compare. A list renders again where its ticks changed only. */
export const useIsMarked = (sku: string) =>
  useSyncExternalStore(
    compareFlags.subscribe,
    () => marked?.includes(sku),
    () => false,
  )
