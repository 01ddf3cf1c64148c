import { PageSection } from '#ui/layout/page-section.tsx'
import type { BlockProps } from '../block-props.ts'
import { useProducts } from '../product-price.tsx'

/** A row of products under a heading. */
export function Block({ block, isFirst, cards }: BlockProps<'shelf'>) {
  const products = useProducts(block.products)
  if (products.length === 0) return null
  return (
    <PageSection title={block.title} note={block.note} link={block.link} id={block.id}>
      {cards(products, { columns: block.columns, priority: isFirst, label: block.title })}
    </PageSection>
  )
}
