import type { ProductCard } from '#contract/catalogue/product.ts'
import { CompareTick } from '#ui/product/compare-tick.tsx'
import { compareFlags, useIsMarked } from './compare-flags.ts'

/** The tick that sets a product beside others. */
export function CompareSlot({ product, label }: { product: ProductCard; label?: string }) {
  const isMarked = useIsMarked(product.sku)
  return (
    isMarked !== undefined && (
      <CompareTick
        name={product.title}
        label={label}
        checked={isMarked}
        onChange={(isOn) => compareFlags.wish({ product, isOn })}
      />
    )
  )
}
