import type { ProductCard } from '#contract/catalogue/product.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ScalesIcon } from '#ui/icon/task-icons.tsx'
import { AddProduct } from './add-product.tsx'
import { CompareCrumbs } from './compare-view.tsx'

/** Explains how to add products, and shows links. */
export function CompareEmpty({ onAdd }: { onAdd: (product: ProductCard) => void }) {
  return (
    <>
      <CompareCrumbs products={[]} />
      <EmptyState
        level={1}
        icon={<ScalesIcon size={40} />}
        title="Nothing to compare yet"
        text="Tick Compare on up to three products, or search for one here, to see them side by side."
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
      </EmptyState>
    </>
  )
}
