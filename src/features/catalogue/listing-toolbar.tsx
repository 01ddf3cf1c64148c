import { styled } from '@mui/material/styles'
import type { Listing, ListingSort } from '#contract/catalogue.ts'
import { Button } from '#ui/button/button.tsx'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { NativeSelect } from '#ui/form/select-field.tsx'
import { FilterIcon, GridIcon, ListIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import type { ListingView } from './listing-address.ts'
import { sortOptions } from './listing-sorts.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    marginBottom: 12,
    '& [data-part="refine"] button': { paddingInline: 12 },
    '& [data-part="count"]': { gridColumn: '1 / -1', order: 1 },
    '& [data-part="sort"]': { display: 'flex', alignItems: 'center', gap: 8, fontSize: '0.875rem' },
    '& [data-part="sort"] > span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('lg')]: {
      '& [data-part="sort"] > span': { display: 'none' },
      '& [data-part="sort"] > div': { flex: 1 },
      '& [data-part="sort"] select': { width: '100%' },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: '1fr auto auto',
      gap: 12,
      '& [data-part="refine"]': { display: 'none' },
      '& [data-part="count"]': { gridColumn: 'auto', order: 0 },
    },
  })),
)

type Props = {
  listing: Listing
  isSearch: boolean
  chosen: number
  view: ListingView
  onSort: (sort: ListingSort) => void
  onView: (view: ListingView) => void
  onRefine: () => void
}

const views = [
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
] as const

export function ListingToolbar({ listing, isSearch, chosen, view, onSort, onView, onRefine }: Props) {
  return (
    <Root>
      <p data-part="count" role="status">
        <strong>{listing.totalCount}</strong>
        {listing.totalCount === listing.unfilteredCount ? ' products' : ` of ${listing.unfilteredCount} products`}
      </p>
      <div data-part="refine">
        <Button wide icon={<FilterIcon size={18} />} type="button" onClick={onRefine}>
          Refine <CountBadge count={chosen} />
        </Button>
      </div>
      <div data-part="sort">
        <span aria-hidden>Sort by</span>
        <NativeSelect
          small
          aria-label="Sort by"
          value={listing.sort}
          options={sortOptions(isSearch)}
          onChange={(event) => onSort(event.target.value as ListingSort)} // the options are the sorts
        />
      </div>
      <Segmented label="View" value={view} options={views} onChange={onView} />
    </Root>
  )
}
