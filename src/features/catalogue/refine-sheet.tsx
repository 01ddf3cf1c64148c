import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { useNewestSearch } from '#lib/page/pending.ts'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { takeEarlyFilters } from './early-filters.ts'
import { FacetPanel, type NextFilter } from './facet-panel.tsx'
import type { Choice } from './listing-choices.ts'

type Props = {
  facets: readonly Facet[]
  totalCount: number
  choices: readonly Choice[]
  onFilter: (next: NextFilter) => void
  onClose: () => void
}

const Foot = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 })

/** What was chosen in the drawer that this one replaces. */
function useEarlyFilters() {
  const navigate = useNavigate()
  const newestSearch = useNewestSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it replaces that drawer once
  useEffect(() => {
    const search = takeEarlyFilters(newestSearch())
    if (search !== null) void navigate({ search }, { preventScrollReset: true })
  }, [])
}

/** The facets on a phone: a full screen over the list, which narrows behind it. */
export function RefineSheet({ facets, totalCount, choices, onFilter, onClose }: Props) {
  useChatBlocker('filterPanel')
  useEarlyFilters()
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
      <FacetPanel facets={facets} onFilter={onFilter} />
    </Drawer>
  )
}
