import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import type { DeliveryEstimate, ProductCard as Product } from '#contract/catalogue/product.ts'
import { backInStockText, deliveryText, shortDeliveryText } from '#domain/delivery/delivery-text.ts'
import { discountOffRrp } from '#domain/money/discount.ts'
import { toCents } from '#domain/money/money.ts'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { useGeo } from '#features/location/use-geo.ts'
import { productQueries } from '#features/product/queries.ts'
import { useApp } from '#lib/app.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import { paths } from '#lib/page/paths.ts'
import { preloadPicture } from '#ui/picture/picture.tsx'
import { DeliveryLine, DeliveryLineSpace } from '#ui/product/delivery-line.tsx'
import { ProductCard } from '#ui/product/product-card.tsx'
import { ProductCarousel, ProductGrid } from '#ui/product/product-grid.tsx'
import { ProductRow } from '#ui/product/product-row.tsx'
import { ShopLines } from './shop-lines.ts'
import { ShopPrice } from './shop-price.tsx'

export type CardsLayout = 'grid' | 'list' | 'shelf'
type Props = {
  products: readonly Product[]
  layout: CardsLayout
  columns?: 3 | 4 | 5
  /** The first pictures are what a visitor waits for. */
  priority?: boolean
  label?: string
  headingLevel?: 2 | 3
  /** Renders the compare checkbox; a stable function, so that cards need not render again. */
  compare?: (product: Product) => ReactNode
}

/** Delivery estimates for the shopper's location, loaded in one request for the list after hydration. */
function useEstimates(products: readonly Product[]): ReadonlyMap<string, DeliveryEstimate> {
  const { api } = useApp()
  const geo = useGeo()
  const skus = products.map(({ sku }) => sku)
  const canEstimate = geo !== undefined && geo.postcode !== '' && skus.length > 0
  const { data } = useQuery({ ...productQueries(api).delivery(skus, geo?.locationId), enabled: canEstimate })
  // Defers rendering the long list with estimates, so that it does not block input.
  const arrived = useDeferredValue(data)
  return useMemo(() => new Map(arrived?.map((estimate) => [estimate.sku, estimate])), [arrived])
}

const sizes = {
  grid: '(min-width: 1280px) 301px, (min-width: 975px) 21vw, (min-width: 768px) 30vw, 46vw',
  list: '(min-width: 768px) 148px, 116px',
  shelf: '(min-width: 1280px) 290px, (min-width: 975px) 23vw, (min-width: 768px) 29vw, 68vw',
  fives: '(min-width: 1280px) 233px, (min-width: 975px) 18vw, (min-width: 768px) 23vw, 47vw',
}
/** Pictures of the first view. */
const eager = { grid: 3, list: 3, shelf: 2, phone: 2 }

/** Products as cards or rows, with price, delivery and the cart: the one way every page shows them. */
export function ShopCards({ products, layout, columns, priority = false, label, headingLevel = 3, compare }: Props) {
  const { brand, isPhone } = useApp()
  const estimates = useEstimates(products)
  const first = priority ? eager[isPhone ? 'phone' : layout] : 0
  if (layout === 'list' && brand.flags.listViewFirst)
    return <ShopLines {...{ products, estimates, headingLevel, label, compare }} eager={first} />
  const cards = products.map((product, position) => {
    const shared = {
      product,
      estimate: estimates.get(product.sku),
      priority: position < first,
      headingLevel,
      compare,
    }
    const width = columns === 5 ? 'fives' : layout
    const card = <Card key={product.sku} {...shared} layout={layout} sizes={sizes[width]} />
    // Where prices are for members, a card leads back to the page it is on.
    if (!import.meta.env.SSR || brand.flags.loginForPrice) return card
    // A cached card cannot add preload links to the head.
    if (shared.priority) preloadPicture({ picture: product.image, sizes: sizes[width] })
    return (
      <CachedFragment
        key={product.sku}
        of={[layout, width, shared.priority, headingLevel, compare !== undefined, product]}
      >
        {card}
      </CachedFragment>
    )
  })
  if (layout === 'list') return <Rows>{cards}</Rows>
  if (layout === 'shelf')
    return (
      <ProductCarousel columns={columns ?? 4} label={label} phoneWidth={columns === 5 ? '47%' : undefined}>
        {cards}
      </ProductCarousel>
    )
  return (
    <ProductGrid columns={columns ?? 3} label={label}>
      {cards}
    </ProductGrid>
  )
}

const Rows = styled('div')({ display: 'grid', gap: 12 })

type CardProps = {
  product: Product
  layout: CardsLayout
  sizes: string
  estimate: DeliveryEstimate | undefined
  priority: boolean
  headingLevel: 2 | 3
  compare: Props['compare']
}

const actions = { grid: 'card', list: 'wide', shelf: 'shelf' } as const

const Card = memo(function Card({ product, layout, estimate, compare, ...props }: CardProps) {
  const { brand } = useApp()
  const shared = {
    ...props,
    product,
    to: paths.product({ slug: product.uri }),
    price: <ShopPrice product={product} />,
    delivery: deliveryOf(product, estimate, brand.country, layout === 'shelf'),
    action: <AddToCart product={product} variant={actions[layout]} />,
    showRibbon: brand.flags.showRibbons,
    compare: compare?.(product),
  }
  if (layout === 'list') return <ProductRow {...shared} />
  return (
    <ProductCard
      {...shared}
      layout={layout === 'shelf' ? 'shelf' : 'listing'}
      {...(brand.flags.showPercentOff ? { percentOff: percentOff(product) } : {})}
    />
  )
})

/** What is saved, in percent; null where there is nothing to speak of. */
function percentOff({ price, rrp }: Product): number | null {
  if (!price || !rrp) return null
  return discountOffRrp({ priceCents: toCents(price), rrpCents: toCents(rrp) })?.percent ?? null
}

function deliveryOf(
  product: Product,
  estimate: DeliveryEstimate | undefined,
  country: 'AU' | 'NZ',
  chip: boolean,
): ReactNode {
  // Without a day the button below says it.
  if (!product.available && product.nextStockDate)
    return <DeliveryLine tone="wait" chip={chip} text={backInStockText(product.nextStockDate)} />
  if (!product.available || !estimate) return <DeliveryLineSpace chip={chip} />
  const text = deliveryText(estimate, country)
  return text ? (
    <DeliveryLine chip={chip} text={text} shortText={shortDeliveryText(text)} />
  ) : (
    <DeliveryLine tone="wait" chip={chip} text="No delivery to your location" shortText="No delivery here" />
  )
}
