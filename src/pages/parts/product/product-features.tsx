import { styled } from '@mui/material/styles'
import type { Product } from '#contract/catalogue/product.ts'
import { ProductSection } from '#features/product/details/product-section.tsx'
import { themed } from '#ui/themed.ts'
import { ThirdPartyFeature } from '../page/third-party-feature.tsx'

const Divided = styled('div')(themed(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` })))

const sections = [
  { feature: 'videos', title: 'Videos' },
  { feature: 'content', title: 'More about this product' },
  { feature: 'reviews', title: 'Reviews' },
] as const

/** What providers show of a product: videos, content of its manufacturer, and reviews. */
export function ProductFeatures({ product: { sku, title: name } }: { product: Product }) {
  return sections.map(({ feature, title }) => (
    <ThirdPartyFeature
      key={`${feature} ${sku}`}
      feature={feature}
      data={{ sku, name }}
      frame={(content) => (
        <Divided>
          <ProductSection id={feature} title={title}>
            {content}
          </ProductSection>
        </Divided>
      )}
    />
  ))
}
