import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

type Props = {
  /** Takes the filters away; left out where there are none. */
  onClear?: () => void
}

/** Explains why the list is empty and shows two links. */
export function ListingEmpty({ onClear }: Props) {
  return (
    <EmptyState
      title={onClear ? 'No products match all your filters' : 'This shelf is empty'}
      text={onClear ? 'Remove a filter, or clear them all.' : 'There is nothing for sale here right now.'}
      actions={
        <>
          {onClear && (
            <Button type="button" onClick={onClear}>
              Clear all filters
            </Button>
          )}
          <ButtonLink variant={onClear ? 'text' : 'secondary'} to={paths.products()}>
            See all products
          </ButtonLink>
          {!onClear && (
            <ButtonLink variant="text" to={paths.sale()}>
              See what is on sale
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
