import type { ProductCard } from '#contract/product.ts'
import { createSignal } from '#lib/signal.ts'

export type Wish = { product: ProductCard; wanted: boolean }

/** SKUs with a tick; null where this shop does not compare. */
let marked: readonly string[] | null = []
let wishes: Wish[] = []
const news = createSignal()

/** The SKUs after a change. */
export function withWish(skus: readonly string[], sku: string, wanted: boolean) {
  const others = skus.filter((one) => one !== sku)
  return wanted ? [...others, sku] : others
}

/** The state of the compare checkboxes and their queued changes, which the list processes once it has loaded. */
export const compareMarks = {
  subscribe: news.subscribe,
  get: () => marked,
  set(next: readonly string[] | null) {
    marked = next
    news.send()
  },
  /** Updates optimistically; the list may reject the change. */
  wish(product: ProductCard, wanted: boolean) {
    wishes.push({ product, wanted })
    compareMarks.set(withWish(marked ?? [], product.sku, wanted))
  },
  takeWishes() {
    const taken = wishes
    wishes = []
    return taken
  },
}
