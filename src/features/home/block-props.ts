import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import type { HomeBlock } from '#themes/home-blocks.ts'

export type Kind = HomeBlock['kind']
export type BlockOf<K extends Kind> = Extract<HomeBlock, { kind: K }>

type CardOptions = { layout?: 'shelf' | 'list'; columns?: 4 | 5; priority: boolean; label: string }

/** What the page gives to every block: where prices, delivery and cart meet. */
export type HomeSlots = {
  /** Renders products as the rest of the shop does. */
  cards: (products: readonly ProductCard[], options: CardOptions) => ReactNode
  /** The button that puts several products into the cart. */
  buyAll: (products: readonly ProductCard[], label: string) => ReactNode
  /** Ordering by SKU. */
  quickOrder: ReactNode
}

export type BlockProps<K extends Kind> = { block: BlockOf<K>; isFirst: boolean } & HomeSlots
