import { useLocation } from 'react-router-dom'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { type PriceSize, priceDisplay } from '#domain/money/price-display.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Price } from '#ui/price/price.tsx'

type Props = {
  product: ProductCard
  reserveLine?: boolean
  size?: PriceSize
  /** Renders no link: for use inside a link, or on the page it would link to. */
  isPlain?: boolean
}

/** The price of a product as lists of this shop show it. */
export function ShopPrice({ product, reserveLine: keepLine, size = 'listing', isPlain = false }: Props) {
  const { brand } = useApp()
  const { loginForPrice, pricesExGst } = brand.flags
  const isSignedIn = useSignedIn()
  const { pathname } = useLocation()
  const display = priceDisplay(product, { loginForPrice, isSignedIn, country: brand.country })
  return (
    <Price
      display={display}
      size={size}
      {...(isPlain ? {} : { requestTo: paths.askAnExpert(product.sku), loginTo: paths.login(pathname) })}
      {...(pricesExGst ? { taxNote: 'ex GST' } : {})}
      {...(keepLine === undefined ? {} : { reserveLine: keepLine })}
    />
  )
}
