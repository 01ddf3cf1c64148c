import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import type { DeliveryEstimate, ProductCard } from '#contract/catalogue/product.ts'
import { backInStockText, deliveryText, shortDeliveryText } from '#domain/delivery/delivery-text.ts'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { ProductLine, ProductLines } from '#ui/product/product-line.tsx'
import { themed } from '#ui/themed.ts'
import { ShopPrice } from './shop-price.tsx'

const Stock = styled('p')(
  themed(({ theme }) => ({
    minHeight: 40,
    color: theme.vars.palette.text.secondary,
    '& b': { display: 'block', fontWeight: 600, color: theme.vars.palette.success.main },
    '&[data-out] b': { color: theme.vars.palette.warning.main },
  })),
)

/** The first line that phones need not lay out with the first view, on lists and home pages alike. */
const firstLater = 4

type Compare = ((product: ProductCard) => ReactNode) | undefined
type Props = {
  product: ProductCard
  estimate: DeliveryEstimate | undefined
  priority: boolean
  isLater: boolean
  headingLevel: 2 | 3
  compare: Compare
}

type ListProps = {
  products: readonly ProductCard[]
  estimates: ReadonlyMap<string, DeliveryEstimate>
  /** How many pictures a visitor waits for. */
  eager: number
  headingLevel: 2 | 3
  label?: string | undefined
  compare: Compare
}

/** Products as a trade counter lists them, in lines. */
export function ShopLines({ products, estimates, eager, headingLevel, label, compare }: ListProps) {
  return (
    <ProductLines label={label}>
      {products.map((product, position) => (
        <ShopLine
          key={product.sku}
          product={product}
          estimate={estimates.get(product.sku)}
          priority={position < eager}
          isLater={position >= firstLater}
          headingLevel={headingLevel}
          compare={compare}
        />
      ))}
    </ProductLines>
  )
}

/** A table row with stock, price and quantity. */
function ShopLine({ product, estimate, compare, ...props }: Props) {
  const [quantity, setQuantity] = useState(1)
  const choice = { quantity, warrantyId: null, installId: null }
  return (
    <ProductLine
      {...props}
      product={product}
      to={paths.product({ slug: product.uri })}
      price={<ShopPrice product={product} reserveLine={false} />}
      stock={<StockNote product={product} estimate={estimate} />}
      order={
        <>
          {product.available && product.price !== null && (
            <QuantityStepper
              size="small"
              label={`Quantity of ${product.title}`}
              value={quantity}
              onChange={setQuantity}
            />
          )}
          <AddToCart product={product} variant="line" choice={choice} />
          {compare?.(product)}
        </>
      }
    />
  )
}

function StockNote({ product, estimate }: Pick<Props, 'product' | 'estimate'>) {
  const { brand } = useApp()
  if (!product.available)
    return (
      <Stock data-out>
        <b>{backInStockText(product.nextStockDate)}</b>
      </Stock>
    )
  const day = estimate && deliveryText(estimate, brand.country)
  const isCounted = estimate !== undefined && estimate.stockQuantity > 0
  return (
    <Stock>
      <b className="num">{isCounted ? `${estimate.stockQuantity} in ${estimate.stockPlace}` : 'In stock'}</b>
      {estimate && (day ? shortDeliveryText(day) : 'No delivery to your location')}
    </Stock>
  )
}
