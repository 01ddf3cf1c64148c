import { styled, useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { DataList } from '#ui/layout/data-list.tsx'
import { MissingParts } from './condition-tag.tsx'
import { EnergyStars } from './energy-stars.tsx'
import { cardStyles } from './product-card.styles.ts'
import { ProductPicture } from './product-picture.tsx'
import { type CardProduct, factLine } from './product-view.ts'
import { Rating } from './rating.tsx'

export type CardLayout = 'listing' | 'shelf'

export type ProductCardProps = {
  product: CardProduct
  to: string
  /** A <Price>. */
  price: ReactNode
  /** `listing` in result grids, `shelf` in the carousels of the home and product pages. */
  layout?: CardLayout
  showRibbon?: boolean
  percentOff?: number | null
  delivery?: ReactNode
  /** A <CompareTick>. */
  compare?: ReactNode
  /** A <CardAction> in listings, a wide <Button> in carousels. */
  action?: ReactNode
  sizes: string
  priority?: boolean
  headingLevel?: 2 | 3 | 4
}

const Root = styled('article')(...cardStyles)

export function ProductCard({ product, to, layout = 'listing', headingLevel = 3, ...props }: ProductCardProps) {
  const { price, delivery, compare, action, ...picture } = props
  const { styles } = useTheme()
  const isCarousel = layout === 'shelf'
  const isPriceFirst = isCarousel && styles.card.priceFirst
  const Title = `h${headingLevel}` as const
  return (
    <Root data-layout={layout} data-sku={product.sku}>
      <ProductPicture {...picture} product={product} ratio={isCarousel ? styles.card.pictureRatio : '1 / 0.86'} />
      <div data-part="body">
        {isPriceFirst && price}
        {isCarousel && <p data-part="brand">{product.manufacturer.name}</p>}
        <Title data-part="title" data-short={product.missingParts ? true : undefined}>
          <Anchor to={to}>{product.title}</Anchor>
        </Title>
        <MissingParts text={product.missingParts} />
        {isCarousel ? <CarouselSpecifications product={product} /> : <ListingSpecifications product={product} />}
        {!isPriceFirst && <div data-part="price">{price}</div>}
        {delivery}
      </div>
      {(compare || action) && (
        <div data-part="foot">
          {isCarousel && action}
          {compare}
          {!isCarousel && action}
        </div>
      )}
    </Root>
  )
}

function CarouselSpecifications({ product }: { product: CardProduct }) {
  if (product.energyStars !== null) return <EnergyStars stars={product.energyStars} />
  return <p data-part="facts">{factLine(product)}</p>
}

function ListingSpecifications({ product }: { product: CardProduct }) {
  const { isPhone } = useApp()
  return (
    <>
      <Rating rating={product.rating} />
      {!isPhone && <DataList className="wide-only" rows={product.keyFacts} />}
      <p data-part="facts">{factLine(product)}</p>
    </>
  )
}
