import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Replaces an empty list when the shop has no products yet. */
export function NothingForSale() {
  const { brand } = useApp()
  return (
    <EmptyState
      title="Nothing is for sale yet"
      text={`We are still filling the shelves. Please come back soon, or call ${brand.supportNumber}.`}
      actions={<ButtonLink to={paths.stores()}>Our stores</ButtonLink>}
    />
  )
}
