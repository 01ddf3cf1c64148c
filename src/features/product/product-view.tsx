import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Product, ProductCard } from '#contract/catalogue/product.ts'
import { useApp } from '#lib/app.tsx'
import { NearView } from '#lib/boot/near-view.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { scrollToSection } from '#lib/browser/smooth-scroll.ts'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { TabsNav } from '#ui/layout/tabs-nav.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'
import { BuyBox, type BuySlot, type PriceExtras } from './buy/buy-box.tsx'
import { EnergyCard } from './details/energy-card.tsx'
import { FeatureList } from './details/feature-list.tsx'
import { FitCheck } from './details/fit-check.tsx'
import { PriceHistory } from './details/price-history.tsx'
import { ProductSection } from './details/product-section.tsx'
import { SpecificationTables } from './details/specification-tables.tsx'
import { Gallery } from './gallery.tsx'
import { productQueries } from './queries.ts'

// The bar at the foot of phones hides nothing, and what scrolls to focus stops above it.
const Page = styled(Container)(
  themed(({ theme }) => ({
    [theme.breakpoints.down('lg')]: { paddingBottom: 80, '& :focus-visible': { scrollMarginBottom: 96 } },
  })),
)

const Top = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(24px, 4vw, 48px)',
    alignItems: 'start',
    marginBottom: 'clamp(24px, 4vw, 48px)',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(344px, 36vw, 440px)' },
  })),
)

const DocumentLinks = onDemand(() => import('./details/document-links.tsx').then((module) => module.DocumentLinks))
const Documents = styled('div')({ display: 'grid', alignItems: 'center', minHeight: 44, marginTop: 16 })

type Props = {
  product: Product
  crumbs: readonly { name: string; to: string }[]
  showPriceHistory: boolean
  showReviews: boolean
  /** Whether to show related products, which a shop can disable. */
  showCrossSell: boolean
  /** Delivery to where the shopper is. */
  delivery: ReactNode
  /** The add-to-cart slot for the chosen options. */
  buy: BuySlot
  priceExtras: PriceExtras
  /** Puts it beside others. */
  compare?: ReactNode
  /** A link to call the shop. */
  call?: ReactNode
  /** Renders related products. */
  cards: (products: readonly ProductCard[]) => ReactNode
  /** What using the product costs. */
  runningCost: ReactNode
  /** Written reviews, and questions with their answers. */
  reviews?: ReactNode
  questions?: ReactNode
  /** Further sections at the end. */
  more?: ReactNode
}

/** The product page. Sections below the buy box are omitted when they have no data [S1-3-21]. */
export function ProductView(props: Props) {
  const { product, crumbs, showPriceHistory, showCrossSell, cards, runningCost, reviews, questions, more, ...slots } =
    props
  const { api, brand } = useApp()
  const queries = productQueries(api)
  const { data: features = [] } = useQuery(queries.features(product.sku))
  const { data: specifications = [] } = useQuery(queries.specifications(product.sku))
  const { data: upsell } = useQuery(queries.upsellOptions(product.sku))
  const goesWith = showCrossSell ? (upsell?.goesWith ?? []) : []
  const size = product.dimensions
  const hasFeatures = features.length > 0 || product.description !== ''
  const tabs = [
    { title: 'Features', uri: 'features', display: hasFeatures },
    { title: 'Specifications', uri: 'specifications', display: specifications.length > 0 },
    { title: 'Will it fit', uri: 'fit', display: size !== null },
    { title: 'Reviews', uri: 'customer-reviews', display: Boolean(reviews) },
    { title: 'Questions', uri: 'questions', display: Boolean(questions) },
    { title: 'Price history', uri: 'price-history', display: showPriceHistory },
    { title: 'Goes with it', uri: 'goes-with', display: goesWith.length > 0 },
  ]
  return (
    <Page>
      <Breadcrumbs crumbs={crumbs} />
      <Top>
        <Gallery
          key={`gallery ${product.sku}`}
          product={product}
          // What is saved is said once, beside the price.
          ribbon={
            brand.flags.showRibbons &&
            (product.ribbon?.type !== 'save' || !product.discountOffRrp) && <Ribbon ribbon={product.ribbon} />
          }
        />
        <BuyBox key={`buy ${product.sku}`} product={product} upsell={upsell} {...slots} />
      </Top>
      <TabsNav tabs={tabs} label="On this page" onGo={(section) => void scrollToSection(section)} />
      {hasFeatures && (
        <ProductSection id="features" title="Features">
          <FeatureList product={product} features={features} />
        </ProductSection>
      )}
      {specifications.length > 0 && (
        <ProductSection id="specifications" title="Specifications">
          <SpecificationTables
            groups={specifications}
            energy={
              (product.energyStars !== null || product.energyUse) && (
                <EnergyCard key={product.sku} {...product} runningCost={runningCost} />
              )
            }
          />
          <Documents>
            <NearView key={product.sku}>
              <DocumentLinks sku={product.sku} />
            </NearView>
          </Documents>
        </ProductSection>
      )}
      {size && (
        <ProductSection id="fit" title="Will it fit?">
          <FitCheck size={size} />
        </ProductSection>
      )}
      {reviews && (
        <ProductSection id="customer-reviews" title="What customers say">
          {reviews}
        </ProductSection>
      )}
      {questions && (
        <ProductSection id="questions" title="Questions and answers">
          {questions}
        </ProductSection>
      )}
      {showPriceHistory && (
        <ProductSection id="price-history" title="Price history">
          <PriceHistory key={product.sku} sku={product.sku} />
        </ProductSection>
      )}
      {goesWith.length > 0 && (
        <ProductSection id="goes-with" title="Goes with it">
          {cards(goesWith)}
        </ProductSection>
      )}
      {more}
    </Page>
  )
}
