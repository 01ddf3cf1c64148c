import { styled } from '@mui/material/styles'
import type { Listing, ListingSort } from '#contract/catalogue/catalogue.ts'
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
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr auto auto', gap: 12 },
  })),
)

const ProductCount = styled('p')(
  themed(({ theme }) => ({
    gridColumn: '1 / -1',
    order: 1,
    [theme.breakpoints.up('lg')]: { gridColumn: 'auto', order: 0 },
  })),
)

const RefineButton = styled('div')(
  themed(({ theme }) => ({
    '& button': { paddingInline: 12 },
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
)

const SortChoice = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.875rem',
    '& > span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('lg')]: {
      '& > span': { display: 'none' },
      '& > div': { flex: 1 },
      '& select': { width: '100%' },
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
      <ProductCount role="status">
        <strong>{listing.totalCount}</strong>
        {listing.totalCount === listing.unfilteredCount ? ' products' : ` of ${listing.unfilteredCount} products`}
      </ProductCount>
      <RefineButton>
        <Button wide icon={<FilterIcon size={18} />} type="button" data-opens="refine" onClick={onRefine}>
          Refine <CountBadge count={chosen} />
        </Button>
      </RefineButton>
      <SortChoice>
        <span aria-hidden>Sort by</span>
        <NativeSelect
          small
          aria-label="Sort by"
          value={listing.sort}
          options={sortOptions(isSearch)}
          onChange={(event) => onSort(event.target.value as ListingSort)} // the options are the sorts
        />
      </SortChoice>
      <Segmented label="View" value={view} options={views} onChange={onView} />
    </Root>
  )
}
