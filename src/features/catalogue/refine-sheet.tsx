import { styled } from '@mui/material/styles'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { Choice } from './listing-choices.ts'

type Props = {
  facets: readonly Facet[]
  totalCount: number
  choices: readonly Choice[]
  filter: string | undefined
  onFilter: (filter: string) => void
  onClose: () => void
}

const Foot = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 })

/** The facets on a phone: a full screen over the list, which narrows behind it. */
export function RefineSheet({ facets, totalCount, choices, filter, onFilter, onClose }: Props) {
  useChatBlocker('filterPanel')
  return (
    <Drawer
      open
      onClose={onClose}
      title="Refine"
      footer={
        <Foot>
          <Button type="button" onClick={() => onFilter('')}>
            Clear all
          </Button>
          <Button variant="primary" wide type="button" onClick={onClose}>
            Show {totalCount} {totalCount === 1 ? 'product' : 'products'}
          </Button>
        </Foot>
      }
    >
      <AppliedFilters choices={choices} onFilter={onFilter} />
      <FacetPanel facets={facets} filter={filter} onFilter={onFilter} />
    </Drawer>
  )
}
