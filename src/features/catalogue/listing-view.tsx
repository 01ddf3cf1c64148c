import { styled } from '@mui/material/styles'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { useApp } from '#lib/app.tsx'
import { FromServer } from '#lib/boot/from-server.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { CachedFragment } from '#lib/boot/ssr-fragment-cache.tsx'
import { useWideScreenFirst } from '#lib/browser/wide-screen.ts'
import { useIsPending, useNewestSearch, usePendingSearch } from '#lib/page/pending.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Pagination } from '#ui/layout/pagination.tsx'
import { themed } from '#ui/themed.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FacetPanel, type NextFilter } from './facet-panel.tsx'
import { changedAddress, readListingAddress, type ListingView as View } from './listing-address.ts'
import { choicesOf, facetsChosen } from './listing-choices.ts'
import { ListingToolbar } from './listing-toolbar.tsx'
import { refineRequest } from './refine-request.ts'

// Rare, and written in the first load of no list.
const ListingEmpty = onDemand(
  () => import('./listing-empty.tsx').then((module) => module.ListingEmpty),
  <div style={{ minHeight: 320 }} />,
)
const RefineSheet = onDemand(() => import('./refine-sheet.tsx').then((module) => module.RefineSheet))

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
    (module) => module.scrollToSection(element),
    () => element.scrollIntoView(),
  )

/** Pale while other products or another page load. */
function Results({ children }: { children: ReactNode }) {
  return (
    <div data-results aria-busy={useIsPending() || undefined}>
      {children}
    </div>
  )
}

type RefiningProps = Omit<ComponentProps<typeof RefineSheet>, 'onClose'> & { panel: RefObject<HTMLElement | null> }

/** The dialog of the filters. Its state is here, so that the list does not render again when it opens. */
function Refining({ panel, ...sheet }: RefiningProps) {
  const [isOpen, setOpen] = useState(false)
  // If the panel is visible beside the list, a request scrolls to it instead of opening the dialog.
  useEffect(
    () =>
      refineRequest.subscribe(() => {
        if (panel.current?.offsetParent) void scrollToPanel(panel.current)
        else setOpen(true)
      }),
    [panel],
  )
  return isOpen && <RefineSheet {...sheet} onClose={() => setOpen(false)} />
}

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
  const pending = usePendingSearch()
  const newestSearch = useNewestSearch()
  const isWide = useWideScreenFirst()
  const search = pending === null ? current : new URLSearchParams(pending)
  const { filter, view = brand.flags.listViewFirst ? 'list' : 'grid' } = readListingAddress(search)
  const facets = pending === null ? listing.facets : facetsChosen(listing.facets, filter)
  const choices = choicesOf({ facets }, filter)
  // A choice is added to the last one, not to the list still shown.
  const change = useCallback(
    (next: Parameters<typeof changedAddress>[1]) =>
      void navigate({ search: changedAddress(newestSearch(), next) }, { preventScrollReset: true }),
    [navigate, newestSearch],
  )
  const setFilter = useCallback(
    (next: NextFilter) =>
      change({ filter: typeof next === 'string' ? next : next(readListingAddress(newestSearch()).filter) }),
    [change, newestSearch],
  )

  const panel = useRef<HTMLElement>(null)
  // Choices are shown before their products arrive: the products of before do not render again then.
  const results = useMemo(() => cards(listing.products, view), [cards, listing.products, view])
  const facetPanel = useMemo(() => <FacetPanel facets={facets} onFilter={setFilter} />, [facets, setFilter])

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
          {/* On narrow screens only the dialog has the facets. What the server hides here stays as it is: it fills the
              dialog that opens before the app has started. */}
          {isWide ? (
            <div>{import.meta.env.SSR ? <CachedFragment of={facets}>{facetPanel}</CachedFragment> : facetPanel}</div>
          ) : (
            <FromServer />
          )}
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
            onRefine={refineRequest.send}
          />
          <AppliedFilters choices={choices} onFilter={setFilter} />
          <Results>{listing.products.length > 0 ? results : <ListingEmpty onClear={() => setFilter('')} />}</Results>
          <Pagination
            page={listing.page}
            totalItems={listing.totalCount}
            perPage={listing.size}
            to={(page) => changedAddress(search, { page }) || '?'}
          />
        </div>
      </Columns>
      <Refining panel={panel} facets={facets} totalCount={listing.totalCount} choices={choices} onFilter={setFilter} />
    </>
  )
}
