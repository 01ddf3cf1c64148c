import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

type Props = {
  isSearch: boolean
  /** Takes the filters away; left out where there are none. */
  onClear?: () => void
}

/** Explains why the list is empty and shows two links. */
export function ListingEmpty({ isSearch, onClear }: Props) {
  if (!onClear)
    return (
      <EmptyState
        title={isSearch ? 'No Results Found' : 'This shelf is empty'}
        text={isSearch ? 'Try fewer letters or another word.' : 'Nothing is listed here at the moment.'}
        actions={
          <>
            <ButtonLink to={paths.products()}>See all products</ButtonLink>
            <ButtonLink variant="text" to={paths.sale()}>
              See what is on sale
            </ButtonLink>
          </>
        }
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
          <ButtonLink variant="text" to={paths.products()}>
            See all products
          </ButtonLink>
        </>
      }
    />
  )
}
