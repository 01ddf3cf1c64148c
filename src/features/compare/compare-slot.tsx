import type { ProductCard } from '#contract/catalogue/product.ts'
import { CompareTick } from '#ui/product/compare-tick.tsx'
import { compareFlags, useMarkedSkus } from './compare-flags.ts'

const none: readonly string[] = []

/** The tick that sets a product beside others. */
export function CompareSlot({ product, label }: { product: ProductCard; label?: string }) {
  const marked = useMarkedSkus(none)
  return (
    marked && (
      <CompareTick
        name={product.title}
        label={label}
        checked={marked.includes(product.sku)}
        onChange={(isOn) => compareFlags.wish(product, isOn)}
      />
    )
  )
}
