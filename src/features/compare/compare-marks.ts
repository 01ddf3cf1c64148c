import type { ProductCard } from '#contract/product.ts'
import { createSignal } from '#lib/signal.ts'

export type Wish = { product: ProductCard; wanted: boolean }

/** SKUs with a tick; null where this shop does not compare. */
let marked: readonly string[] | null = []
let wishes: Wish[] = []
const news = createSignal()

/** The SKUs as they are once a wish has come true. */
export function withWish(skus: readonly string[], sku: string, wanted: boolean) {
  const others = skus.filter((one) => one !== sku)
  return wanted ? [...others, sku] : others
}

/** What the ticks of the page show, and what was wished by them: who keeps the list comes when the page is at rest. */
export const compareMarks = {
  subscribe: news.subscribe,
  get: () => marked,
  set(next: readonly string[] | null) {
    marked = next
    news.send()
  },
  /** Shown at once; the list may say no. */
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
