import type { ProductCard } from '#contract/product.ts'
import { priceDisplay } from '#domain/price-display.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { Price } from '#ui/price.tsx'

/** The price of a product as lists of this shop show it. */
export function ShopPrice({ product, keepLine }: { product: ProductCard; keepLine?: boolean }) {
  const { brand } = useApp()
  const { loginForPrice, pricesExGst } = brand.flags
  const display = priceDisplay(product, { loginForPrice, isSignedIn: false, country: brand.country })
  return (
    <Price
      display={display}
      requestTo={paths.stores()}
      {...(pricesExGst ? { taxNote: 'ex GST' } : {})}
      {...(keepLine === undefined ? {} : { keepLine })}
    />
  )
}
