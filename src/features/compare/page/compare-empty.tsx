import type { ProductCard } from '#contract/catalogue/product.ts'
import { useStates } from '#lib/page/brand-states.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { DressedState } from '#ui/feedback/dressed/dressed-state.tsx'
import { AddProduct } from './add-product.tsx'
import { CompareCrumbs } from './compare-view.tsx'

/** Explains how to add products, and shows links. */
export function CompareEmpty({ onAdd }: { onAdd: (product: ProductCard) => void }) {
  const states = useStates()
  return (
    <>
      <CompareCrumbs products={[]} />
      {states && (
        <DressedState
          dress={states.dress}
          {...states.compare}
          level={1}
          actions={
            <>
              <ButtonLink to={paths.products()}>See all products</ButtonLink>
              <ButtonLink variant="text" to={paths.sale()}>
                See what is on sale
              </ButtonLink>
            </>
          }
        >
          <AddProduct onAdd={onAdd} />
        </DressedState>
      )}
    </>
  )
}
