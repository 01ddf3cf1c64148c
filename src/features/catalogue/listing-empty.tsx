import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Says why the list is empty and gives two ways on. */
export function ListingEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState
        title="This shelf is empty"
        text="Nothing is listed here at the moment."
        actions={<ButtonLink to={paths.products()}>See all products</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title="Nothing fits all of that"
      text="Take one of the filters away, or start again."
      actions={
        <>
          <Button type="button" onClick={onClear}>
            Clear all filters
          </Button>
          <ButtonLink look="text" to={paths.products()}>
            See all products
          </ButtonLink>
        </>
      }
    />
  )
}
