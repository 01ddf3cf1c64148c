import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Pagination } from '#ui/layout/pagination.tsx'
import { themed } from '#ui/themed.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { changedAddress, readListingAddress, type ListingView as View } from './listing-address.ts'
import { choicesOf, facetsChosen } from './listing-choices.ts'
import { ListingToolbar } from './listing-toolbar.tsx'
import { refineRequest } from './refine-request.ts'

// Rare, and written in the first load of no list.
const ListingEmpty = onDemand(
  () => import('./listing-empty.tsx').then((module) => module.ListingEmpty),
  <div style={{ minHeight: 320 }} />,
)
const RefineSheet = onDemand(() => import('./refine-sheet.tsx').then(({ RefineSheet }) => RefineSheet))

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
    paddingBottom: 48,
    '& > aside > :last-child': {
      padding: '4px 20px',
      backgroundColor: theme.vars.palette.background.paper,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.large,
    },
    '& [data-results]': { transition: 'opacity 120ms ease-out', '&[aria-busy="true"]': { opacity: 0.55 } },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: '264px minmax(0, 1fr)',
      marginTop: 12,
    },
    [theme.breakpoints.down('lg')]: { '& > aside': { display: 'none' } },
  })),
)

const PanelHead = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 46,
  marginBottom: 12,
})

/** A banner that asks for it is rare: the code that scrolls loads then. */
const scrollToPanel = (element: HTMLElement) =>
  import('#lib/browser/smooth-scroll.ts').then(
    ({ scrollToSection }) => scrollToSection(element),
    () => element.scrollIntoView(),
  )

type Props = {
  listing: Listing
  /** Renders the products; the page provides prices, delivery and the cart. */
  cards: (products: readonly ProductCard[], view: View) => ReactNode
  isSearch?: boolean
}

/** A product list with filters, sort order, pagination and a grid or list view. The URL holds all of this state. */
export function ListingView({ listing, cards, isSearch = false }: Props) {
  const { brand } = useApp()
  const [current] = useSearchParams()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const isBusy = navigation.state === 'loading'
  const [refining, setRefining] = useState(false)
  // Reads the pending navigation first, so that the next choice is added to the last one, not to the list still shown.
  const isNarrowing = navigation.location?.pathname === pathname
  const search = isNarrowing ? new URLSearchParams(navigation.location?.search) : current
  const { filter, view = brand.flags.listViewFirst ? 'list' : 'grid' } = readListingAddress(search)
  const facets = isNarrowing ? facetsChosen(listing.facets, filter) : listing.facets
  const choices = choicesOf({ facets }, filter)
  const change = (next: Parameters<typeof changedAddress>[1]) =>
    void navigate({ search: changedAddress(search, next) }, { preventScrollReset: true })
  const setFilter = (text: string) => change({ filter: text })

  // If the panel is visible beside the list, a request scrolls to it instead of opening the dialog.
  const panel = useRef<HTMLElement>(null)
  useEffect(
    () =>
      refineRequest.subscribe(() => {
        if (panel.current?.offsetParent) void scrollToPanel(panel.current)
        else setRefining(true)
      }),
    [],
  )

  const panelOfFacets = <FacetPanel facets={facets} filter={filter} onFilter={setFilter} />

  // Without products and filters, only the message is shown.
  if (listing.products.length === 0 && choices.length === 0) return <ListingEmpty />

  return (
    <>
      <Columns>
        <aside ref={panel} aria-label="Refine">
          <PanelHead>
            <Heading level={2} variant="h4">
              Refine
            </Heading>
            {choices.length > 0 && (
              <Button variant="text" size="small" type="button" onClick={() => setFilter('')}>
                Clear all
              </Button>
            )}
          </PanelHead>
          <div>
            {import.meta.env.SSR ? <CachedFragment of={facets}>{panelOfFacets}</CachedFragment> : panelOfFacets}
          </div>
        </aside>
        <div>
          <ListingToolbar
            listing={listing}
            filter={filter}
            isSearch={isSearch}
            chosen={choices.length}
            view={view}
            onSort={(sort) => change({ sort })}
            onView={(next) => change({ view: next })}
            onFilter={setFilter}
            onRefine={() => setRefining(true)}
          />
          <AppliedFilters choices={choices} onFilter={setFilter} />
          <div data-results aria-busy={isBusy || undefined}>
            {listing.products.length > 0 ? (
              cards(listing.products, view)
            ) : (
              <ListingEmpty onClear={() => setFilter('')} />
            )}
          </div>
          <Pagination
            page={listing.page}
            totalItems={listing.totalCount}
            perPage={listing.size}
            to={(page) => changedAddress(search, { page }) || '?'}
          />
        </div>
      </Columns>
      {refining && (
        <RefineSheet
          facets={facets}
          totalCount={listing.totalCount}
          choices={choices}
          filter={filter}
          onFilter={setFilter}
          onClose={() => setRefining(false)}
        />
      )}
    </>
  )
}
