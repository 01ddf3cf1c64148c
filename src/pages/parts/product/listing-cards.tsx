import type { ComponentProps } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { CompareSlot } from '#features/compare/compare-slot.tsx'
import { ShopCards } from './shop-cards.tsx'

const compareSlot = (product: ProductCard) => <CompareSlot product={product} />

/** Products of a list, each to be set beside others. */
export function ListingCards(props: Omit<ComponentProps<typeof ShopCards>, 'compare'>) {
  return <ShopCards {...props} compare={compareSlot} />
}
