import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeliveryEstimate, ProductCard as Product } from '#contract/product.ts'
import { backInStockText, deliveryText } from '#domain/delivery-text.ts'
import { discountOffRrp } from '#domain/discount.ts'
import { toCents } from '#domain/money.ts'
import { priceDisplay } from '#domain/price-display.ts'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { locationQueries } from '#features/location/queries.ts'
import { productQueries } from '#features/product/queries.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/hydrated.ts'
import { paths } from '#lib/paths.ts'
import { DeliveryLine, DeliveryLineSpace } from '#ui/delivery-line.tsx'
import { Price } from '#ui/price.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { ProductGrid, ProductShelf } from '#ui/product-grid.tsx'
import { ProductRow } from '#ui/product-row.tsx'

export type CardsLook = 'grid' | 'list' | 'shelf'
type Props = {
  products: readonly Product[]
  look: CardsLook
  columns?: 3 | 4 | 5
  /** The first pictures are what a visitor waits for. */
  priority?: boolean
  label?: string
  headingLevel?: 2 | 3
}

/** Delivery to where the shopper is, asked for once for the whole list, after the page stands. */
function useEstimates(products: readonly Product[]): ReadonlyMap<string, DeliveryEstimate> {
  const { api } = useApp()
  const hydrated = useHydrated()
  const { data: geo } = useQuery({ ...locationQueries(api).geo(), enabled: hydrated })
  const skus = products.map(({ sku }) => sku)
  const wanted = hydrated && geo !== undefined && geo.postcode !== '' && skus.length > 0
  const { data } = useQuery({ ...productQueries(api).delivery(skus, geo?.locationId), enabled: wanted })
  return new Map(data?.map((estimate) => [estimate.sku, estimate]))
}

const sizes = {
  grid: '(min-width: 975px) 300px, 46vw',
  list: '(min-width: 768px) 196px, 116px',
  shelf: '(min-width: 975px) 290px, 68vw',
}
const eager = { grid: 4, list: 4, shelf: 2 }

/** Products as cards or rows, with price, delivery and the cart: the one way every page shows them. */
export function ShopCards({ products, look, columns, priority = false, label, headingLevel = 3 }: Props) {
  const estimates = useEstimates(products)
  const cards = products.map((product, position) => (
    <Card
      key={product.sku}
      product={product}
      look={look}
      estimate={estimates.get(product.sku)}
      priority={priority && position < eager[look]}
      headingLevel={headingLevel}
    />
  ))
  const named = label ? { label } : {}
  if (look === 'list') return <div style={{ display: 'grid', gap: 12 }}>{cards}</div>
  if (look === 'shelf')
    return (
      <ProductShelf columns={columns ?? 4} {...named}>
        {cards}
      </ProductShelf>
    )
  return (
    <ProductGrid columns={columns ?? 3} {...named}>
      {cards}
    </ProductGrid>
  )
}

type CardProps = {
  product: Product
  look: CardsLook
  estimate: DeliveryEstimate | undefined
  priority: boolean
  headingLevel: 2 | 3
}

function Card({ product, look, estimate, priority, headingLevel }: CardProps) {
  const { brand } = useApp()
  const display = priceDisplay(product, {
    loginForPrice: brand.flags.loginForPrice,
    isSignedIn: false,
    country: brand.country,
  })
  const percent =
    product.price && product.rrp
      ? discountOffRrp({ priceCents: toCents(product.price), rrpCents: toCents(product.rrp) })?.percent
      : null
  const shared = {
    product,
    to: paths.product({ slug: product.uri }),
    price: (
      <Price display={display} requestTo={paths.stores()} {...(brand.flags.pricesExGst ? { taxNote: 'ex GST' } : {})} />
    ),
    delivery: deliveryOf(product, estimate, brand.country, look === 'shelf'),
    action: <AddToCart product={product} look={look === 'grid' ? 'card' : 'wide'} />,
    showRibbon: brand.flags.showRibbons,
    sizes: sizes[look],
    priority,
    headingLevel,
  }
  if (look === 'list') return <ProductRow {...shared} />
  return (
    <ProductCard
      {...shared}
      layout={look === 'shelf' ? 'shelf' : 'listing'}
      {...(brand.flags.showPercentOff ? { percentOff: percent ?? null } : {})}
    />
  )
}

function deliveryOf(
  product: Product,
  estimate: DeliveryEstimate | undefined,
  country: 'AU' | 'NZ',
  chip: boolean,
): ReactNode {
  if (!product.available) return <DeliveryLine tone="wait" chip={chip} text={backInStockText(product.nextStockDate)} />
  if (!estimate) return <DeliveryLineSpace chip={chip} />
  const text = deliveryText(estimate, country)
  return text ? (
    <DeliveryLine chip={chip} text={text} />
  ) : (
    <DeliveryLine tone="wait" chip={chip} text="No delivery to your location" />
  )
}
