import { styled } from '@mui/material/styles'
import type { FocusEvent } from 'react'
import type { Listing, ListingSort } from '#contract/catalogue/catalogue.ts'
import { productsWord } from '#domain/catalogue/products-text.ts'
import { Button } from '#ui/button/button.tsx'
import { ChipRow, FacetChip } from '#ui/button/chip.tsx'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { NativeSelect } from '#ui/form/select-field.tsx'
import { FilterIcon, GridIcon, ListIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import type { ListingView } from './listing-address.ts'
import { sortOptions } from './listing-sorts.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    marginBottom: 6,
    [theme.breakpoints.down('lg')]: { '& > p': { fontSize: '0.875rem', lineHeight: '1.25rem' } },
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      readingFlow: 'grid-rows',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: 12,
      marginBottom: 12,
    },
  })),
)

/** In one line at every width, so that the controls never push the products down: it scrolls to the edge of a narrow screen. */
const Bar = styled(ChipRow)(
  themed(({ theme }) => ({
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
    '& > [data-filters]': { display: 'flex', gap: 8 },
    [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', overflowX: 'auto', marginInline: -24, padding: '4px 24px' },
    [theme.breakpoints.down('lg')]: {
      // Else it is as wide as its longest order.
      '@supports not (field-sizing: content)': { '& > [data-opens] + *': { maxWidth: 'max(28vw, 100vw - 258px)' } },
    },
    [theme.breakpoints.up('lg')]: {
      display: 'contents',
      '& > [data-filters]': {
        // Before sort and view.
        gridArea: '1 / 2',
        minWidth: 0,
        // The last filter fades out beside the sort order, and is clear of the fade at the end of the row.
        padding: '4px 12% 4px 4px',
        maskImage: 'linear-gradient(90deg, #000 88%, #0000)',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
      '& [data-opens]': { display: 'none' },
    },
  })),
)

type Props = {
  listing: Listing
  filter: string | undefined
  isSearch: boolean
  chosen: number
  view: ListingView
  onSort: (sort: ListingSort) => void
  onView: (view: ListingView) => void
  onFilter: (filter: string) => void
  onRefine: () => void
}

const views = [
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
] as const

/** Browsers leave a focused control beyond the edge of the row where it is, when some of it is visible. */
const bringIn = ({ target }: FocusEvent) =>
  target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The number of products, and filters, sort order and view in one line; all in one line beside the panel. */
export function ListingToolbar({ listing, filter, isSearch, chosen, view, ...on }: Props) {
  return (
    <Root>
      <p role="status">
        <strong>{listing.totalCount}</strong>
        {listing.totalCount < listing.unfilteredCount && ` of ${listing.unfilteredCount}`}{' '}
        {productsWord(listing.unfilteredCount)}
      </p>
      <Bar onFocus={bringIn}>
        <Button icon={<FilterIcon size={18} />} type="button" data-opens="refine" onClick={on.onRefine}>
          Refine <CountBadge count={chosen} />
        </Button>
        <NativeSelect
          small
          aria-label="Sort by"
          value={listing.sort}
          options={sortOptions(isSearch)}
          onChange={(event) => on.onSort(event.target.value as ListingSort)} // the options are the sorts
        />
        <Segmented label="View" value={view} options={views} onChange={on.onView} />
        {/* Last, so that nothing moves them that the browser reads after them. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
        <div role="group" aria-label="Popular filters" data-filters>
          {listing.promoted.map((chip) => (
            <FacetChip
              key={chip.label}
              pressed={filter === chip.filter ? !chip.selected : chip.selected}
              count={chip.count}
              onClick={() => on.onFilter(chip.filter)}
            >
              {chip.label}
            </FacetChip>
          ))}
        </div>
      </Bar>
    </Root>
  )
}
