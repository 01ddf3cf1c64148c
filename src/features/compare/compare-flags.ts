import { useSyncExternalStore } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { stored } from '#lib/boot/stored.ts'
import { createSignal } from '#lib/signal.ts'

export type Wish = { product: ProductCard; isOn: boolean }

/** The SKUs after a change. */
export const withWish = (skus: readonly string[], { product: { sku }, isOn }: Wish) =>
  skus.filter((known) => known !== sku).concat(isOn ? sku : [])

const key = 'hearth:compare-wishes'

/** Stores the changes that are not made yet: a page that is left too early leaves them to the next one of its tab. */
export const keepWishes = (wishes: readonly Wish[]) =>
  stored(() => sessionStorage.setItem(key, JSON.stringify(wishes)), undefined)

let queued = stored<Wish[]>(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'), [])
/** SKUs with a tick; null where this shop does not compare. */
let marked: readonly string[] | null = queued.reduce<readonly string[]>(withWish, [])
const signal = createSignal()

/** The state of the compare checkboxes and their queued changes, which the list processes once it has loaded. */
export const compareFlags = {
  subscribe: signal.subscribe,
  get: () => marked,
  set(next: readonly string[] | null) {
    marked = next
    signal.send()
  },
  /** Updates optimistically; the list may reject the change. */
  wish(wish: Wish) {
    queued.push(wish)
    keepWishes(queued)
    compareFlags.set(withWish(marked ?? [], wish))
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
